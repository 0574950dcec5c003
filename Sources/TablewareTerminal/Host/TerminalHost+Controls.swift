import Tableware
import TablewareViewport
import TerminalKit

/// Controls by key: activating, adjusting, going from one to the next.
extension TerminalHost {
  /// Whether the focused row can be set.
  var isOnControl: Bool { stage.viewport.focusedContent?.control?.isSettable ?? false }

  /// What Enter does: it sets what can be set at once, begins to set what takes longer, and is a tap
  /// everywhere else.
  func activate() {
    stage.viewport.takeFocus()
    guard let content = stage.viewport.focusedContent, content.isEnabled else {
      stage.viewport.activate()
      return
    }
    switch content.control {
    case .text(let input): beginTyping(input)
    case .date(let input): beginDating(input)
    case let control:
      if let value = control?.activated {
        stage.viewport.raise(ControlChange(value))
      } else {
        stage.viewport.activate()
      }
    }
  }

  /// Left and right on a row that goes up and down; with shift in steps of ten.
  ///
  /// - Returns: whether the row can be adjusted at all. At its end it stays, and the key does nothing
  ///   else: whoever holds it down must not leave the screen by that.
  func adjust(by press: KeyPress) -> Bool {
    // Who only looks on must not be taken for one who chose a row.
    guard stage.viewport.focusedContent?.control?.isAdjustable == true else { return false }
    stage.viewport.takeFocus()
    guard let content = stage.viewport.focusedContent, content.isEnabled,
      let control = content.control, control.isAdjustable
    else { return false }
    var steps = press.key == .right ? 1 : -1
    if press.modifiers.contains(.shift), case .choice = control {
    } else {
      steps *= press.modifiers.contains(.shift) ? 10 : 1
    }
    set(control.adjusted(by: steps))
    return true
  }

  /// Tells the focused row's owner that its control was set; nothing for `nil`.
  func set(_ value: ControlValue?) {
    if let value { stage.viewport.raise(ControlChange(value)) }
  }

  /// Goes to the next row that can be set, and begins to type if it is a field.
  ///
  /// - Returns: whether there is one near.
  @discardableResult
  func moveToControl(forward: Bool) -> Bool {
    let stage = stage
    stage.viewport.takeFocus()
    let found = stage.viewport.nearestRow(forward: forward, limit: 1_000) {
      $0.isEnabled && $0.control?.isSettable == true
    }
    guard let found else { return false }
    stage.viewport.focus(found)
    stage.viewport.scroll(to: found, at: .nearest)
    if case .text(let input) = stage.viewport.focusedContent?.control { beginTyping(input) }
    return true
  }

  /// Moves the focused row by one place; the focus stays on it.
  func moveRow(by distance: Int) {
    stage.viewport.takeFocus()
    guard let path = stage.viewport.focus, let row = stage.viewport.focusedIdentity,
      stage.screen.table.snapshot[path]?.isMovable == true
    else { return }
    stage.screen.table.move(row, by: distance)
  }

  /// Shows what can be done with a row, which gets the focus.
  ///
  /// - Returns: `false` if that is nothing.
  @discardableResult
  func openMenu(at path: RowPath) -> Bool {
    let actions = stage.actions(at: path)
    let table = stage.screen.table
    guard !actions.isEmpty, let source = table.source(at: path), let row = table.snapshot[path]
    else { return false }
    stage.viewport.focus(path)
    let title = row.content.title.string.clipped(to: 60)
    navigator.push(MenuScreen(actions, for: source, title: title))
    return true
  }

  /// Shows what can be done with the focused row.
  func openMenu() {
    stage.viewport.takeFocus()
    if let path = stage.viewport.focus { openMenu(at: path) }
  }
}

extension Stage {
  /// All that can be done with a row, its details included.
  func actions(at path: RowPath) -> [RowAction] {
    guard let content = screen.table.snapshot[path]?.content, content.isEnabled else { return [] }
    let actions = screen.table.actions(at: path)
    guard content.accessory.hasDetail else { return actions }
    return [
      RowAction(Words.current.actions.details, symbol: "i") { source in
        _ = source.raise(DetailTap())
      }
    ] + actions
  }
}

import Tableware
import TablewareHosting
import TablewareViewport
import TerminalKit

extension TerminalHost {
  func handle(_ mouse: Mouse) {
    // A click beside a menu or a question closes it.
    if case .press = mouse.action, let box = visibleScreens.overlay?.box, !box.contains(mouse) {
      return goBack()
    }
    switch mouse.action {
    case .wheelUp: terminalScreen.viewport.scroll(by: -3)
    case .wheelDown: terminalScreen.viewport.scroll(by: 3)
    case .press(.left): press(mouse)
    case .drag(.left): drag(mouse)
    case .release(.left): release(mouse)
    case .press(.right): pressRight(mouse)
    default: break
    }
  }

  private func press(_ mouse: Mouse) {
    let terminalScreen = terminalScreen
    terminalScreen.cancelDrag()
    if let title = ScreenFrame(size: size).indexTitle(at: mouse, terminalScreen) {
      finishEditing()
      if terminalScreen === self.terminalScreen { jump(toIndex: title) }
      return
    }
    guard let row = row(at: mouse) else { return }
    if let editing = terminalScreen.editing,
      editing.row != terminalScreen.table.snapshot.rowID(at: row)
    {
      finishEditing()
      // A handler may have shown another screen.
      guard terminalScreen === self.terminalScreen else { return }
    }
    terminalScreen.viewport.focus(row)
    guard let target = terminalScreen.target(at: column(of: mouse), line(of: mouse)) else { return }
    if target == .row, let id = terminalScreen.viewport.focusedIdentity,
      terminalScreen.viewport.host.presentation(at: row)?.isMovable == true
    {
      // The release determines whether this is a click or the beginning of a move.
      return terminalScreen.drag = .row(Drag.HeldRow(row: id, line: line(of: mouse)))
    }
    act(on: target)
  }

  private func drag(_ mouse: Mouse) {
    switch terminalScreen.drag {
    case .row(let held): terminalScreen.drag(held, to: line(of: mouse))
    case .slider(let row), .selection(let row):
      guard terminalScreen.viewport.focusedIdentity == row,
        let target = terminalScreen.target(
          at: column(of: mouse), line(of: mouse), holding: terminalScreen.drag)
      else { return }
      if case .character(let position) = target {
        type { $0.moveCursor(to: position, selecting: true) }
      } else {
        act(on: target)
      }
    case nil: break
    }
  }

  private func release(_ mouse: Mouse) {
    let terminalScreen = terminalScreen
    guard case .row(let held)? = terminalScreen.drag else { return terminalScreen.drag = nil }
    terminalScreen.drag = nil
    if held.isHeld {
      terminalScreen.host.endMoving(at: held.target)
    } else if terminalScreen.viewport.focusedIdentity == held.row {
      act(on: .row)
    }
  }

  private func pressRight(_ mouse: Mouse) {
    let terminalScreen = terminalScreen
    terminalScreen.cancelDrag()
    finishEditing()
    guard terminalScreen === self.terminalScreen else { return }
    if terminalScreen.search == nil, let row = row(at: mouse), openMenu(at: row) { return }
    goBack()
  }

  private func act(on target: MouseTarget) {
    let terminalScreen = terminalScreen
    guard let content = terminalScreen.viewport.focusedContent, content.isEnabled else {
      terminalScreen.viewport.perform(.tap)
      return
    }
    switch target {
    case .detail: terminalScreen.viewport.perform(.detail)
    case .expansion: terminalScreen.viewport.perform(.toggleExpansion)
    case .character(let position):
      if terminalScreen.editing == nil, case .text(let input) = content.control {
        beginTyping(input)
      }
      guard terminalScreen === self.terminalScreen, case .text(let typing) = terminalScreen.editing
      else { return }
      type { $0.moveCursor(to: position) }
      terminalScreen.drag = .selection(typing.row)
    case .part(let part):
      guard case .date(var typing) = terminalScreen.editing else { return }
      typing.editor.choose(part)
      terminalScreen.editing = .date(typing)
    case .number(let number):
      if let row = terminalScreen.viewport.focusedIdentity { terminalScreen.drag = .slider(row) }
      if content.control?.input.scale?.number.value != number { set(.number(number)) }
    case .step(let steps): set(content.control?.adjusted(by: steps))
    case .choose(let index):
      switch content.control {
      case .choice(let choice) where choice.selected != index: set(.index(index))
      case .sort(let sort): set(sort.value(afterTapOn: index))
      default: break
      }
    case .control: activate()
    case .row:
      switch content.control {
      case .toggle, .text, .date: if terminalScreen.editing == nil { activate() }
      // A click beside a control with steps has no direction.
      default: terminalScreen.viewport.perform(.tap)
      }
    }
  }

  /// Returns the line of the table under the mouse; negative above the table.
  private func line(of mouse: Mouse) -> Int { mouse.row - origin.row }

  /// Returns the column of the table under the mouse; negative beside the table.
  private func column(of mouse: Mouse) -> Int { mouse.column - origin.column }

  private var origin: (column: Int, row: Int) {
    ScreenFrame(size: size).origin(of: terminalScreen)
  }

  private func row(at mouse: Mouse) -> RowPath? {
    let size = terminalScreen.surface.size
    guard column(of: mouse) >= 0, column(of: mouse) < size.width, line(of: mouse) < size.height
    else { return nil }
    return terminalScreen.viewport.row(at: line(of: mouse))
  }
}

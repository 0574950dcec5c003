import Tableware
import TablewareHosting
import TablewareViewport
import TerminalKit

/// Controls by key: activating, adjusting, moving between them.
extension TerminalHost {
  /// Whether the focused row has a control that the user can set. A header with captions does not
  /// count: Tab leads from it to the next section.
  var isOnControl: Bool {
    let content = terminalScreen.viewport.focusedContent
    return content?.sort == nil && content?.control?.input.isSettable ?? false
  }

  /// The effect of the Enter key: sets what can be set at once, begins to edit a text or a date,
  /// shows the files of this machine for a file, and is a tap on every other row.
  func activate() {
    let terminalScreen = terminalScreen
    terminalScreen.viewport.takeFocus()
    let result = terminalScreen.viewport.perform(.activate)
    guard terminalScreen === self.terminalScreen else { return }
    switch result {
    case .edit: beginEditing()
    case .selectFile: selectFile()
    default: break
    }
  }

  /// Shows the files of this machine; the selected one is for the focused row.
  private func selectFile() {
    let terminalScreen = terminalScreen
    guard let row = terminalScreen.viewport.focusedIdentity,
      case .file(let input) = terminalScreen.viewport.focusedContent?.control
    else { return }
    navigator.push(
      FileSelectionScreen(for: input) { [weak navigator] file in
        // The folders above the screen are left.
        navigator?.push(terminalScreen.screen)
        terminalScreen.viewport.interaction.receive(file, on: row)
      })
  }

  /// Begins to edit the text or date of the focused row.
  func beginEditing() {
    switch terminalScreen.viewport.focusedContent?.control {
    case .text(let input): beginTyping(input)
    case .date(let input): beginDating(input)
    default: break
    }
  }

  /// Adjusts a row with steps by the left and right arrow keys; with Shift by ten steps.
  ///
  /// - Returns: whether the row has steps at all. At the end of its range the value stays, and the
  ///   key has no other effect: a key that is held down must not leave the screen.
  func adjust(by press: KeyPress) -> Bool {
    // The focus is not marked as the user's choice until the key is known to act on the row.
    guard let row = terminalScreen.viewport.focusedPresentation, row.offers(.adjust(steps: 1))
    else {
      return false
    }
    terminalScreen.viewport.takeFocus()
    var steps = press.key == .right ? 1 : -1
    if press.modifiers.contains(.shift) { steps *= row.content.control?.input.largeStep ?? 1 }
    terminalScreen.viewport.perform(.adjust(steps: steps))
    return true
  }

  /// Sets the control of the focused row; `nil` has no effect.
  func set(_ value: ControlValue?) {
    if let value { terminalScreen.viewport.perform(.set(value)) }
  }

  /// Moves the focus to the next row that the user can set, and begins to type if it is a field.
  ///
  /// - Returns: whether there is such a row nearby.
  @discardableResult
  func moveToControl(forward: Bool) -> Bool {
    let terminalScreen = terminalScreen
    terminalScreen.viewport.takeFocus()
    guard let path = terminalScreen.viewport.focus,
      let found = terminalScreen.viewport.interaction.nextControl(from: path, forward: forward)
    else { return false }
    terminalScreen.viewport.focus(found)
    terminalScreen.viewport.scroll(to: found, at: .nearest)
    if case .text(let input) = terminalScreen.viewport.focusedContent?.control {
      beginTyping(input)
    }
    return true
  }

  /// Moves the focused row by one position; the focus stays on it.
  func moveRow(by distance: Int) {
    terminalScreen.viewport.takeFocus()
    terminalScreen.viewport.perform(.move(by: distance))
  }

  /// Shows the menu of a row, which receives the focus.
  ///
  /// - Returns: `false` if the row has no menu.
  @discardableResult
  func openMenu(at path: RowPath) -> Bool {
    guard terminalScreen.viewport.host.presentation(at: path)?.offers(.menu) == true else {
      return false
    }
    terminalScreen.viewport.focus(path)
    return terminalScreen.viewport.perform(.menu) == .done
  }

  /// Shows the menu of the focused row.
  func openMenu() {
    terminalScreen.viewport.takeFocus()
    if let path = terminalScreen.viewport.focus { openMenu(at: path) }
  }
}

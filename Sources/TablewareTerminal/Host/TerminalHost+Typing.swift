import Tableware
import TablewareViewport
import TerminalKit

/// Typing into rows, and setting dates part by part.
extension TerminalHost {
  /// Begins to type into the focused row.
  func beginTyping(_ input: TextInput) {
    let terminalScreen = terminalScreen
    guard let row = terminalScreen.viewport.focusedIdentity else { return }
    terminalScreen.endEditing()
    guard terminalScreen === self.terminalScreen, terminalScreen.viewport.focusedIdentity == row
    else { return }
    terminalScreen.editing = .text(FieldTyping(row: row, input: input))
    terminalScreen.viewport.perform(.beginTyping)
  }

  /// Begins to type into the focused row if the app requested that.
  func beginRequestedTyping() {
    let table = terminalScreen.table
    guard let row = table.requestedTyping else { return }
    table.requestedTyping = nil
    guard terminalScreen.viewport.focusedIdentity == row, terminalScreen.editing?.row != row,
      let content = terminalScreen.viewport.focusedContent, content.isEnabled,
      case .text(let input) = content.control
    else { return }
    beginTyping(input)
  }

  /// Changes the typed text, and reports it.
  func type(_ edit: (inout TextEditor) -> Void) {
    let terminalScreen = terminalScreen
    guard case .text(var typing) = terminalScreen.editing else { return }
    let old = typing.editor.text
    edit(&typing.editor)
    let text = typing.editor.text
    if text != old { typing.noteSent() }
    terminalScreen.editing = .text(typing)
    // The field may have been scrolled away.
    if let focus = terminalScreen.viewport.focus {
      terminalScreen.viewport.scroll(to: focus, at: .nearest)
    }
    if text != old { terminalScreen.viewport.perform(.set(.text(text))) }
  }

  func handleTyping(_ press: KeyPress) {
    guard case .text(let typing) = terminalScreen.editing else { return }
    switch press {
    case KeyPress(.escape): terminalScreen.endEditing(.canceled)
    case KeyPress(.enter) where typing.editor.isMultiline: type { $0.insert("\n") }
    case KeyPress(.enter):
      submit()
    case KeyPress(.tab): leaveField(forward: true)
    case .backTab: leaveField(forward: false)
    case KeyPress(.up): moveLine(by: -1, .up)
    case KeyPress(.down): moveLine(by: 1, .down)
    case KeyPress(.up, .shift), KeyPress(.down, .shift):
      moveLine(by: press.key == .up ? -1 : 1, nil)
    case KeyPress(.pageUp), KeyPress(.pageDown):
      terminalScreen.endEditing()
      move(press.key == .pageUp ? .pageUp : .pageDown)
    default: type { _ = $0.handle(press) }
    }
  }

  /// Handles the Return key in a field of one line. Without a handler the focus moves to the next
  /// control.
  private func submit() {
    let terminalScreen = terminalScreen
    let result = terminalScreen.viewport.perform(.submit)
    guard terminalScreen === self.terminalScreen else { return }
    switch result {
    case .delivered(.handled): break
    case .focused(let next):
      terminalScreen.viewport.focus(next)
      finishEditing()
      if terminalScreen === self.terminalScreen,
        case .text(let input) = terminalScreen.viewport.focusedContent?.control
      {
        beginTyping(input)
      }
    default: finishEditing()
    }
  }

  private func leaveField(forward: Bool) {
    let terminalScreen = terminalScreen
    finishEditing()
    guard terminalScreen === self.terminalScreen else { return }
    moveToControl(forward: forward)
  }

  /// Moves to another line of the text on screen; from the first or the last one out of the field.
  private func moveLine(by distance: Int, _ movement: FocusMovement?) {
    let terminalScreen = terminalScreen
    guard case .text(let typing) = terminalScreen.editing else { return }
    var hasMoved = false
    if typing.editor.isMultiline, let content = terminalScreen.viewport.focusedContent {
      let width = terminalScreen.surface.size.width
      let columns = RowShape(content, in: terminalScreen.focusedPlace, width: width).areaColumns(
        width: width)
      let lines = FieldText(typing.editor).lines(columns: columns.count - 1)
      type { hasMoved = $0.moveLine(by: distance, in: lines, selecting: movement == nil) }
    }
    guard !hasMoved, let movement else { return }
    terminalScreen.endEditing()
    if terminalScreen === self.terminalScreen { move(movement) }
  }

  /// Begins to set the date of the focused row.
  func beginDating(_ input: DateInput) {
    let terminalScreen = terminalScreen
    guard let row = terminalScreen.viewport.focusedIdentity else { return }
    terminalScreen.endEditing()
    guard terminalScreen === self.terminalScreen else { return }
    terminalScreen.editing = .date(DateTyping(row: row, editor: DateEditor(input, proposal: today)))
  }

  func handleDating(_ press: KeyPress) {
    guard case .date(var typing) = terminalScreen.editing else { return }
    switch press {
    case KeyPress(.escape): return terminalScreen.endEditing()
    case KeyPress(.enter): return finishEditing()
    case KeyPress(.tab): return leaveField(forward: true)
    case .backTab: return leaveField(forward: false)
    case KeyPress(.left): typing.editor.movePart(by: -1)
    case KeyPress(.right), .character("-"), .character(":"), .space: typing.editor.movePart(by: 1)
    case KeyPress(.up): typing.editor.step(by: 1)
    case KeyPress(.down): typing.editor.step(by: -1)
    case KeyPress(.up, .shift), KeyPress(.pageUp): typing.editor.step(by: 10)
    case KeyPress(.down, .shift), KeyPress(.pageDown): typing.editor.step(by: -10)
    case KeyPress(.backspace): typing.editor.deleteDigit()
    default:
      guard case .character(let character) = press.key, press.modifiers.isEmpty,
        character.isASCII, let digit = character.wholeNumberValue
      else { return }
      typing.editor.type(digit)
    }
    terminalScreen.editing = .date(typing)
    if let focus = terminalScreen.viewport.focus {
      terminalScreen.viewport.scroll(to: focus, at: .nearest)
    }
  }

  /// Ends editing: a text is reported already, a date is set now.
  func finishEditing() {
    guard case .date(var typing) = terminalScreen.editing else {
      return terminalScreen.endEditing()
    }
    let date = typing.editor.finish()
    terminalScreen.editing = nil
    if date != typing.editor.input.value { set(.date(date)) }
  }
}

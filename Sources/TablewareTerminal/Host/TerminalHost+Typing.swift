import Tableware
import TablewareViewport
import TerminalKit

/// Typing into rows, and setting dates part by part.
extension TerminalHost {
  /// Begins to type into the focused row.
  func beginTyping(_ input: TextInput) {
    let stage = stage
    guard let row = stage.viewport.focusedIdentity else { return }
    stage.endEditing()
    guard stage === self.stage, stage.viewport.focusedIdentity == row else { return }
    stage.editing = .text(FieldTyping(row: row, input: input))
    stage.viewport.perform(.typing(isActive: true))
  }

  /// Changes what is being typed, and reports it.
  func type(_ edit: (inout TextEditor) -> Void) {
    let stage = stage
    guard case .text(var typing) = stage.editing else { return }
    let old = typing.editor.text
    edit(&typing.editor)
    let text = typing.editor.text
    if text != old { typing.noteSent() }
    stage.editing = .text(typing)
    // The field may have been scrolled away.
    if let focus = stage.viewport.focus { stage.viewport.scroll(to: focus, at: .nearest) }
    if text != old { stage.viewport.perform(.set(.text(text))) }
  }

  func handleTyping(_ press: KeyPress) {
    guard case .text(let typing) = stage.editing else { return }
    switch press {
    case KeyPress(.escape): stage.endEditing()
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
      stage.endEditing()
      move(press.key == .pageUp ? .pageUp : .pageDown)
    default: type { _ = $0.handle(press) }
    }
  }

  /// The Return key in a field of one line. Without a handler it leads to the next control.
  private func submit() {
    let stage = stage
    let result = stage.viewport.perform(.submit)
    guard stage === self.stage else { return }
    switch result {
    case .delivered(.handled): break
    case .focused(let next):
      stage.viewport.focus(next)
      finishEditing()
      if stage === self.stage, case .text(let input) = stage.viewport.focusedContent?.control {
        beginTyping(input)
      }
    default: finishEditing()
    }
  }

  private func leaveField(forward: Bool) {
    let stage = stage
    finishEditing()
    guard stage === self.stage else { return }
    moveToControl(forward: forward)
  }

  /// Goes to another line of the text as it is shown; from the first or the last one out of the field.
  private func moveLine(by distance: Int, _ movement: FocusMovement?) {
    let stage = stage
    guard case .text(let typing) = stage.editing else { return }
    var hasMoved = false
    if typing.editor.isMultiline, let content = stage.viewport.focusedContent {
      let width = stage.surface.size.width
      let columns = RowShape(content, width: width).areaColumns(width: width)
      let lines = FieldText(typing.editor).lines(columns: columns.count - 1)
      type { hasMoved = $0.moveLine(by: distance, in: lines, selecting: movement == nil) }
    }
    guard !hasMoved, let movement else { return }
    stage.endEditing()
    if stage === self.stage { move(movement) }
  }

  /// Begins to set the date of the focused row.
  func beginDating(_ input: DateInput) {
    let stage = stage
    guard let row = stage.viewport.focusedIdentity else { return }
    stage.endEditing()
    guard stage === self.stage else { return }
    stage.editing = .date(DateTyping(row: row, editor: DateEditor(input, proposal: today)))
  }

  func handleDating(_ press: KeyPress) {
    guard case .date(var typing) = stage.editing else { return }
    switch press {
    case KeyPress(.escape): return stage.endEditing()
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
    stage.editing = .date(typing)
    if let focus = stage.viewport.focus { stage.viewport.scroll(to: focus, at: .nearest) }
  }

  /// Ends what is being set: a text is what was typed, a date is set now.
  func finishEditing() {
    guard case .date(var typing) = stage.editing else { return stage.endEditing() }
    let date = typing.editor.finish()
    stage.editing = nil
    if date != typing.editor.input.value { set(.date(date)) }
  }
}

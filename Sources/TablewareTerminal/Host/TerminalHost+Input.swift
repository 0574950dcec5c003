import Tableware
import TablewareViewport

extension TerminalHost {
  /// Reacts to a key, the mouse or pasted text.
  package func handle(_ input: Input) {
    // Keys behind the one that ended everything were not meant for a screen.
    guard !isFinished else { return }
    isHandling = true
    defer { isHandling = false }
    // What was submitted before this input is what the user saw when acting.
    stage.screen.table.commit()
    switch input {
    case .key(let press): handle(press)
    case .mouse(let mouse): handle(mouse)
    case .paste(let text):
      if stage.editor != nil { editQuery { $0.insert(text) } }
    case .focus: break
    }
  }

  private func handle(_ press: KeyPress) {
    if press == .control("c") { return finish() }
    if let movement = movement(for: press) {
      if movement != .first, movement != .last { stage.viewport.takeFocus() }
      return stage.viewport.moveFocus(movement)
    }
    if stage.editor != nil { return handleInSearch(press) }
    switch press {
    case KeyPress(.enter), .space, KeyPress(.right):
      stage.viewport.takeFocus()
      stage.viewport.raise(Tap())
    case KeyPress(.escape), KeyPress(.backspace), KeyPress(.left): goBack()
    case .character("/") where stage.screen.search != nil:
      stage.editor = LineEditor(stage.screen.search?.query ?? "")
    default: handleCharacter(press)
    }
  }

  private func movement(for press: KeyPress) -> FocusMovement? {
    switch press {
    case KeyPress(.up): .up
    case KeyPress(.down): .down
    case KeyPress(.pageUp): .pageUp
    case KeyPress(.pageDown): .pageDown
    case KeyPress(.home) where stage.editor == nil: .first
    case KeyPress(.end) where stage.editor == nil: .last
    case KeyPress(.tab): .nextSection
    case .backTab: .previousSection
    default: nil
    }
  }

  private func handleCharacter(_ press: KeyPress) {
    guard case .character(let character) = press.key, press.modifiers.isEmpty else { return }
    if let command = stage.screen.commands.first(where: { $0.key == character }) {
      stage.viewport.takeFocus()
      command.run(stage.viewport.focusedSource)
    } else if character == "q" {
      finish()
    } else {
      jumpToIndex(character)
    }
  }

  /// A capital letter jumps to the section with that index title.
  private func jumpToIndex(_ character: Character) {
    guard character.isUppercase || character == "#" else { return }
    let snapshot = stage.screen.table.snapshot
    let section = (0..<snapshot.sectionCount).first {
      snapshot.indexTitle(of: $0) == String(character)
    }
    if let section { stage.viewport.jump(toSection: section) }
  }

  /// One step back: a search is cleared first, then the screen is left. The first screen stays.
  private func goBack() {
    stage.editor = nil
    if let search = stage.screen.search, !search.query.isEmpty { return search.update("") }
    navigator.pop()
  }

  private func handleInSearch(_ press: KeyPress) {
    switch press {
    case KeyPress(.enter): stage.editor = nil
    case KeyPress(.escape):
      stage.editor = nil
      stage.screen.search?.update("")
    default:
      editQuery { editor in _ = editor.handle(press) }
    }
  }

  private func editQuery(_ edit: (inout LineEditor) -> Void) {
    guard var editor = stage.editor else { return }
    edit(&editor)
    let changed = editor.text != stage.editor?.text
    stage.editor = editor
    if changed { stage.screen.search?.update(editor.text) }
  }

  private func handle(_ mouse: Mouse) {
    let chrome = Chrome(size: size)
    switch mouse.action {
    case .wheelUp: stage.viewport.scroll(by: -3)
    case .wheelDown: stage.viewport.scroll(by: 3)
    case .press(.left):
      if let section = chrome.indexSection(at: mouse, stage) {
        stage.viewport.jump(toSection: section)
      } else if mouse.column < stage.surface.size.width,
        mouse.row < chrome.tableTop + stage.surface.size.height,
        let row = stage.viewport.row(at: mouse.row - chrome.tableTop)
      {
        stage.viewport.focus(row)
        stage.viewport.raise(Tap())
      }
    case .press(.right): goBack()
    default: break
    }
  }
}

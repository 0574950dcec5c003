import Tableware
import TablewareHosting
import TablewareViewport
import TerminalKit

/// The effects of keys. A screen's own commands have precedence, and letters are free for them.
///
/// | key | does |
/// | --- | --- |
/// | ↑ ↓ PageUp PageDown Home End | move the focus |
/// | Tab, Shift+Tab | to the next section; from a control to the next control |
/// | Enter, Space, → | sets the row's control, begins to type, or taps the row |
/// | ← → | change a number, a choice, a date, a toggle; with Shift by ten steps |
/// | → | expands a row; from an expanded one to its first child |
/// | ← | collapses a row; from a collapsed one to its parent |
/// | Alt+↑ Alt+↓ | move a movable row |
/// | `.` F10 Ctrl+O Shift+Enter | show the actions of the row |
/// | `i`, Alt+Enter | the row's details; a long press |
/// | Esc, Backspace, ← | back |
/// | F5, Ctrl+R | refresh |
/// | Ctrl+K | the list of commands and screens |
/// | Tab in the search | the suggested token, or the next scope of the search |
/// | Backspace before the text of the search | removes the last token |
/// | `/`, `?`, `q`, capitals | search, all keys, quit, the index |
///
/// While the user types, all keys belong to the field: see ``handleTyping(_:)``.
extension TerminalHost {
  /// Reacts to a key, the mouse or pasted text.
  package func handle(_ input: Input) {
    // Keys after the one that ended the session were not meant for a screen.
    guard !isFinished else { return }
    isHandling = true
    defer { isHandling = false }
    // What was submitted before this input is what the user saw when acting.
    terminalScreen.host.commit()
    terminalScreen.followEditedRow()
    switch input {
    case .key(let press): handle(press)
    case .mouse(let mouse): handle(mouse)
    case .paste(let text):
      if terminalScreen.search != nil {
        editQuery { $0.insert(text) }
      } else {
        type { $0.insert(text) }
      }
    case .focus, .knowsPictures: break
    }
  }

  private func handle(_ press: KeyPress) {
    if press == .control("c") { return finish() }
    // A terminal may lose the release of a button: any key releases the row, and has no other
    // effect if a row was held.
    let holdsRow = terminalScreen.isHoldingRow
    terminalScreen.cancelDrag()
    if holdsRow { return }
    if terminalScreen.search != nil {
      if press == KeyPress(.tab), addSuggestedToken() { return }
      if press == KeyPress(.backspace), removeLastToken() { return }
      if press == KeyPress(.tab) || press == .backTab, selectNextScope(press) { return }
      if let movement = movement(for: press) { return move(movement) }
      return handleInSearch(press)
    }
    switch terminalScreen.editing {
    case .text: handleTyping(press)
    case .date: handleDating(press)
    case nil: handleBrowsing(press)
    }
  }

  private func handleBrowsing(_ press: KeyPress) {
    switch press {
    case KeyPress(.up, .alt): return moveRow(by: -1)
    case KeyPress(.down, .alt): return moveRow(by: 1)
    case KeyPress(.left), KeyPress(.right), KeyPress(.left, .shift), KeyPress(.right, .shift):
      if adjust(by: press) || press.modifiers.isEmpty && expand(by: press.key) { return }
    case KeyPress(.tab) where isOnControl:
      if moveToControl(forward: true) { return }
    case .backTab where isOnControl:
      if moveToControl(forward: false) { return }
    default: break
    }
    if let movement = movement(for: press) { return move(movement) }
    switch press {
    case KeyPress(.enter), .space, KeyPress(.right): activate()
    case KeyPress(.enter, .alt):
      terminalScreen.viewport.takeFocus()
      terminalScreen.viewport.perform(.longPress)
    case KeyPress(.enter, .shift), KeyPress(.function(10)), .control("o"): openMenu()
    case KeyPress(.delete): performAction(.delete)
    case KeyPress(.function(5)), .control("r"):
      terminalScreen.viewport.interaction.perform(.refresh)
    case .control("k"): showPalette()
    case KeyPress(.escape), KeyPress(.backspace), KeyPress(.left): goBack()
    case .character("/") where terminalScreen.screen.search != nil: beginSearch()
    default: handleCharacter(press)
    }
  }

  func move(_ movement: FocusMovement) {
    if movement != .first, movement != .last { terminalScreen.viewport.takeFocus() }
    terminalScreen.viewport.moveFocus(movement)
  }

  private func movement(for press: KeyPress) -> FocusMovement? {
    switch press {
    case KeyPress(.up): .up
    case KeyPress(.down): .down
    case KeyPress(.pageUp): .pageUp
    case KeyPress(.pageDown): .pageDown
    case KeyPress(.home) where terminalScreen.search == nil: .first
    case KeyPress(.end) where terminalScreen.search == nil: .last
    case KeyPress(.tab): .nextSection
    case .backTab: .previousSection
    default: nil
    }
  }

  /// Handles characters that no command of the screen uses: `.` for the row's menu, `i` for its
  /// details, `?` for all keys, `q` to quit, capitals for the index.
  private func handleCharacter(_ press: KeyPress) {
    guard case .character(let character) = press.key, press.modifiers.isEmpty else { return }
    if terminalScreen.commands.contains(where: { $0.key == character }) {
      return run(character)
    }
    if performAction(.character(character)) { return }
    switch character {
    case "q": finish()
    case ".": openMenu()
    case "?": showKeys()
    case "i":
      terminalScreen.viewport.takeFocus()
      terminalScreen.viewport.perform(.detail)
    default: jumpToIndex(character)
    }
  }

  /// Runs the command of the screen with a key, on the focused row.
  private func run(_ command: Character) {
    terminalScreen.viewport.takeFocus()
    terminalScreen.viewport.interaction.perform(
      .command(command), focused: terminalScreen.viewport.focus)
  }

  /// Shows all keys of the screen.
  private func showKeys() {
    guard !(terminalScreen.screen is KeysScreen) else { return }
    let groups = KeyHelp.groups(of: terminalScreen, navigator, words)
    navigator.push(KeysScreen(words.keys, groups) { [weak self] in self?.run($0) })
  }

  /// Shows the commands and screens.
  private func showPalette() {
    let viewport = terminalScreen.viewport
    let keys = PaletteScreen.Keys(title: words.keys, showsKeys: true) { [weak self] in
      self?.showKeys()
    }
    _ = viewport.interaction.showPalette(focused: viewport.focus, keys: keys)
  }

  /// A capital letter jumps to the section with that index title.
  private func jumpToIndex(_ character: Character) {
    guard character.isUppercase || character == "#" else { return }
    jump(toIndex: String(character))
  }

  /// Moves the focus to the first row of the section with an index title.
  func jump(toIndex title: String) {
    if title == IndexEntry.search { return beginSearch() }
    if case .focused(let path) = terminalScreen.viewport.interaction.perform(.index(title)) {
      terminalScreen.viewport.focus(path)
    }
  }

  /// Right expands the focused row, or moves the focus to its first child; left collapses it, or
  /// moves the focus to its parent.
  ///
  /// - Returns: whether the key acted on a tree. Left on a collapsed row without a parent leaves
  ///   the screen, as on every other row.
  private func expand(by key: Key) -> Bool {
    // The focus is not marked as the user's choice until the key is known to act on the row.
    guard let row = terminalScreen.viewport.focusedPresentation, row.offers(.expand) else {
      return false
    }
    terminalScreen.viewport.takeFocus()
    return terminalScreen.viewport.perform(key == .right ? .expand : .collapse) != .notOffered
  }

  /// Runs the action of the focused row with a key.
  ///
  /// - Returns: `false` if the row has no such action.
  @discardableResult
  private func performAction(_ key: ActionKey) -> Bool {
    guard terminalScreen.viewport.focusedPresentation?.offers(.key(key)) == true else {
      return false
    }
    terminalScreen.viewport.takeFocus()
    terminalScreen.viewport.perform(.key(key))
    return true
  }

  /// One step back: a search is cleared first, then the screen is left. The first screen stays.
  func goBack() {
    terminalScreen.search = nil
    terminalScreen.viewport.interaction.perform(.back)
  }

  /// Selects the next scope of the search, or the previous one; the first follows the last.
  ///
  /// - Returns: `false` for a search without scopes.
  private func selectNextScope(_ press: KeyPress) -> Bool {
    guard let search = terminalScreen.screen.search, !search.scopes.isEmpty else { return false }
    let count = search.scopes.count
    let scope = (search.scope + (press == .backTab ? count - 1 : 1)) % count
    terminalScreen.viewport.interaction.perform(.scope(scope))
    return true
  }

  /// Adds the token that the search line suggests.
  ///
  /// - Returns: `false` if it suggests none.
  private func addSuggestedToken() -> Bool {
    guard let token = terminalScreen.screen.search?.suggestedToken else { return false }
    terminalScreen.viewport.interaction.perform(.token(token.id))
    beginSearch()
    return true
  }

  /// - Returns: `false` for a search without tokens, or with text before the cursor.
  private func removeLastToken() -> Bool {
    guard let token = terminalScreen.screen.search?.tokens.last,
      let editor = terminalScreen.search, editor.cursor == 0, editor.selection.isEmpty
    else { return false }
    terminalScreen.viewport.interaction.perform(.token(token.id))
    return true
  }

  private func handleInSearch(_ press: KeyPress) {
    let isImmediate = terminalScreen.screen.search?.isImmediate == true
    switch press {
    case KeyPress(.enter):
      terminalScreen.search = nil
      if isImmediate { activate() }
    case KeyPress(.escape):
      if isImmediate { return goBack() }
      terminalScreen.search = nil
      terminalScreen.viewport.interaction.perform(.search(""))
    default:
      editQuery { editor in _ = editor.handle(press) }
    }
  }

  /// Begins to type into the search field; nothing happens on a screen without a search.
  func beginSearch() {
    guard let search = terminalScreen.screen.search else { return }
    terminalScreen.search = TextEditor(search.query, limit: TerminalScreen.queryLimit)
  }

  private func editQuery(_ edit: (inout TextEditor) -> Void) {
    guard var editor = terminalScreen.search else { return }
    edit(&editor)
    let changed = editor.text != terminalScreen.search?.text
    terminalScreen.search = editor
    guard changed else { return }
    terminalScreen.viewport.interaction.perform(.search(editor.text))
    guard terminalScreen.screen.search?.isImmediate == true else { return }
    // Enter taps the best match.
    terminalScreen.host.commit()
    terminalScreen.viewport.moveFocus(.first)
  }
}

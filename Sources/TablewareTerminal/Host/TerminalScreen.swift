import Tableware
import TablewareHosting
import TablewareViewport

/// A screen as the terminal shows it: its viewport, the search field while it is open, and what is
/// being set in a row.
///
/// It lives as long as its screen is in the navigator's stack, so that going back finds the same
/// scroll position and focus.
final class TerminalScreen {
  let screen: any Screen
  let table: Table
  let surface: TerminalSurface
  let viewport: Viewport<TerminalSurface>
  /// What is being typed into the search field; `nil` while it is closed.
  var search: TextEditor?
  /// What is being set in the focused row.
  var editing: RowEditing? { didSet { focusChanges = viewport.focusChanges } }
  /// How often the focus had been given away when `editing` was looked at last.
  private var focusChanges = 0
  /// What the mouse holds.
  var drag: Drag?

  init(_ hosted: HostedScreen, size: Size) {
    // Not the hosted screen itself, which holds this object.
    screen = hosted.screen
    table = hosted.table
    surface = TerminalSurface(size: size)
    viewport = Viewport(hosted.table, on: surface)
  }

  deinit { cancelDrag() }

  var host: TableHost { viewport.host }

  /// Takes over what updates did to the row that is being set. It is found by identity, wherever it
  /// is; if it is gone, or cannot be set any more, setting it ends quietly.
  func followEditedRow() {
    guard let editing else { return }
    let snapshot = table.snapshot
    if viewport.focusedIdentity != editing.row {
      // The app may give the focus to another row; an update may only have lost it.
      let isGivenAway = viewport.focusChanges != focusChanges
      guard let path = snapshot.path(of: editing.row) else { return self.editing = nil }
      if isGivenAway { return endEditing() }
      viewport.focus(path)
    }
    guard let content = viewport.focusedContent, content.isEnabled else {
      return self.editing = nil
    }
    switch (editing, content.control) {
    case (.text(var typing), .text(let input)):
      typing.follow(input)
      self.editing = .text(typing)
    case (.date(let typing), .date(let input)):
      let isSame = typing.editor.input == input
      self.editing = .date(
        isSame ? typing : DateTyping(row: typing.row, editor: DateEditor(input)))
    default: self.editing = nil
    }
  }

  /// Ends setting the row, and says so where the row wants to know.
  func endEditing() {
    guard let editing else { return }
    self.editing = nil
    guard case .text = editing, table.snapshot.path(of: editing.row) != nil else { return }
    viewport.interaction.perform(.typing(isActive: false), on: editing.row)
  }

  /// Tells the surface what is being set, scrolled so that the cursor is seen.
  func prepareEditing() {
    if case .text(var typing) = editing, let content = viewport.focusedContent {
      let width = surface.size.width
      let shape = RowShape(content, width: width)
      typing.scroll(
        columns: typing.editor.isMultiline
          ? shape.areaColumns(width: width).count : shape.layout.control?.count ?? 1,
        lines: shape.area.count)
      editing = .text(typing)
    }
    surface.editing = editing
  }

  /// Whether the mouse holds a row and has moved with it.
  var isHoldingRow: Bool {
    if case .row(let held)? = drag { held.isHeld } else { false }
  }

  /// Leaves a row that the mouse holds where it was.
  func cancelDrag() {
    if isHoldingRow { host.endMoving(at: nil) }
    drag = nil
  }
}

import Tableware
import TablewareHosting
import TablewareViewport

/// A screen in the terminal: its viewport, the search field while it is open, and the edited row.
///
/// It exists as long as its screen is in the navigator's stack, so that returning restores the
/// scroll position and the focus.
final class TerminalScreen {
  let screen: any Screen
  let table: Table
  let surface: TerminalSurface
  let viewport: Viewport<TerminalSurface>
  /// The text of the search field; `nil` while it is closed.
  var search: TextEditor?
  /// The editor of the focused row.
  var editing: RowEditing? { didSet { focusChanges = viewport.focusChanges } }
  /// The number of explicit focus changes when `editing` was set last.
  private var focusChanges = 0
  /// The box around the table, for a menu or a question over another screen.
  var box: OverlayBox?
  /// The object that the mouse holds.
  var drag: Drag?

  init(_ hosted: HostedScreen, size: Size) {
    // Not the hosted screen itself, which retains this object.
    screen = hosted.screen
    table = hosted.table
    surface = TerminalSurface(size: size)
    viewport = Viewport(hosted.table, on: surface)
    if let search = screen.search, search.isImmediate {
      self.search = TextEditor(search.query, limit: Self.queryLimit)
    }
  }

  /// The most characters of a search.
  static let queryLimit = 1_000

  deinit { cancelDrag() }

  var host: TableHost { viewport.host }
  /// The text next to the title.
  var status: RowText {
    RowText(
      table.hosted?.status ?? screen.status,
      tone: table.hosted?.statusTone ?? screen.statusTone)
  }
  /// The commands of the screen, and the action of its latest notice.
  var commands: [Command] { table.hosted?.commands ?? screen.commands }

  /// Applies updates to the edited row. It is found by identity; if it was removed, or cannot be
  /// set any more, editing ends without an event.
  func followEditedRow() {
    guard let editing else { return }
    let snapshot = table.snapshot
    if viewport.focusedIdentity != editing.row {
      // The app may move the focus to another row; an update can only remove it.
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

  /// Ends editing, and raises the row's event for it.
  ///
  /// - Parameter reason: what ended it, unless the Return key did before.
  func endEditing(_ reason: FieldEnd.Reason = .left) {
    guard let editing else { return }
    self.editing = nil
    guard case .text = editing, table.snapshot.path(of: editing.row) != nil else { return }
    viewport.interaction.perform(.endTyping(reason), on: editing.row)
  }

  /// Passes the editor to the surface, scrolled so that the cursor is visible.
  func prepareEditing() {
    if case .text(var typing) = editing, let content = viewport.focusedContent {
      let width = surface.size.width
      let shape = RowShape(content, in: focusedPlace, width: width)
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

  /// Releases a held row at its original position.
  func cancelDrag() {
    if isHoldingRow { host.endMoving(at: nil) }
    drag = nil
  }
}

import Tableware
import TablewareHosting
import TablewareViewport
import Testing

/// A table, its viewport and its frames of text: what someone sees who reads it.
final class Reader {
  let table = Table()
  let surface: TextSurface
  let viewport: Viewport<TextSurface>

  /// Shows the sections and lays out the first frame.
  init(_ sections: [SampleSection], width: Int = 20, height: Int = 6) {
    surface = TextSurface(width: width, height: height)
    viewport = Viewport(table, on: surface)
    turn(sections)
    viewport.resetTrace()
  }

  /// The focused row as the source of events.
  var focusedSource: EventSource? { viewport.focus.flatMap(table.host.source(at:)) }

  /// Submits sections; nothing is committed.
  func show(_ sections: [SampleSection]) {
    table.show {
      for section in sections {
        Section(
          section.id, header: section.header.map { SectionHeader(RowText($0)) },
          footer: section.footer.map { RowText($0) }
        ) {
          ForEach(section.rows, id: { $0.id }) { $0 }
        }
      }
    }
  }

  /// Lays out a frame, and checks the invariants of the viewport.
  func layOut() {
    viewport.layout()
    if let problem = viewport.checkInvariants() { Issue.record("\(problem)") }
  }

  /// Commits and lays out, with new sections if any are given.
  func turn(_ sections: [SampleSection]? = nil) {
    if let sections { show(sections) }
    table.host.commit()
    layOut()
  }

  func turn(_ specs: String...) { turn(specs.map(SampleSection.init)) }

  /// Moves the focus and lays out.
  func move(_ movements: FocusMovement...) {
    for movement in movements {
      viewport.moveFocus(movement)
      layOut()
    }
  }

  func scroll(by distance: Int) {
    viewport.scroll(by: distance)
    layOut()
  }

  func resize(width: Int? = nil, height: Int? = nil) {
    surface.size = Size(width: width ?? surface.size.width, height: height ?? surface.size.height)
    layOut()
  }

  /// The lines on screen.
  var frame: [String] { surface.lines }

  /// The identity of the focused row.
  var focused: String? { viewport.focus.flatMap(id) }

  func id(of path: RowPath) -> String? { table.snapshot[path]?.identity.value(as: String.self) }

  /// How far below the top edge the row's cell stands, if it has one.
  func y(of id: String) -> Int? { cell(of: id)?.top }

  func cell(of id: String) -> TextSurface.Cell? {
    surface.placed.first { cell in
      guard case .row(_, let row) = cell.content else { return false }
      return row.identity == Identity(id)
    }
  }

  /// Whether as much of the row can be read as has room below a header at the top.
  func showsWhole(_ id: String) -> Bool {
    let top = headerHeightAtTop
    guard let cell = cell(of: id), let height = cell.frame?.height else { return false }
    let visible = min(cell.bottom, surface.size.height) - max(cell.top, top)
    return visible >= min(height, surface.size.height - top)
  }

  /// Whether at least a line of the row can be read.
  func showsPart(_ id: String) -> Bool {
    guard let cell = cell(of: id) else { return false }
    return min(cell.bottom, surface.size.height) > max(cell.top, headerHeightAtTop)
  }

  private var headerHeightAtTop: Int {
    let headers = surface.placed.filter { $0.isHeader && $0.top <= 0 }
    return max(0, headers.map(\.bottom).max() ?? 0)
  }
}

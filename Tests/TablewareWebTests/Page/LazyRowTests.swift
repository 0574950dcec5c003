import Tableware
import TablewareHosting
import TablewareLoading
import Testing

@testable import TablewareWeb

/// Lists of which only a part is loaded.
@Suite struct LazyRowTests {
  private let table = Table()

  private func show(_ contents: LazyContents) {
    table.show {
      Section("rows") {
        ForEach(contents) { position in
          contents.token(at: position) == nil
            ? AnyRow(TextRow("Row \(contents.identity(at: position))"))
            : AnyRow(SkeletonRow(position))
        }
      }
    }
    TableHost(table).commit()
  }

  private func titles(_ page: WebPage) -> [String] {
    page.entries.map { $0.presentation.content.title.string }
  }

  @Test func rowsThatAreLoaded_replaceTheirPlaceholders_andKeepTheFocus() {
    var contents = LazyContents(list: 1, count: 100_000)
    show(contents)
    let page = WebPage(table, count: 20)
    page.show(50_000..<50_020, anchor: nil, isAtEnd: false)
    page.layout()
    let positions = page.entries.map(\.bound.path.row)
    #expect(positions.contains(50_000))
    page.focused = page.entries.first { $0.bound.path.row == 50_005 }?.id
    contents.show((49_950..<50_050).map { Identity($0) }, at: 49_950..<50_050)
    show(contents)
    page.layout()
    #expect(page.entries.map(\.bound.path.row) == positions)
    #expect(titles(page) == positions.map { "Row \($0)" })
    #expect(page.focused.flatMap(page.entry)?.bound.content.title.string == "Row 50005")
    #expect(table.diagnostics.recent == [])
  }

  @Test func aListThatBecomesMuchLonger_isShownAgain_atTheSameRow() {
    var contents = LazyContents(list: 1, count: 100)
    contents.show((0..<100).map { Identity($0) }, at: 0..<100)
    show(contents)
    let page = WebPage(table, count: 20)
    page.show(40..<60, anchor: nil, isAtEnd: false)
    page.layout()
    page.focused = page.entries.first { $0.bound.path.row == 50 }?.id
    page.show(40..<60, anchor: page.focused, isAtEnd: false)
    contents.setCount(before: 0, to: 1_000_000)
    show(contents)
    page.layout()
    let focused = page.focused.flatMap(page.entry)
    #expect(focused?.bound.content.title.string == "Row 50")
    #expect(focused?.bound.path.row == 1_000_050)
    #expect(table.diagnostics.recent == [])
  }
}

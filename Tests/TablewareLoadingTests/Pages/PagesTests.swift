import SampleRows
import Tableware
import TablewareLoading
import TablewareTesting
import Testing

private struct Failure: Error, CustomStringConvertible {
  var description: String { "away" }
}

private struct PageItem: Identifiable, Equatable {
  var id: Int
  var title = ""
}

private typealias ListPage = Page<PageItem>

@Suite struct PagesTests {
  private func page(_ ids: some Sequence<Int>, isLast: Bool = false) -> Result<ListPage, any Error>
  {
    .success(ListPage(ids.map { PageItem(id: $0) }, isLast: isLast))
  }

  @Test func asksForEachPageOnce() throws {
    var pages = Pages<PageItem>()
    #expect(pages.state == .idle)
    let first = try given(pages.begin(.end))
    #expect(first.page == 0 && first.neighbor == nil && first.count == 0)
    #expect(pages.begin(.end) == nil && pages.begin(.end, isRetry: true) == nil)
    #expect(pages.state == .loading)
    #expect(pages.begin(.start) == nil && pages.phase(.start) == .ended)
    #expect(pages.finish(first, with: page(1...3)) == .taken)
    let second = try given(pages.begin(.end))
    #expect(second.page == 1 && second.neighbor == 3 && second.count == 3)
    pages.finish(second, with: page(4...5, isLast: true))
    #expect(pages.elements.map(\.id) == [1, 2, 3, 4, 5])
    #expect(pages.phase(.end) == .ended)
    #expect(pages.begin(.end) == nil && pages.begin(.end, isRetry: true) == nil)
  }

  @Test func f129_leavesOutWhatIsThereAlready() throws {
    var pages = Pages<PageItem>(at: [.start, .end])
    pages.finish(
      try given(pages.begin(.end)),
      with: .success(
        ListPage([
          PageItem(id: 1, title: "first"), PageItem(id: 2), PageItem(id: 1, title: "again"),
        ])))
    pages.finish(try given(pages.begin(.end)), with: page([2, 3]))
    pages.finish(try given(pages.begin(.start)), with: page([-1, 0, 1]))
    #expect(pages.elements.map(\.id) == [-1, 0, 1, 2, 3])
    #expect(pages.elements[2].title == "first")
    #expect(pages.begin(.start)?.neighbor == -1)
  }

  @Test func f130_dropsAnswersOfAListThatWasReplaced() throws {
    var pages = Pages<PageItem>()
    let old = try given(pages.begin(.end))
    pages.replace(with: [PageItem(id: 10)])
    let new = try given(pages.begin(.end))
    #expect(pages.finish(new, with: page([11])) == .taken)
    #expect(pages.finish(old, with: page([1])) == .outdated)
    #expect(pages.finish(new, with: page([12])) == .repeated("page 0 at the end"))
    #expect(pages.elements.map(\.id) == [10, 11])
    // Nor does another list take them, though it asks for the same page.
    let mine = try given(pages.begin(.end))
    pages = Pages()
    _ = pages.begin(.end)
    #expect(pages.finish(mine, with: page([13])) == .outdated)
  }

  @Test func bothEdgesGoTheirOwnWay() throws {
    var pages = Pages<PageItem>(at: [.start, .end])
    let end = try given(pages.begin(.end))
    let start = try given(pages.begin(.start))
    pages.finish(start, with: page(1...2))
    pages.finish(end, with: .failure(Failure()))
    #expect(pages.phase(.start) == .idle && pages.phase(.end) == .failed("away"))
    #expect(pages.state == .content)
    #expect(pages.elements.map(\.id) == [1, 2])
  }

  @Test func waitsForTheReader_AfterAFailure() throws {
    var pages = Pages<PageItem>()
    pages.finish(try given(pages.begin(.end)), with: .failure(Failure()))
    #expect(pages.state == .failed("away"))
    #expect(pages.begin(.end) == nil)
    let again = try given(pages.begin(.end, isRetry: true))
    #expect(pages.begin(.end, isRetry: true) == nil)
    pages.finish(again, with: page([1]))
    #expect(pages.elements.count == 1 && pages.phase(.end) == .idle)
  }

  @Test func stopsAsking_WherePageAfterPageBringsNothingNew() throws {
    var pages = Pages<PageItem>()
    pages.finish(try given(pages.begin(.end)), with: page([1]))
    for _ in 0..<Pages<PageItem>.emptyLimit {
      pages.finish(try given(pages.begin(.end)), with: page([]))
    }
    #expect(pages.phase(.end) == .stalled && pages.begin(.end) == nil)
    pages.finish(try given(pages.begin(.end, isRetry: true)), with: page([1]))
    #expect(pages.phase(.end) == .idle)
    pages.finish(try given(pages.begin(.end)), with: page([2]))
    #expect(pages.elements.map(\.id) == [1, 2])
  }

  @Test func isEmpty_WhenTheLastPageBringsNothing() throws {
    var pages = Pages<PageItem>()
    pages.finish(try given(pages.begin(.end)), with: page([], isLast: true))
    #expect(pages.state == .empty)
    pages.replace()
    #expect(pages.state == .idle)
    #expect(Pages<PageItem>(at: []).state == .empty)
  }

  @Test func takesWhatTheAppChanges() throws {
    var pages = Pages<PageItem>()
    pages.finish(try given(pages.begin(.end)), with: page(1...3))
    let isNew = pages.insert([PageItem(id: 3), PageItem(id: 4)], at: .end)
    let isNewAgain = pages.insert([PageItem(id: 4)], at: .start)
    #expect(isNew && !isNewAgain)
    pages.update(PageItem(id: 2, title: "new"))
    pages.update(PageItem(id: 99, title: "missing"))
    pages.remove { $0.id == 1 }
    #expect(pages.elements == [PageItem(id: 2, title: "new"), PageItem(id: 3), PageItem(id: 4)])
    let isBack = pages.insert([PageItem(id: 1)], at: .start)
    #expect(isBack)
  }
}

@Suite struct LoadMoreTests {
  @Test func loadsWhenItComesOnScreen_OrMay_OrIsTapped() {
    var loads: [Bool] = []
    let pages = Pages<PageItem>()
    let row = LoadMore("songs", pages, .end) { loads.append($0) }.rows[0]
    let table = Table()
    table.show { Section("songs") { row } }
    let driver = TableDriver(table)
    driver.raise(Prefetch(), from: row.identity)
    driver.raise(Appearance(), from: row.identity)
    driver.tap(row.identity)
    #expect(loads == [false, false, true])
    #expect(driver.diagnostics == [])
  }

  @Test func isAnotherRowForEachPage_AndTheSameWhileOneIsLoaded() throws {
    var pages = Pages<PageItem>()
    func identity() -> Identity? { LoadMore("songs", pages, .end) { _ in }.rows.first?.identity }
    let first = identity()
    let request = try given(pages.begin(.end))
    #expect(identity() == first)
    pages.finish(request, with: .failure(Failure()))
    #expect(identity() == first)
    pages.finish(
      try given(pages.begin(.end, isRetry: true)), with: .success(ListPage([PageItem(id: 1)])))
    #expect(identity() != first)
    pages.replace()
    #expect(identity() != first)
    pages.finish(
      try given(pages.begin(.end)), with: .success(ListPage([], isLast: true)))
    #expect(identity() == nil)
    var words = Words()
    words[.end] = "That was all"
    #expect(
      LoadMore("songs", pages, .end, words: words) { _ in }.rows.map(\.content.title.string)
        == ["That was all"])
  }

  @Test func onlyTheReaderTriesAgain() throws {
    var loads: [Bool] = []
    var pages = Pages<PageItem>()
    pages.finish(try given(pages.begin(.end)), with: .failure(Failure()))
    let row = LoadMore("songs", pages, .end) { loads.append($0) }.rows[0]
    let table = Table()
    table.show { Section("songs") { row } }
    let driver = TableDriver(table)
    driver.raise(Prefetch(), from: row.identity)
    driver.raise(Appearance(), from: row.identity)
    #expect(loads == [])
    driver.tap(row.identity)
    #expect(loads == [true])
  }
}

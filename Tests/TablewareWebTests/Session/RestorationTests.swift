import Foundation
import Tableware
import Testing

@testable import TablewareWeb

/// A page shows a saved state, by the identities of its rows.
@Suite struct RestorationTests {
  private final class List: Screen {
    let context = ScreenContext()
    let title = "List"
    let rows: [Int]
    private let state: TableState?

    init(_ rows: some Sequence<Int>, _ state: TableState? = nil) {
      self.rows = Array(rows)
      self.state = state
    }

    func configure(_ table: Table) {
      table.selectionMode = .multiple
      if let state { table.restore(state) }
    }

    var sections: [Section] {
      Section("rows", header: "Rows") {
        ForEach(rows, id: \.self) { TextRow("Row \($0)").id($0) }
      }
    }
  }

  /// The state of a page that shows some rows, the first one with an offset.
  private func state(
    ofRows rows: ClosedRange<Int>, at distance: Int, focus: Int? = nil, selected: [Int] = []
  ) throws -> TableState {
    let screen = List(0..<200)
    let driver = WebDriver(screen)
    driver.send("\"w\",\(max(0, rows.lowerBound - 20)),60,0,0,0,0,0,1000,1000")
    for row in selected { screen.context.table?.select(Identity(row)) }
    driver.receive()
    let top = try #require(driver.id("Row \(rows.lowerBound)"))
    let bottom = try #require(driver.id("Row \(rows.upperBound)"))
    if let focus { try driver.send("\"f\",\(#require(driver.id("Row \(focus)")))") }
    let first = driver.session.page.window.lowerBound
    driver.send("\"w\",\(first),60,\(top),\(top),\(bottom),0,\(distance),1000,1000")
    let state = try #require(screen.context.table?.state)
    // As a file is read.
    return try JSONDecoder().decode(TableState.self, from: JSONEncoder().encode(state))
  }

  /// The first position that a page is scrolled to: item, alignment, focus, distance.
  private func jump(_ driver: WebDriver) throws -> [Int] {
    for frame in driver.frames {
      let text = String(decoding: frame, as: UTF8.self)
      guard let match = text.firstMatch(of: /"j":\[([-0-9,]+)\]/) else { continue }
      return match.1.split(separator: ",").compactMap { Int($0) }
    }
    return []
  }

  @Test func restoredPage_isScrolledToTheFirstRow_andItsOffset() throws {
    let state = try state(ofRows: 100...110, at: -17)
    let driver = WebDriver(List(0..<200, state))
    #expect(driver.firstPage.contains("Row 100"))
    #expect(try jump(driver) == [#require(driver.id("Row 100")), 1, 0, -17])
  }

  @Test func rowsThatWereInserted_doNotMoveTheRestoredRow() throws {
    let state = try state(ofRows: 100...110, at: 5)
    let driver = WebDriver(List(-5_000..<200, state))
    #expect(driver.firstPage.contains("Row 100"))
    #expect(!driver.firstPage.contains("Row -5000"))
    let row = try #require(driver.id("Row 100"))
    #expect(try jump(driver).first == row)
  }

  @Test func removedRow_isReplacedByTheNextOfTheState() throws {
    let state = try state(ofRows: 100...110, at: 5)
    let driver = WebDriver(List((0..<200).filter { !(100...102).contains($0) }, state))
    #expect(try jump(driver) == [#require(driver.id("Row 103")), 1, 0, 5 + 3 * 44])
  }

  @Test func focusAndSelection_areRestored() throws {
    let state = try state(ofRows: 100...110, at: 0, focus: 104, selected: [3, 105])
    let driver = WebDriver(List(0..<200, state))
    let focused = try #require(driver.id("Row 104"))
    #expect(try jump(driver) == [#require(driver.id("Row 100")), 1, focused, 0])
    let table = driver.session.page.table
    #expect(table.selection.rows == [3, 105])
    let selected = driver.session.page.entries.filter { $0.html.state.contains(" s") }
    #expect(selected.map(\.identity) == [105])
  }

  @Test func pageAtTheTop_isRestoredAtTheTop() throws {
    let state = try state(ofRows: 0...9, at: 36)
    #expect(try jump(WebDriver(List(0..<200, state))) == [])
    #expect(try jump(WebDriver(List(-50..<200, state))) == [])
  }

  @Test func f126_stateWithoutAnExistingRow_beginsAtTheTop() throws {
    let state = try state(ofRows: 100...110, at: 5, focus: 104)
    let driver = WebDriver(List(1_000..<1_200, state))
    #expect(try jump(driver) == [])
    #expect(driver.firstPage.contains("Row 1000"))
  }

  @Test(arguments: [1e300, -1e300, 1e18])
  func distance_ofAnImpossibleSize_isIgnored(_ distance: Double) throws {
    var state = try state(ofRows: 100...110, at: 5)
    state.anchors[0].distance = distance
    let driver = WebDriver(List(0..<200, state))
    #expect(try jump(driver) == [#require(driver.id("Row 100")), 1, 0])
  }

  @Test func position_untilTheClientIsThere_isNotReplacedByThatOfTheClient() throws {
    let state = try state(ofRows: 100...110, at: 5)
    let session = WebSession(Navigator(root: List(0..<200, state)))
    _ = session.firstPage(token: "token")
    session.connect()
    session.handle(.hello(version: session.version, count: 60))
    // The page has not scrolled yet, and reports its top.
    session.handle(
      .window(
        first: 0, count: 60, anchor: 0, top: 0, bottom: 0, isAtEnd: false, distance: 0,
        topShare: 1_000, bottomShare: 1_000))
    let frame = String(decoding: try #require(session.takeFrame()), as: UTF8.self)
    #expect(frame.contains("\"j\":["))
    #expect(session.page.window.contains(101))
  }
}

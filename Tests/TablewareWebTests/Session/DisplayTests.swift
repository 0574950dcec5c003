import Tableware
import Testing

@testable import TablewareWeb

/// Rows are notified that they appear, disappear, are seen and come next, from the rows that the
/// client reports.
@Suite struct DisplayTests {
  private final class Heard { var events: [String] = [] }

  private final class List: Screen {
    let context = ScreenContext()
    let title = "List"
    private let count: Int
    private let heard: Heard
    private let rows: Range<Int>?

    init(_ count: Int, _ heard: Heard, only rows: Range<Int>? = nil) {
      self.count = count
      self.heard = heard
      self.rows = rows
    }

    func configure(_ table: Table) { table.impressions.time = .seconds(1) }

    var sections: [Section] {
      Section("rows", header: "Rows") {
        ForEach(0..<count, id: \.self) { [heard, rows] number in
          let row = TextRow("Row \(number)").id(number)
          if rows?.contains(number) ?? true {
            row
              .on(Appearance.self) { _, _ in heard.events.append("+\(number)") }
              .on(Disappearance.self) { _, _ in heard.events.append("-\(number)") }
              .on(Impression.self) { _, _ in heard.events.append("seen \(number)") }
              .on(Prefetch.self) { _, _ in heard.events.append("soon \(number)") }
              .on(PrefetchCancel.self) { _, _ in heard.events.append("not \(number)") }
          } else {
            row
          }
        }
      }
    }
  }

  /// - Parameter shares: the visible parts of the first and the last row, in thousandths.
  private func show(
    _ rows: ClosedRange<Int>, _ driver: WebDriver, shares: (Int, Int) = (1_000, 1_000)
  ) throws {
    let top = try #require(driver.id("Row \(rows.lowerBound)"))
    let bottom = try #require(driver.id("Row \(rows.upperBound)"))
    driver.send("\"w\",0,60,0,\(top),\(bottom),0,0,\(shares.0),\(shares.1)")
    #expect(driver.lastOutcome == .accepted)
  }

  @Test func rowsThatCameAndWent_AreTold_OnceEach() throws {
    let heard = Heard()
    let driver = WebDriver(List(50, heard, only: 2..<5))
    #expect(heard.events == [])
    try show(0...3, driver)
    #expect(heard.events == ["+2", "+3", "soon 4"])
    try show(0...3, driver)
    #expect(heard.events.count == 3)
    heard.events = []
    try show(3...6, driver)
    #expect(heard.events == ["+4", "-2"])
    heard.events = []
    try show(20...24, driver)
    #expect(Set(heard.events) == ["-3", "-4"])
  }

  @Test func rowsThatComeNext_AreTold_InTheDirectionOfScrolling() throws {
    let heard = Heard()
    let driver = WebDriver(List(50, heard))
    try show(10...12, driver)
    #expect(heard.events.filter { $0.hasPrefix("soon") } == ["soon 13", "soon 14", "soon 15"])
    heard.events = []
    try show(11...13, driver)
    #expect(heard.events.filter { $0.hasPrefix("soon") } == ["soon 16"])
    heard.events = []
    try show(9...11, driver)
    #expect(
      heard.events.filter { $0.hasPrefix("soon") || $0.hasPrefix("not") }.sorted()
        == ["not 14", "not 15", "not 16", "soon 6", "soon 7", "soon 8"])
  }

  @Test func aRowCountsAsSeen_AfterItsTime() throws {
    let heard = Heard()
    let screen = List(50, heard, only: 1..<3)
    let driver = WebDriver(screen)
    try show(0...1, driver)
    driver.wait(.milliseconds(900))
    try show(0...2, driver)
    #expect(!heard.events.contains("seen 1"))
    driver.wait(.milliseconds(100))
    #expect(heard.events.filter { $0.hasPrefix("seen") } == ["seen 1"])
    driver.wait(.seconds(1))
    #expect(heard.events.filter { $0.hasPrefix("seen") } == ["seen 1", "seen 2"])
  }

  private func seen(_ heard: Heard) -> [String] { heard.events.filter { $0.hasPrefix("seen") } }

  @Test func row_ofWhichLessThanTheShareIsVisible_isNotSeen_untilItIsScrolledIn() throws {
    let heard = Heard()
    let driver = WebDriver(List(50, heard))
    try show(0...3, driver, shares: (499, 400))
    driver.wait(.milliseconds(900))
    // The time of these two begins here.
    try show(0...3, driver, shares: (500, 600))
    driver.wait(.milliseconds(100))
    #expect(seen(heard).sorted() == ["seen 1", "seen 2"])
    driver.wait(.milliseconds(900))
    #expect(seen(heard).sorted() == ["seen 0", "seen 1", "seen 2", "seen 3"])
  }

  @Test func row_thatIsScrolledOutBeforeItsTime_isNotSeen() throws {
    let heard = Heard()
    let driver = WebDriver(List(50, heard))
    try show(0...1, driver)
    driver.wait(.milliseconds(900))
    try show(0...1, driver, shares: (499, 1_000))
    driver.wait(.seconds(5))
    #expect(seen(heard) == ["seen 1"])
  }

  @Test func rule_ofTheTable_applies() throws {
    let heard = Heard()
    let screen = List(50, heard)
    let driver = WebDriver(screen)
    screen.context.table?.impressions = ImpressionRule(share: 1, time: .seconds(3))
    try show(0...2, driver, shares: (999, 1_000))
    driver.wait(.milliseconds(2_900))
    #expect(seen(heard) == [])
    driver.wait(.milliseconds(100))
    #expect(seen(heard).sorted() == ["seen 1", "seen 2"])
  }

  @Test func rows_ofAPageInTheBackground_areNotSeen() throws {
    let heard = Heard()
    let driver = WebDriver(List(50, heard))
    try show(0...2, driver, shares: (0, 0))
    driver.wait(.seconds(5))
    #expect(seen(heard) == [])
    // They are still the rows of the page.
    #expect(heard.events.contains("+1") && !heard.events.contains("-1"))
  }

  @Test(arguments: [(-5, Int.max), (Int.min, 2_000)])
  func shares_outsideOfTheirRange_areLimited(_ shares: (Int, Int)) throws {
    let heard = Heard()
    let driver = WebDriver(List(50, heard))
    try show(0...1, driver, shares: (max(shares.0, -1_000_000), min(shares.1, 1_000_000)))
    driver.wait(.seconds(5))
    #expect(seen(heard) == ["seen 1"])
  }

  @Test func whatIsCovered_IsNotSeen() throws {
    let heard = Heard()
    let screen = List(50, heard, only: 1..<3)
    let driver = WebDriver(screen)
    try show(0...2, driver)
    driver.wait(.milliseconds(200))
    heard.events = []
    driver.session.navigator.push(TableScreen(Table()))
    driver.wait(.zero)
    #expect(heard.events.sorted() == ["-1", "-2"])
    driver.wait(.seconds(5))
    driver.send("\"b\"")
    driver.wait(.seconds(5))
    #expect(heard.events.sorted() == ["-1", "-2"])
    try show(0...1, driver)
    driver.wait(.seconds(1))
    #expect(heard.events.dropFirst(2) == ["+1", "soon 2", "seen 1"])
  }

  @Test func rowsOfARemovedScreen_AreRemovedWithIt() throws {
    let heard = Heard()
    let driver = WebDriver(TableScreen(Table()))
    var diagnostics: [String] = []
    driver.session.onDiagnostic = { diagnostics.append($0) }
    driver.session.navigator.push(List(50, heard, only: 1..<2))
    driver.receive()
    try show(0...2, driver)
    #expect(heard.events == ["+1"])
    driver.send("\"b\"")
    #expect(driver.session.navigator.screens.count == 1)
    #expect(heard.events == ["+1"])
    #expect(diagnostics == [])
  }

  @Test func aHandlerThatIsAdded_IsCalled_AlthoughTheRowLooksTheSame() throws {
    let table = Table()
    var events: [String] = []
    table.show { Section("a") { TextRow("Row 0").id(0) } }
    let driver = WebDriver(TableScreen(table))
    try show(0...0, driver)
    table.show {
      Section("a") {
        TextRow("Row 0").id(0).on(Appearance.self) { _, _ in events.append("appears") }
      }
    }
    driver.receive()
    #expect(events == [])
    try show(0...0, driver)
    #expect(events == ["appears"])
  }

  @Test func rows_withoutAConnection_areNotSeen() throws {
    let heard = Heard()
    let screen = List(50, heard, only: 1..<2)
    let driver = WebDriver(screen)
    try show(0...2, driver)
    driver.session.disconnect()
    driver.session.advance(to: .seconds(30))
    #expect(heard.events == ["+1", "-1"])
  }

  @Test func whenASessionEnds_ItsRowsGo() throws {
    let heard = Heard()
    let driver = WebDriver(List(50, heard, only: 1..<2))
    try show(0...2, driver)
    driver.session.close()
    #expect(heard.events == ["+1", "-1"])
  }

  @Test func whatAHandlerChanges_ComesWithTheSameFrame() throws {
    final class Growing: Screen {
      let context = ScreenContext()
      let title = "Growing"
      private var count = 5

      var sections: [Section] {
        Section("rows") {
          ForEach(0..<count, id: \.self) { TextRow("Row \($0)").id($0) }
          TextRow("More").id("more \(count)")
            .on(Appearance.self) { _, _ in self.count += 5 }
        }
      }
    }
    let driver = WebDriver(Growing())
    let frames = driver.frames.count
    let (top, bottom) = try (#require(driver.id("Row 0")), #require(driver.id("More")))
    driver.send("\"w\",0,60,0,\(top),\(bottom),0,0,1000,1000")
    #expect(driver.frames.count == frames + 1)
    #expect(driver.titles.count == 11)
    #expect(driver.session.rejections == [])
  }

  @Test func itemsThatWereNeverThere_TellNothing() throws {
    let heard = Heard()
    let driver = WebDriver(List(50, heard))
    for pair in ["0,0", "1,99999", "-1,5", "30,2"] {
      driver.send("\"w\",0,60,0,\(pair),0,0,1000,1000")
    }
    #expect(driver.lastOutcome == .accepted)
    #expect(heard.events == [])
  }
}

import Tableware
import TablewareForms
import Testing

@testable import TablewareWeb

/// Captions of columns in a browser: buttons in the header, with a script and without.
@Suite struct CaptionHTMLTests {
  private final class Files: Screen {
    let context = ScreenContext()
    let title = "Files"
    var order: ColumnOrder<String>? = ColumnOrder("size")
    var events: [String] = []

    var sections: [Section] {
      Section(
        "files",
        header: ColumnHeader(
          [.init("Name", "name"), .init("Size", "size", width: 8), .init("Note", width: 6)],
          order: order
        ) {
          self.order = $0
          self.events.append("\($0.column) \($0.isDescending)")
        }
      ) {
        TextRow("a").swipe(trailing: [RowAction("Scan") { self.events.append("scan") }])
      }
      Section("other", header: SectionHeader("Other", values: [RowValue("Size", width: 8)])) {
        TextRow("b")
      }
    }
  }

  private let screen = Files()
  private let driver: WebDriver

  init() { driver = WebDriver(screen) }

  private func header(_ index: Int) throws -> WebPage.Entry {
    try #require(driver.session.page.entries.filter { !$0.isRow }.dropFirst(index).first)
  }

  private func string(of entry: WebPage.Entry) -> String {
    PageItem(id: entry.id, html: entry.html).string
  }

  @Test func captions_areButtons_andTheOneOfTheOrderSaysIt() throws {
    let entry = try header(0)
    let value = "name=\"e\" value=\"c \(entry.id)"
    #expect(
      string(of: entry) == "<h2 class=\"hh\" id=\"h\(entry.id)\"><div class=\"b\">"
        + "<span class=\"x\">"
        + "<button \(value) 0\" class=\"so p q t\" dir=\"auto\">Name</button></span>"
        + "<button \(value) 1\" aria-label=\"Size, ascending\" class=\"so p v w y8\">"
        + "<span class=\"q cl\"><span class=\"tp\">↑ Size</span></span></button>"
        + "<span class=\"v w y6\"><span class=\"q cl\">Note</span></span></div></h2>")
  }

  @Test func rows_ofATable_scrollSideways_andHaveTheirSwipesInTheMenu() throws {
    let entries = driver.session.page.entries
    let states = entries.map(\.html.state.description)
    #expect(states.map { $0.contains(" wd") } == [true, true, false, false])
    #expect(!string(of: entries[1]).contains("acts"))
    let row = try #require(driver.id("a"))
    #expect(string(of: entries[1]).contains("value=\"o \(row)\""))
  }

  @Test func click_onACaption_orders_andAnotherOneReverses() throws {
    let id = try header(0).id
    driver.send("\"c\",\(id),0")
    driver.send("\"c\",\(id),0")
    driver.send("\"c\",\(id),1")
    #expect(screen.events == ["name false", "name true", "size false"])
    #expect(driver.replay.items.map(\.id) == driver.session.page.entries.map(\.id))
    for fields in ["\(id),2", "\(id),3", "\(id),-1", "\(id),0.5", "\(id),true", "\(id),\"0\""] {
      #expect(driver.send("\"c\",\(fields)") != .accepted, "\(fields)")
    }
    #expect(screen.events.count == 3)
  }

  @Test func caption_withoutAScript_isAButtonOfTheForm() throws {
    let id = try header(0).id
    #expect(driver.session.handle(form: [("e", "c \(id) 1")], at: .zero) == [])
    #expect(screen.events == ["size true"])
    #expect(driver.session.handle(form: [("e", "c \(id) 2")], at: .zero) != [])
    #expect(screen.events == ["size true"])
  }

  @Test func header_thatCollapses_hasAButtonForThat() throws {
    let table = Table()
    table.show {
      Section("files", header: ColumnHeader([.init("Name", 1)], order: nil) { _ in }) {
        TextRow("a")
      }.collapsible()
    }
    let driver = WebDriver(TableScreen(table))
    let header = try #require(driver.session.page.entries.first { !$0.isRow })
    #expect(string(of: header).contains("value=\"v \(header.id) 0\""))
    driver.send("\"v\",\(header.id),0")
    #expect(driver.session.page.entries.filter(\.isRow).isEmpty)
  }

  @Test func header_withoutAControl_hasItsTypeInColumnsOfTheRows() throws {
    let entry = try header(1)
    #expect(
      string(of: entry) == "<div class=\"b\"><div class=\"x\">"
        + "<h2 class=\"q t\" dir=\"auto\" id=\"h\(entry.id)\">Other</h2></div>"
        + "<span class=\"v w y8\"><span class=\"q cl\">Size</span></span></div>")
  }
}

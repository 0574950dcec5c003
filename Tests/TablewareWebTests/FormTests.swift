import Gallery
import Tableware
import Testing

@testable import TablewareWeb

@Suite struct FormTests {
  @Test func fieldsAreReadAsABrowserSendsThem() {
    let fields = FormText.fields(of: Array("c+7=a%26b+c%3D&e=t+12&x&%zz=%E4%BD&=1".utf8))
    #expect(fields.map(\.name) == ["c 7", "e", "x", "%zz", ""])
    #expect(fields.map(\.value) == ["a&b c=", "t 12", "", "\u{FFFD}", "1"])
  }

  @Test func thePageWorksWithoutAScript() throws {
    let session = WebSession(Navigator(root: try #require(Gallery.screen(named: nil))))
    _ = session.firstPage(token: "t")
    let id = try #require(
      session.page.entries.first { $0.face?.content.title.string == "Settings" }?.id)
    #expect(session.handle(form: [("e", "t \(id)")]) == [])
    #expect(session.firstPage(token: "t").contains("<title>Settings</title>"))
    let toggles = session.page.entries.compactMap { entry in
      if case .toggle(let isOn) = entry.face?.content.control {
        (id: entry.id, isOn: isOn)
      } else {
        nil
      }
    }
    // A browser sends those that are on; the first one was changed.
    let toggle = try #require(toggles.first)
    let isOn = toggle.isOn
    let sent = toggles.filter { $0.id == toggle.id ? !$0.isOn : $0.isOn }
    #expect(session.handle(form: sent.map { ("c \($0.id)", "on") }) == [])
    _ = session.firstPage(token: "t")
    #expect(session.page.entry(toggle.id)?.face?.content.control == .toggle(!isOn))
    #expect(session.handle(form: [("e", "b")]).count == 0)
    #expect(session.handle(form: [("e", "nonsense")]).count == 1)
  }

  @Test func longTablesAreTurnedLikePages() {
    let table = Table()
    table.show { Section("a") { ForEach(Array(0..<500), id: \.self) { TextRow("Row \($0)") } } }
    let session = WebSession(Navigator(root: OneTable(table)))
    #expect(session.firstPage(token: "t").contains("value=\"page 1\""))
    session.handle(form: [("e", "page 1")])
    let page = session.firstPage(token: "t")
    #expect(page.contains("aria-posinset=\"60\"") && page.contains(">Row 100<"))
    #expect(page.contains("value=\"page -1\""))
  }
}

final class OneTable: Screen {
  let title = "One"
  let table: Table
  init(_ table: Table) { self.table = table }
}

import Tableware
import TablewareHosting
import TablewareLoading
import TablewareMapping
import TablewareTesting
import Testing

/// A page whose sections the user arranges, and the list of its sections, in one table.
@Suite struct ArrangedPageTests {
  private struct Module: Identifiable {
    let id: String
  }

  /// A page and its list in one table, as an app would keep them.
  private final class Page {
    let table = Table()
    let backend: RecordingBackend
    var arrangement = SectionArrangement()
    let modules = ["a", "b", "c"].map { Module(id: $0) }

    init() {
      backend = RecordingBackend(table)
      show()
    }

    func show() {
      let sections = arrangement.sections(of: modules) { module in
        Section(module.id) { TextRow(RowText("row \(module.id)")) }
      }
      let rows = arrangement.rows(of: modules, title: { $0.id.uppercased() }) { [unowned self] in
        arrangement = $0
        show()
      }
      table.show {
        sections
        Section("arrange") { rows }
      }
      backend.endTurn()
    }

    var order: [String] {
      (0..<backend.snapshot.sectionCount - 1).map {
        "\(backend.snapshot.sectionID(at: $0).value)"
      }
    }

    /// Does what a row of the list offers.
    func perform(_ title: String, on module: String) throws {
      let path = try #require(table.snapshot.path(of: Identity(ArrangementRow.ID(section: module))))
      let action = try #require(table.interaction.menu(of: path).first { $0.title == title })
      try #require(table.host.source(at: path)).perform(action)
      backend.endTurn()
    }

    var list: [String] {
      backend.shownContents.last?.map { content in
        content.title.string + (content.accessory == .checkmark ? "✓" : "")
      } ?? []
    }
  }

  @Test func movesAModule_FromTheList() throws {
    let page = Page()
    try page.perform("Move down", on: "a")
    #expect(page.order == ["b", "a", "c"])
    #expect(page.list == ["B✓", "A✓", "C✓"])
    try page.perform("Move up", on: "c")
    #expect(page.order == ["b", "c", "a"])
    #expect(page.backend.violations == [])
  }

  @Test func hidesAndShowsAModule_KeepingItsPlace() throws {
    let page = Page()
    try page.perform("Hide", on: "b")
    #expect(page.order == ["a", "c"])
    #expect(page.list == ["A✓", "B", "C✓"])
    page.table.deliver(Tap(), from: ArrangementRow.ID(section: "b"))
    page.backend.endTurn()
    #expect(page.order == ["a", "b", "c"])
  }

  @Test func offersNoMove_WhereThereIsNoRoom() throws {
    let page = Page()
    try page.perform("Hide", on: "a")
    func enabled(_ module: String) -> [String] {
      guard let path = page.table.snapshot.path(of: Identity(ArrangementRow.ID(section: module)))
      else {
        return []
      }
      return page.table.interaction.menu(of: path).filter(\.isEnabled).map(\.title)
    }
    #expect(enabled("a") == ["Show"])
    #expect(enabled("b") == ["Move down", "Hide"])
    #expect(enabled("c") == ["Move up", "Hide"])
    try page.perform("Move up", on: "b")
    #expect(page.order == ["b", "c"])
  }

  @Test func speaksTheLanguageOfTheApp() {
    var words = Words()
    words[.hide] = "隐藏"
    words[.hidden] = "已隐藏"
    let rows = SectionArrangement(hidden: ["b"]).rows(
      of: ["a", "b"].map { Module(id: $0) }, title: { $0.id }, words: words, change: { _ in })
    #expect(rows[1].content.values.map(\.text.string) == ["已隐藏"])
  }

  @Test func leavesASectionHidden_ThatTheAppHid() {
    let sections = SectionArrangement().sections(of: [Module(id: "a")]) { module in
      Section(module.id, isHidden: true) {}
    }
    #expect(sections.map(\.isHidden) == [true])
  }
}

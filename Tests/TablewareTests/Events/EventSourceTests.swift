import SampleRows
import Tableware
import TablewareHosting
import Testing

@Suite struct EventSourceTests {
  @Test func givesTheIdentityAsTheAppsOwnType() throws {
    let table = Table()
    table.show { Section("A") { SongRow(song: Song(id: 7, title: "x")) } }
    let source = try #require(table.host.source(at: RowPath(section: 0, row: 0)))
    #expect(source.id(as: Int.self) == 7)
    #expect(source.id(as: String.self) == nil)
    #expect(source.row == Identity(7))
    #expect(source.section == Identity("A"))
  }

  @Test func isNothing_WhereThereIsNoRow() {
    let table = Table()
    table.show { sections("A[a]") }
    #expect(table.host.source(at: RowPath(section: 0, row: 1)) == nil)
    #expect(table.host.source(at: RowPath(section: -1, row: 0)) == nil)
  }

  @Test func pushesAndPops_ByTheSourceOfAnEvent() {
    let next = SampleScreen("next") { _ in
      Section("B") { TextRow("b").on(Tap.self) { _, source in source.pop() } }
    }
    let navigator = Navigator(
      root: SampleScreen("root") { _ in
        Section("A") { TextRow("a").on(Tap.self) { _, source in source.push(next) } }
      })
    navigator.topHosted.table.deliver(Tap(), from: "a")
    #expect(navigator.screens.map(\.title) == ["root", "next"])
    navigator.topHosted.table.deliver(Tap(), from: "b")
    #expect(navigator.screens.map(\.title) == ["root"])
  }

  @Test func pushesNothing_WithoutANavigator() throws {
    let table = Table()
    table.show { Section("A") { TextRow("a").disclosing { SampleScreen("never") } } }
    let source = try #require(table.host.source(at: RowPath(section: 0, row: 0)))
    #expect(!source.push(SampleScreen("never")))
    #expect(table.deliver(Tap(), from: Identity("a")) == .unhandled)
  }

  @Test func pushesAScreen_WhenADisclosingRowIsTapped() {
    let page = SampleScreen("root") { _ in
      Section("A") { TextRow("a").disclosing { SampleScreen("next") } }
    }
    let navigator = Navigator(root: page)
    let table = navigator.topHosted.table
    #expect(table.deliver(Tap(), from: Identity("a")) == .handled(by: .row))
    #expect(navigator.screens.map(\.title) == ["root", "next"])
  }

  @Test func f43_DoesNothing_WhenTheTableIsGone() throws {
    var source: EventSource?
    do {
      let table = Table()
      table.show { sections("A[a]") }
      source = table.host.source(at: RowPath(section: 0, row: 0))
    }
    let orphan = try #require(source)
    #expect(orphan.raise(Liked()) == .stale)
    #expect(!orphan.push(SampleScreen("never")))
    #expect(orphan.row == Identity("a"))
  }
}

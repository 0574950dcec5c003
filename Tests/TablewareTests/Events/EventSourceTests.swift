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

  /// A host may decline a screen: then the next one shows it, and the last resort is a diagnostic.
  @Test(arguments: [nil, false, true])
  func present_withAHost_isPushedIfTheHostDeclines(answer: Bool?) throws {
    let source = try HostedSource()
    var presented: [String] = []
    if let answer {
      source.table.host.presentScreen = { screen in
        presented.append(screen.title)
        return answer
      }
    }
    #expect(source.source.present(SampleScreen("next")))
    #expect(presented == (answer == nil ? [] : ["next"]))
    #expect(source.shown == (answer == true ? [] : ["next"]))
    #expect(source.reported.isEmpty)
  }

  @Test(arguments: [nil, false, true])
  func ask_withAHost_isPushedIfTheHostDeclines(answer: Bool?) throws {
    let source = try HostedSource()
    var asked: [String] = []
    if let answer {
      source.table.host.askQuestion = { question in
        asked.append(question.question)
        return answer
      }
    }
    #expect(source.source.ask("Delete a?", before: RowAction("Delete") {}))
    #expect(asked == (answer == nil ? [] : ["Delete a?"]))
    #expect(source.shown == (answer == true ? [] : ["Delete"]))
  }

  @Test func push_withoutAHostThatAccepts_isReported() throws {
    let source = try HostedSource(isAccepting: false)
    #expect(!source.source.present(SampleScreen("next")))
    #expect(source.shown == ["next"])
    #expect(source.reported == [.screenNotShown("SampleScreen", row: "a")])
  }

  @Test(arguments: [(0, 0), (0.5, 2), (1, 4), (3, 12), (-1, 0), (.infinity, 40), (.nan, 4)])
  func prefetchCount_ofFourRows_isLimited(distance: Double, count: Int) {
    let table = Table()
    table.prefetchDistance = distance
    #expect(table.prefetchCount(4) == count)
  }

  @Test(arguments: [(0.5, 0.5), (-1, 0), (0, 0), (2, 1), (.infinity, 1), (.nan, 0)])
  func impressionRule_withAnyShare_isLimited(share: Double, expected: Double) {
    let rule = ImpressionRule(share: share, time: .seconds(-1))
    #expect(rule.share == expected)
    #expect(rule.time == .zero)
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

/// A row of a table whose host notes the screens that it is to show.
private final class HostedSource {
  let table = Table()
  let source: EventSource
  private(set) var shown: [String] = []
  private(set) var reported: [Diagnostic] = []

  init(isAccepting: Bool = true) throws {
    table.show { sections("A[a]") }
    source = try #require(table.host.source(at: RowPath(section: 0, row: 0)))
    table.diagnostics.sink = { [unowned self] in reported.append($0) }
    table.host.showScreen = { [unowned self] screen in
      shown.append(screen.title)
      return isAccepting
    }
  }
}

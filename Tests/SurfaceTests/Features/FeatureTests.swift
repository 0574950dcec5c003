import Foundation
import Tableware
import TablewareLoading
import Testing

/// Features whose working depends on the surface, on each of them.
@Suite(.serialized) @MainActor struct FeatureTests {
  /// Two sections, of which the second one prepares its data and keeps a log.
  private final class PreparedScreen: Screen {
    let context = ScreenContext()
    let title = "Prepared"
    private(set) var log: [String] = []

    var sections: [Section] {
      Section("first") { ForEach(0..<40, id: { "a\($0)" }) { TextRow("a\($0)") } }
      Section("second") { ForEach(0..<40, id: { "b\($0)" }) { TextRow("b\($0)") } }
        .on(Prefetch.self) { _, _ in self.log.append("prepared") }
        .on(Appearance.self) { _, _ in self.log.append("shown") }
    }
  }

  @Test(arguments: FeatureStage.Surface.allCases)
  func prefetchOfASection_runsBeforeItsRowsAreShown(surface: FeatureStage.Surface) {
    let screen = PreparedScreen()
    let stage = FeatureStage(screen, on: surface)
    #expect(screen.log == [])
    for _ in 0..<40 where !screen.log.contains("shown") { stage.scroll() }
    #expect(screen.log.first == "prepared")
    #expect(screen.log.contains("shown"))
  }

  /// Three pages of thirty numbers, which arrive after a moment.
  private final class PagesScreen: Screen {
    struct Number: Identifiable { let id: Int }

    let context = ScreenContext()
    let title = "Pages"
    private var pages = Pages<Number>()
    private(set) var requests: [Int] = []

    var sections: [Section] {
      Section("numbers") {
        ForEach(pages.elements) { TextRow("number \($0.id)") }
        LoadMore("numbers", pages, .end) { self.load(isRetry: $0) }
      }
    }

    private func load(isRetry: Bool) {
      guard let request = pages.begin(.end, isRetry: isRetry) else { return }
      requests.append(request.page)
      context.after(.milliseconds(50)) {
        let numbers = request.count..<request.count + 30
        let page = Page(numbers.map { Number(id: $0) }, isLast: request.page == 2)
        self.pages.finish(request, with: .success(page))
      }
    }
  }

  @Test(arguments: FeatureStage.Surface.allCases)
  func pages_areLoadedOnceEach_whileTheUserScrolls(surface: FeatureStage.Surface) {
    let screen = PagesScreen()
    let stage = FeatureStage(screen, on: surface)
    #expect(screen.requests.first == 0)
    stage.wait(.milliseconds(100))
    #expect(stage.texts.contains("number 0"))
    for _ in 0..<40 { stage.scroll() }
    #expect(screen.requests == [0, 1, 2])
    #expect(stage.texts.contains("number 89"))
    #expect(stage.table.diagnostics.recent == [])
  }

  /// A time that was now when the screen was shown.
  private final class AgeScreen: Screen {
    let context = ScreenContext()
    let title = "Age"
    private lazy var start = context.now

    var sections: [Section] {
      Section("age") { TextRow(context.relativeTime(context.now - start)).id("age") }
    }
  }

  @Test(arguments: FeatureStage.Surface.allCases)
  func relativeTime_isShownAgain_whenItsTextChanges(surface: FeatureStage.Surface) {
    let stage = FeatureStage(AgeScreen(), on: surface)
    #expect(stage.texts == ["now"])
    stage.wait(.seconds(30))
    #expect(stage.texts == ["now"])
    stage.wait(.seconds(31))
    #expect(stage.texts == ["1 min ago"])
    stage.wait(.seconds(60))
    #expect(stage.texts == ["2 min ago"])
  }

  private struct Topic: Identifiable {
    let id: String
    var topics: [Topic]?
  }

  /// A tree and a selection, which a launch finds again.
  private final class TreeScreen: Screen {
    let context = ScreenContext()
    let title = "Topics"
    private let saved: TableState?
    private(set) var expanded: ExpandedSet
    private let topics = [
      Topic(id: "animals", topics: [Topic(id: "birds"), Topic(id: "fish")]),
      Topic(id: "plants", topics: [Topic(id: "trees")]),
    ]

    init(_ saved: TableState? = nil) {
      self.saved = saved
      expanded = saved?.expandedNodes ?? ExpandedSet()
    }

    func configure(_ table: Table) {
      table.selectionMode = .single
      if let saved { table.restore(saved) }
    }

    var sections: [Section] {
      Section("topics") {
        ForEach(tree: topics, expanded: expanded, children: \.topics) { TextRow($0.id) }
      }
      .on(ExpansionChange.self) { self.expanded.apply($0, to: $1.row) }
    }
  }

  @Test(arguments: FeatureStage.Surface.allCases)
  func expandedAndSelectedRows_areThereAfterALaunch(surface: FeatureStage.Surface) throws {
    let first = TreeScreen()
    let saved: Data
    do {
      let stage = FeatureStage(first, on: surface)
      #expect(stage.texts == ["animals", "plants"] || surface == .terminal)
      stage.table.deliver(ExpansionChange(isExpanded: true), from: "animals")
      stage.wait(.milliseconds(100))
      stage.table.select("fish")
      stage.wait(.milliseconds(100))
      #expect(stage.isSelected("fish"))
      var state = stage.table.state
      state.expandedNodes = first.expanded
      saved = try JSONEncoder().encode(state)
    }
    let state = try JSONDecoder().decode(TableState.self, from: saved)
    let stage = FeatureStage(TreeScreen(state), on: surface)
    stage.wait(.milliseconds(100))
    let shown = ["animals", "birds", "fish", "plants"]
    #expect(shown.allSatisfy { topic in stage.texts.contains { $0.hasSuffix(topic) } })
    #expect(!stage.texts.contains { $0.hasSuffix("trees") })
    #expect(stage.isSelected("fish"))
    #expect(!stage.isSelected("birds"))
  }

  private final class AlbumScreen: Screen {
    let context = ScreenContext()
    let title = "Album"

    var sections: [Section] {
      Section.tableFooter("the end")
      Section("sides", header: "Side A") { TextRow("song") }
      Section.tableHeader("the top")
    }
  }

  @Test(arguments: FeatureStage.Surface.allCases)
  func tableHeaderAndFooter_areAboveAndBelowAllSections(surface: FeatureStage.Surface) {
    let stage = FeatureStage(AlbumScreen(), on: surface)
    #expect(stage.texts == ["the top", "Side A", "song", "the end"])
    #expect(stage.table.diagnostics.recent == [])
  }
}

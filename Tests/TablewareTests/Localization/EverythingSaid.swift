import TablewareHosting
import TablewareLoading
import TablewareMapping
import TablewareTesting

@testable import Tableware
@testable import TablewareForms

extension Words {
  /// Every word is its own key, so that a text shows where it comes from.
  static var marked: Words {
    var words = Words()
    for word in Word.allCases { words[word] = word.mark }
    // The bounds follow, so that their words appear, too.
    for word in [Word.length, .range] { words[word] = word.mark + "{bounds}" }
    return words
  }
}

extension Word {
  /// The key in brackets.
  var mark: String { "‹\(rawValue)›" }
}

/// What rows, screens and rules say that were given no words of their own.
func everythingSaid() -> Set<String> {
  let opener = Table()
  opener.show { Section("s") { TextRow("opener") } }
  guard let source = opener.source(at: RowPath(section: 0, row: 0)) else { return [] }
  var arrangement = SectionArrangement()
  arrangement.hide("m1")
  let modules = [Module(id: "m1"), Module(id: "m2")]
  let table = Table()
  table.show {
    Section("sorted") {
      for isDescending in [false, true] {
        let order = ColumnOrder(1, isDescending: isDescending)
        ColumnHeader([.init("Name", 1)], order: order) { _ in }.id("sorted \(isDescending)")
      }
    }
    Section("controls") {
      ToggleRow("a1", isOn: true) { _ in }
      ToggleRow("a2", isOn: false) { _ in }
      StepperRow("a3", value: 1.0, in: 0...9) { _ in }
      SliderRow("a4", value: 0.5) { _ in }
      FileRow("c9", receiving: FileUpload(ScreenContext())) { _ in }
      RatingRow("c7", stars: 1) { _ in }
      SegmentedRow("a5", ["x", "y"], selected: 0) { _ in }
      DateRow("a6", date: nil) { _ in }
      DateRow("a7", date: nil, parts: .time) { _ in }
      DateRow("a8", date: nil, parts: .dayAndTime) { _ in }
      DateRow("c8", countdown: .seconds(60)) { _ in }
      TextFieldRow("a9", text: "t") { _ in }
      TextFieldRow("b1", text: "abc", kind: .secure) { _ in }
      TextFieldRow("b2", text: "t", kind: .number) { _ in }
      TextFieldRow("b3", text: "t", kind: .email) { _ in }
      TextAreaRow("b4", text: "t") { _ in }
      ChoiceRow("b5", [Choice("x", 1)], selected: Int?.none) { _ in }
      ButtonRow("b6", role: .destructive) {}
      LinkRow("b7") { MenuScreen([], for: source, title: "x") }
      ProgressRow("b8", fraction: nil)
      LoadingRow()
      ErrorRow("b9") {}
      TextRow("c1").deletable {}.movable()
      SkeletonRow(1)
      RadioGroup("c2", [Choice("x", 1), Choice("y", 2)], selected: 1) { _ in }
      CheckGroup("c3", [Choice("x", 1), Choice("g", [Choice("y", 2)])], selected: [1]) { _ in }
      ExpandableRow(id: "c4", expansion: .collapsed)
      ExpandableRow(id: "c5", expansion: .expanded)
      ExpandableRow(id: "c6", expansion: .loading)
    }
    Section("states") {
      StateRows("d1", .empty)
      StateRows("d2", .failed("x")) {}
    }
    Section("times") {
      let minute = Duration.seconds(60)
      for (index, factor) in [0, 1, 60, 24 * 60, -1, -60, -24 * 60].enumerated() {
        TextRow(RelativeTime(elapsed: minute * factor).text).id("time \(index)")
      }
    }
    Section("pages") {
      for (index, pages) in pagesInEachPhase().enumerated() {
        LoadMore("pages \(index)", pages, .end) { _ in }
      }
    }
    Section("tree") {
      ForEach(tree: loadedTree(), expanded: rootExpanded) { TextRow(RowText($0.id)) }
    }
    Section("details") { TextRow("e1").onDetail {} }
    Section("modules") {
      for row in arrangement.rows(of: modules, title: \.id, change: { _ in }) { row }
    }
  }
  let screens: [any Screen] = [
    QuestionScreen("?", before: RowAction("x") {}, for: source),
    ChoiceScreen("x", [Choice<Int>](), ChosenValues(one: Field(nil) { _ in }), opener: source),
    ChoiceScreen("x", [Choice("y", 1)], ChosenValues(many: Field([1]) { _ in }), opener: source),
    MenuScreen([RowAction("x") {}], for: source, title: "x"),
  ]
  let rules = [
    FormRule.required(), .length(1...2), .length(1..<2), .length(1...), .length(...2),
    .length(..<2),
    .range(1...2), .range(OddBounds()),
  ]
  let navigators = screens.map { Navigator(root: $0) }
  // A table that its host released is empty.
  defer { withExtendedLifetime(navigators) {} }
  let tables = navigators.map(\.topHosted.table)
  let problems = [Word.fileKind, .fileTooLarge, .fileContent, .fileIncomplete].map {
    FileProblem($0, "x").description
  }
  let outside = rules.map(\.message) + navigators.map(\.top.status) + problems
  return ([table] + tables).reduce(into: Set(outside)) {
    $0.formUnion($1.everythingSaid)
  }
}

private struct Module: Identifiable, Sendable { let id: String }

/// Bounds of a kind that the rules have no phrase for.
private struct OddBounds: RangeExpression {
  func relative<C: Collection>(to collection: C) -> Range<Double> where C.Index == Double { 0..<1 }
  func contains(_ element: Double) -> Bool { element == 1 }
}

/// Pages that were not loaded, that are loading, that failed, that are empty, and that ended.
private func pagesInEachPhase() -> [Pages<Module>] {
  var all = Array(repeating: Pages<Module>(), count: 5)
  struct Failure: Error {}
  func finish(_ index: Int, _ result: Result<Page<Module>, any Error>) {
    guard let request = all[index].begin(.end) else { return }
    all[index].finish(request, with: result)
  }
  _ = all[1].begin(.end)
  finish(2, .failure(Failure()))
  for _ in 0..<3 { finish(3, .success(Page([], isLast: false))) }
  finish(4, .success(Page([Module(id: "last")], isLast: true)))
  return all
}

private var rootExpanded: ExpandedSet {
  var expandedNodes = ExpandedSet()
  expandedNodes.expand("root")
  return expandedNodes
}

/// A tree with a branch that has no children.
private func loadedTree() -> LoadableTree<Module> {
  var tree = LoadableTree([Module(id: "root")]) { _ in true }
  for request in tree.begin(rootExpanded) { tree.finish(request, with: .success([])) }
  return tree
}

private struct ExpandableRow: Row {
  let id: String
  let expansion: RowContent.Expansion

  var body: RowContent {
    var content = RowContent(title: RowText(id))
    content.expansion = expansion
    return content
  }
}

extension Table {
  /// The texts of all rows, as they are seen, spoken and offered.
  fileprivate var everythingSaid: Set<String> {
    commit()
    var said: Set<String> = []
    for section in 0..<snapshot.sectionCount {
      for row in 0..<snapshot.rowCount(in: section) {
        let path = RowPath(section: section, row: row)
        guard let content = snapshot[path]?.content else { continue }
        let spoken = content.spoken
        let texts = [content.title.string, content.subtitle?.string, spoken.label, spoken.hint]
        said.formUnion(texts.compactMap { $0 })
        said.formUnion((spoken.value ?? "").split(separator: ", ").map(String.init))
        said.formUnion(content.values.map(\.text.string))
        said.formUnion(interaction.menu(of: path).map(\.title))
      }
    }
    return said
  }
}

@testable import Tableware
import TablewareMapping

extension Words {
  /// Every word is its own name, so that a text tells where it comes from.
  static var marked: Words {
    var actions = ActionWords()
    actions.cancel = "‹cancel›"
    actions.delete = "‹delete›"
    actions.moveUp = "‹moveUp›"
    actions.moveDown = "‹moveDown›"
    actions.details = "‹details›"
    actions.expand = "‹expand›"
    actions.collapse = "‹collapse›"
    actions.more = "‹more›"
    actions.back = "‹back›"
    var rules = RuleWords()
    rules.needed = "‹needed›"
    rules.length = { "‹length \($0)›" }
    rules.number = { "‹number \($0)›" }
    var states = StateWords()
    states.loading = "‹states.loading›"
    states.loadingMore = "‹loadingMore›"
    states.more = "‹states.more›"
    states.empty = "‹empty›"
    states.emptyDetail = "‹emptyDetail›"
    states.emptyBranch = "‹emptyBranch›"
    states.failed = "‹failed›"
    states.retry = "‹retry›"
    states.end = "‹end›"
    var arrangement = ArrangementWords()
    arrangement.hide = "‹hide›"
    arrangement.show = "‹show›"
    arrangement.hidden = "‹hidden›"
    return Words(
      actions: actions, controls: .marked, rules: rules, states: states, arrangement: arrangement)
  }

  /// Every word that is a text, by its name.
  func texts() -> [String: String] {
    var texts: [String: String] = [:]
    for group in Mirror(reflecting: self).children {
      for word in Mirror(reflecting: group.value).children {
        let text = word.value as? String ?? (word.value as? String?).flatMap { $0 }
        if let text { texts["\(group.label ?? "").\(word.label ?? "")"] = text }
      }
    }
    return texts
  }
}

extension ControlWords {
  fileprivate static var marked: ControlWords {
    var words = ControlWords()
    words.none = "‹none›"
    words.noChoices = "‹noChoices›"
    words.chosenCount = { "‹chosenCount \($0)›" }
    words.on = "‹on›"
    words.off = "‹off›"
    words.chosen = "‹chosen›"
    words.notChosen = "‹notChosen›"
    words.notSet = "‹notSet›"
    words.inProgress = "‹inProgress›"
    words.collapsed = "‹collapsed›"
    words.expanded = "‹expanded›"
    words.loading = "‹loading›"
    words.placeholder = "‹placeholder›"
    words.characters = { "‹characters \($0)›" }
    words.toggles = "‹toggles›"
    words.steps = "‹steps›"
    words.slides = "‹slides›"
    words.choosesOneOf = { "‹choosesOneOf \($0)›" }
    words.choosesThis = "‹choosesThis›"
    words.addsOrTakesAway = "‹addsOrTakesAway›"
    words.opensChoices = "‹opensChoices›"
    words.opensMoreChoices = "‹opensMoreChoices›"
    words.opensScreen = "‹opensScreen›"
    words.cannotBeUndone = "‹cannotBeUndone›"
    words.choosesDay = "‹choosesDay›"
    words.choosesTime = "‹choosesTime›"
    words.choosesDayAndTime = "‹choosesDayAndTime›"
    words.text = "‹text›"
    words.secret = "‹secret›"
    words.number = "‹number›"
    words.email = "‹email›"
    words.lines = "‹lines›"
    return words
  }
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
    Section("controls") {
      ToggleRow("a1", isOn: true) { _ in }
      ToggleRow("a2", isOn: false) { _ in }
      StepperRow("a3", value: 1.0, in: 0...9) { _ in }
      SliderRow("a4", value: 0.5) { _ in }
      SegmentedRow("a5", ["x", "y"], selected: 0) { _ in }
      DateRow("a6", date: nil) { _ in }
      DateRow("a7", date: nil, parts: .time) { _ in }
      DateRow("a8", date: nil, parts: .dayAndTime) { _ in }
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
    Section("modules") {
      for row in arrangement.rows(of: modules, title: \.id, change: { _ in }) { row }
    }
  }
  let screens: [any Screen] = [
    QuestionScreen("?", before: RowAction("x") {}, for: source),
    MenuScreen([RowAction("x") {}], for: source, title: "x"),
  ]
  let rules = [
    FormRule.required(), .length(1...2), .length(1..<2), .length(1...), .length(...2),
    .length(..<2),
    .range(1...2),
  ]
  let tables = screens.map { Navigator(root: $0).topHosted.table }
  return ([table] + tables).reduce(into: Set(rules.map(\.message))) {
    $0.formUnion($1.everythingSaid)
  }
}

private struct Module: Identifiable { let id: String }

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
        said.formUnion(actions(at: path).map(\.title))
      }
    }
    return said
  }
}

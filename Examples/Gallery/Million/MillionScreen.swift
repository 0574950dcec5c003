import Tableware

/// A million rows: searched, jumped in, inserted above the reader and shuffled, at the cost of what is seen.
final class MillionScreen: Screen {
  private static let insertCount = 100
  private static let shuffleCount = 1_000

  let title = "A million rows"
  let table = Table()

  private var ids: [Int]
  private var nextID: Int
  private var query = ""
  /// The rows that the query leaves.
  private var found: [Int]
  private var random = SplitMix(state: 2_026)
  private var insertsByItself = false
  private var schedule: Timeline.Schedule?

  init(_ sources: Gallery.Sources) {
    ids = Array(1...max(1, sources.rowCount))
    nextID = ids.count + 1
    found = ids
    show()
  }

  var status: String {
    let total = Format.count(ids.count, "row")
    return query.isEmpty ? total : "\(Format.count(found.count)) of \(total)"
  }

  var commands: [Command] {
    [
      Command("j", "jump") { [unowned self] focused in
        _ = focused?.push(JumpScreen(limit: nextID - 1) { [unowned self] in jump(to: $0) })
      },
      Command("i", "insert above") { [unowned self] _ in insertAbove() },
      Command("a", insertsByItself ? "stop" : "insert each second") { [unowned self] _ in
        insertsByItself.toggle()
      },
      Command("s", "shuffle") { [unowned self] focused in shuffle(around: focused) },
    ]
  }

  var search: Search? {
    Search(prompt: "digits", query: query) { [unowned self] in find($0) }
  }

  func appear(on timeline: Timeline) {
    schedule = timeline.every(.seconds(1)) { [unowned self] in
      if insertsByItself { insertAbove() }
    }
  }

  func disappear() { schedule?.cancel() }

  private func find(_ query: String) {
    // What has more letters is among what was found with fewer.
    let isNarrower = !self.query.isEmpty && query.hasPrefix(self.query)
    self.query = query
    let digits = DigitPattern(query)
    found = query.isEmpty ? ids : (isNarrower ? found : ids).filter { digits?.matches($0) ?? false }
    show()
  }

  private func jump(to id: Int) {
    if !found.contains(id) { find("") }
    table.focus(id)
    table.scroll(to: id, at: .middle)
  }

  /// An edit, not a new declaration: it costs what it inserts.
  private func insertAbove() {
    let new = Array(nextID..<nextID + Self.insertCount)
    nextID += new.count
    ids.insert(contentsOf: new, at: 0)
    guard query.isEmpty else { return find(query) }
    found = ids
    table["rows"].insert(at: 0) { ForEach(new, id: \.self) { NumberRow(number: $0, query: "") } }
  }

  /// Shuffles the rows around the focus; the table finds out which went where.
  private func shuffle(around focused: EventSource?) {
    let place = focused?.id(as: Int.self).flatMap { found.firstIndex(of: $0) } ?? 0
    let start = max(0, min(place - Self.shuffleCount / 2, found.count - Self.shuffleCount))
    let range = start..<min(found.count, start + Self.shuffleCount)
    found[range].shuffle(using: &random)
    if query.isEmpty { ids = found }
    show()
  }

  private func show() {
    let query = query
    table.show {
      Section("rows", header: SectionHeader("Rows", values: [RowValue("Square", width: 20)])) {
        ForEach(found, id: \.self) { NumberRow(number: $0, query: query) }
        if found.isEmpty { EmptyRow("No row has “\(query)” in its number") }
      }
    }
  }
}

/// A number, which is all that the row needs to be built.
private struct NumberRow: Row {
  let number: Int
  let query: String

  var id: Int { number }
  var body: RowContent {
    let square = number.multipliedReportingOverflow(by: number)
    return RowContent(
      title: RowText("Row ") + RowText("\(number)").highlighting(query),
      values: [
        RowValue(
          RowText(
            square.overflow ? "very large" : Format.count(square.partialValue), tone: .secondary),
          width: 20)
      ])
  }
}

/// Asks for the number of a row.
private final class JumpScreen: Screen {
  let title = "Jump"
  let table = Table()
  private let limit: Int
  private let jump: (Int) -> Void
  private var text = ""

  init(limit: Int, jump: @escaping (Int) -> Void) {
    self.limit = limit
    self.jump = jump
    show()
  }

  private func show() {
    let number = Int(text).flatMap { (1...limit).contains($0) ? $0 : nil }
    table.show {
      Section("jump", footer: "A number from 1 to \(Format.count(limit)).") {
        TextFieldRow("Row", text: text, placeholder: "500000", kind: .number, limit: 12) {
          [unowned self] in
          text = $0
          show()
        }
        ButtonRow("Jump") { [unowned self] in
          guard let number else { return }
          table.navigator?.pop()
          jump(number)
        }
        .disabled(number == nil)
      }
    }
  }
}

import Tableware
import TablewareForms
import TablewareLoading

/// A million rows: searched, jumped in, inserted above the visible ones and shuffled, at the cost
/// of the visible rows only.
final class MillionScreen: Screen {
  private static let insertCount = 100
  private static let shuffleCount = 1_000
  /// The number of rows that are searched within a turn.
  private static let searchedAtOnce = 20_000

  let context = ScreenContext()
  let title = "A million rows"

  private var ids: [Int]
  private var nextID: Int
  private var query = ""
  /// The rows that match the query.
  private var found: [Int]
  /// The query of the rows that were found last; `query` while no search is in progress.
  private var foundQuery = ""
  private var searching: Timeline.Schedule?
  private var random = SplitMix64(seed: 2_026)
  private var insertsEachSecond = false

  init(_ sources: Gallery.Sources) {
    ids = SharedNumbers.upTo(max(1, sources.rowCount))
    nextID = ids.count + 1
    found = ids
  }

  var status: String {
    let total = Format.count(ids.count, "row")
    if query.isEmpty { return total }
    return query == foundQuery ? "\(Format.count(found.count)) of \(total)" : "searching \(total)"
  }

  var commands: [Command] {
    [
      Command("j", "jump") {
        self.context.push(JumpScreen(limit: self.nextID - 1) { self.jump(to: $0) })
      },
      Command("i", "insert above") { self.insertAbove() },
      Command("a", insertsEachSecond ? "stop" : "insert each second") {
        self.insertsEachSecond.toggle()
      },
      Command("s", "shuffle") { focused in self.shuffle(around: focused) },
    ]
  }

  var search: Search? {
    Search(prompt: "digits", query: query) { self.find($0) }
  }

  func appear() {
    context.every(.seconds(1)) { if self.insertsEachSecond { self.insertAbove() } }
  }

  var sections: [Section] {
    Section("rows", header: SectionHeader("Rows", values: [RowValue("Square", width: 20)])) {
      ForEach(found, id: \.self) { NumberRow(number: $0, query: self.foundQuery) }
      if found.isEmpty { EmptyRow("No row has “\(foundQuery)” in its number") }
    }
  }

  private func find(_ query: String) {
    self.query = query
    searching?.cancel()
    // A longer query matches some of the rows that the shorter one matched.
    let isNarrower = !foundQuery.isEmpty && query.hasPrefix(foundQuery)
    let rows = isNarrower ? found : ids
    let digits = DigitPattern(query)
    guard !query.isEmpty, rows.count > Self.searchedAtOnce else {
      return finish(query, query.isEmpty ? ids : rows.filter { digits?.matches($0) ?? false })
    }
    searching = context.load(replacing: searching) {
      try await rows.filterInParts { digits?.matches($0) ?? false }
    } then: { result in
      if let found = try? result.get() { self.finish(query, found) }
    }
  }

  private func finish(_ query: String, _ rows: [Int]) {
    (found, foundQuery) = (rows, query)
  }

  private func jump(to id: Int) {
    if !found.contains(id) { find("") }
    context.table?.focus(id)
    context.table?.scroll(to: id, at: .middle)
  }

  private func insertAbove() {
    let new = nextID..<nextID + Self.insertCount
    nextID += Self.insertCount
    ids.insert(contentsOf: new, at: 0)
    if foundQuery.isEmpty {
      found = ids
    } else if let digits = DigitPattern(foundQuery) {
      found.insert(contentsOf: new.filter(digits.matches), at: 0)
    }
    // A search in progress does not include them.
    if query != foundQuery { find(query) }
  }

  /// Shuffles the rows around the focus; the table computes the moves.
  private func shuffle(around focused: EventSource?) {
    let index = focused?.id(as: Int.self).flatMap { found.firstIndex(of: $0) } ?? 0
    let start = max(0, min(index - Self.shuffleCount / 2, found.count - Self.shuffleCount))
    let range = start..<min(found.count, start + Self.shuffleCount)
    found[range].shuffle(using: &random)
    if query.isEmpty { ids = found }
  }
}

/// A row that is created from its number alone.
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

/// A screen that asks for the number of a row.
private final class JumpScreen: Screen {
  let context = ScreenContext()
  let title = "Jump"

  private let limit: Int
  private let jump: (Int) -> Void
  private var text = ""

  init(limit: Int, jump: @escaping (Int) -> Void) {
    self.limit = limit
    self.jump = jump
  }

  var sections: [Section] {
    let number = Int(text).flatMap { (1...limit).contains($0) ? $0 : nil }
    Section("jump", footer: "A number from 1 to \(Format.count(limit)).") {
      TextFieldRow("Row", text: text, placeholder: "500000", kind: .number, limit: 12) {
        self.text = $0
      }
      ButtonRow("Jump") {
        guard let number else { return }
        self.jump(number)
        self.context.pop()
      }
      .disabled(number == nil)
    }
  }
}

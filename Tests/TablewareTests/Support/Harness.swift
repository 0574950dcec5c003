import Tableware
import TablewareHosting
import TablewareTesting
import Testing

/// A table on a recording back end, with sections and rows written as `A[a b] B[c]`.
final class Harness {
  let table = Table()
  let backend: RecordingBackend

  init(_ text: String = "") {
    table.show { sections(text) }
    backend = RecordingBackend(table)
    backend.clearCalls()
  }

  /// Declares new content; nothing is committed yet.
  func show(_ text: String, completion: (() -> Void)? = nil) {
    table.show(completion: completion) { sections(text) }
  }

  /// What cells show, in the same notation.
  var shown: String { notation(of: backend.snapshot, rows: backend.shownIdentities) }

  /// The batches that the table asked for.
  var batches: [String] {
    backend.calls.compactMap {
      if case .perform(let batch) = $0 { batch.description } else { nil }
    }
  }

  /// Whole messages of everything that was noticed.
  var messages: [String] { table.diagnostics.recent.map(\.description) }

  /// Raises an event from the cell at a place.
  @discardableResult
  func deliver(_ event: some Event, at section: Int, _ row: Int) throws -> Delivery {
    table.host.deliver(event, from: try binding(section, row))
  }

  func binding(_ section: Int, _ row: Int) throws -> BoundRow {
    try #require(backend.binding(at: RowPath(section: section, row: row)))
  }
}

/// Sections with rows of text, from `A[a b] B[c]`.
func sections(_ text: String) -> [Section] {
  text.split(separator: "]").map { part in
    let halves = part.split(separator: "[", omittingEmptySubsequences: false)
    return Section(halves[0].filter { $0 != " " }) {
      for title in halves[1].split(separator: " ") { TextRow(RowText(String(title))) }
    }
  }
}

/// A snapshot as `A[a b] B[c]`.
func notation(of snapshot: Snapshot) -> String {
  let rows = (0..<snapshot.sectionCount).map { section in
    (0..<snapshot.rowCount(in: section)).map {
      snapshot.rowID(at: RowPath(section: section, row: $0))
    }
  }
  return notation(of: snapshot, rows: rows)
}

private func notation(of snapshot: Snapshot, rows: [[Identity]]) -> String {
  rows.enumerated().map { section, ids in
    let texts = ids.map { $0.value(as: String.self) ?? "\($0)" }
    let title = snapshot.sectionID(at: section)
    return "\(title.value(as: String.self) ?? "\(title)")[" + texts.joined(separator: " ") + "]"
  }.joined(separator: " ")
}

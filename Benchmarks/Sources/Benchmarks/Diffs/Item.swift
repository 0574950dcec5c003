import Foundation
import TablewareDiff
import TablewareTesting

/// A row of the diff benchmarks: an identity, and a content of about 33 bytes that unchanged rows
/// share in storage unless a workload says otherwise.
struct Item<ID: Hashable & Sendable>: Hashable, Identifiable, Sendable {
  var id: ID
  var content: String

  /// The identity alone decides the hash, as in a model class with a primary key.
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Makes identities of one kind from numbers; different numbers give different identities.
protocol BenchmarkID: Hashable, Sendable {
  init(number: Int)
}

extension Int: BenchmarkID {
  init(number: Int) { self = number &* 2_654_435_761 &+ 17 }
}

extension String: BenchmarkID {
  init(number: Int) { self = "identity of the row number \(number)" }
}

extension UUID: BenchmarkID {
  init(number: Int) {
    var random = SeededGenerator(seed: UInt64(truncatingIfNeeded: number))
    self = withUnsafeBytes(of: (random.next(), random.next())) {
      UUID(uuid: $0.load(as: uuid_t.self))
    }
  }
}

/// Sections of items, as the planner reads them.
struct ItemOutline<ID: Hashable & Sendable>: Outline {
  var sections: [(id: Int, rows: [Item<ID>])]

  init(_ rows: [Item<ID>]) { sections = [(0, rows)] }
  init(sections: [(id: Int, rows: [Item<ID>])]) { self.sections = sections }

  var sectionCount: Int { sections.count }
  func sectionID(at section: Int) -> Int { sections[section].id }
  func rows(in section: Int) -> [Item<ID>] { sections[section].rows }
  func id(of row: Item<ID>) -> ID { row.id }
  func hasSameHeader(_ section: Int, as old: ItemOutline, _ oldSection: Int) -> Bool { true }
  func hasSameContent(_ old: Item<ID>, _ new: Item<ID>) -> Bool { old.content == new.content }

  /// Every identity, for the yardstick.
  var identities: [ID] { sections.flatMap { $0.rows.map(\.id) } }
}

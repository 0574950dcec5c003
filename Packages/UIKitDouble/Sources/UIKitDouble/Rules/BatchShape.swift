import Foundation

/// The updates of a batch, sorted out, beside the counts before and after.
struct BatchShape {
  let old: [Int]
  let new: [Int]
  private(set) var deletedSections: [Int] = []
  private(set) var insertedSections: [Int] = []
  private(set) var reloadedSections: [Int] = []
  private(set) var movedSections: [(source: Int, target: Int)] = []
  private(set) var deletedRows: [IndexPath] = []
  private(set) var insertedRows: [IndexPath] = []
  private(set) var reloadedRows: [IndexPath] = []
  private(set) var movedRows: [(source: IndexPath, target: IndexPath)] = []

  init(_ updates: [TableUpdate], old: [Int], new: [Int]) {
    self.old = old
    self.new = new
    for update in updates {
      switch update {
      case .deleteSection(let section): deletedSections.append(section)
      case .insertSection(let section): insertedSections.append(section)
      case .reloadSection(let section): reloadedSections.append(section)
      case .moveSection(let source, let target): movedSections.append((source, target))
      case .deleteRow(let path): deletedRows.append(path)
      case .insertRow(let path): insertedRows.append(path)
      case .reloadRow(let path): reloadedRows.append(path)
      case .moveRow(let source, let target): movedRows.append((source, target))
      }
    }
  }

  /// The same batch without one of its row moves.
  func without(_ move: Int) -> BatchShape {
    var shape = self
    shape.movedRows.remove(at: move)
    return shape
  }

  /// Whether sections come, go or move.
  var changesSections: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty)
  }

  func isOld(_ path: IndexPath) -> Bool { Self.holds(path, old) }
  func isNew(_ path: IndexPath) -> Bool { Self.holds(path, new) }

  private static func holds(_ path: IndexPath, _ counts: [Int]) -> Bool {
    path.count == 2 && counts.indices.contains(path[0]) && (0..<counts[path[0]]).contains(path[1])
  }

  /// For each old section its place after the batch, or `nil` (B-35): moved sections are at their
  /// destination, the others fill the places that are left, in order.
  func sectionMap() -> [Int?] {
    let moves = Dictionary(
      movedSections.map { ($0.source, $0.target) }, uniquingKeysWith: { first, _ in first })
    let taken = Set(insertedSections).union(movedSections.map(\.target))
    var free = new.indices.filter { !taken.contains($0) }.makeIterator()
    let gone = Set(deletedSections)
    return old.indices.map { section in
      if gone.contains(section) { return nil }
      return moves[section] ?? free.next()
    }
  }
}

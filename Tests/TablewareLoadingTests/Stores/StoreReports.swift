import Tableware
import TablewareDiff
import TablewareLoading

/// An element of a store, written as a letter, and a digit after a change of its content: `a`, `a2`.
struct StoredItem: Hashable, Identifiable, Sendable, CustomStringConvertible {
  let id: Character
  var version = 0

  init(_ text: Substring) {
    id = text.first ?? "?"
    version = Int(text.dropFirst()) ?? 0
  }

  init(_ id: Character, version: Int = 0) {
    self.id = id
    self.version = version
  }

  var description: String { version == 0 ? "\(id)" : "\(id)\(version)" }
}

typealias ItemChange = StoreChange<StoredItem>

/// Sections from `A:a b2 B:c`, and the same text of sections.
enum Contents {
  static func sections(_ text: String) -> [StoredSection<StoredItem>] {
    var sections: [StoredSection<StoredItem>] = []
    for word in text.split(separator: " ") {
      let parts = word.split(separator: ":", omittingEmptySubsequences: false)
      if parts.count == 2 { sections.append(StoredSection(String(parts[0]))) }
      if let item = parts.last, !item.isEmpty {
        sections[sections.count - 1].elements.append(StoredItem(item))
      }
    }
    return sections
  }

  static func text(_ sections: [StoredSection<StoredItem>]) -> String {
    sections.map { section in
      section.id + ":" + section.elements.map(\.description).joined(separator: " ")
    }.joined(separator: " ")
  }

  /// Up to four sections in alphabetical order with some of twelve elements.
  static func random(using random: inout SplitMix64) -> [StoredSection<StoredItem>] {
    var sections = "ABCD".filter { _ in random.next() % 3 > 0 }
      .map { StoredSection<StoredItem>(String($0)) }
    guard !sections.isEmpty else { return [] }
    for id in "abcdefghijkl".shuffled(using: &random) where random.next() % 4 > 0 {
      let section = Int(random.next() % UInt64(sections.count))
      let version = random.next() % 3 == 0 ? 1 : 0
      sections[section].elements.append(StoredItem(id, version: version))
    }
    return sections
  }
}

/// What a correct store reports between two of its states, in the shape of
/// `NSFetchedResultsController`.
struct StoreReport {
  private let old: [StoredSection<StoredItem>]
  private let new: [StoredSection<StoredItem>]
  private(set) var changes: [ItemChange] = []

  init(from old: [StoredSection<StoredItem>], to new: [StoredSection<StoredItem>]) {
    (self.old, self.new) = (old, new)
    let (oldNames, newNames) = (old.map(\.id), new.map(\.id))
    for (index, name) in oldNames.enumerated() where !newNames.contains(name) {
      changes.append(.removeSection(at: index))
    }
    for (index, name) in newNames.enumerated() where !oldNames.contains(name) {
      changes.append(.insertSection(name, at: index))
    }
    reportElements()
  }

  private mutating func reportElements() {
    let (oldPaths, newPaths) = (Self.paths(old), Self.paths(new))
    let kept = keptInPlace
    for (id, (item, path)) in newPaths {
      guard let (oldItem, oldPath) = oldPaths[id] else {
        changes.append(.insert(item, at: path))
        continue
      }
      if !kept.contains(id) {
        changes.append(.move(item, from: oldPath, to: path))
      } else if item != oldItem {
        changes.append(.update(item, at: oldPath))
      }
    }
    for (id, (_, path)) in oldPaths where newPaths[id] == nil {
      changes.append(.remove(at: path))
    }
  }

  private static func paths(_ sections: [StoredSection<StoredItem>]) -> [Character: (
    StoredItem, RowPath
  )] {
    var paths: [Character: (StoredItem, RowPath)] = [:]
    for (section, contents) in sections.enumerated() {
      for (row, item) in contents.elements.enumerated() {
        paths[item.id] = (item, RowPath(section: section, row: row))
      }
    }
    return paths
  }

  /// In each section that stays, a longest series of elements whose order stays.
  private var keptInPlace: Set<Character> {
    var kept: Set<Character> = []
    for section in new {
      guard let former = old.first(where: { $0.id == section.id }) else { continue }
      let order = former.elements.map(\.id)
      var best: [[(position: Int, id: Character)]] = []
      for item in section.elements {
        guard let position = order.firstIndex(of: item.id) else { continue }
        let longest = best.filter { ($0.last?.position ?? -1) < position }
          .max { $0.count < $1.count }
        best.append((longest ?? []) + [(position, item.id)])
      }
      kept.formUnion((best.max { $0.count < $1.count } ?? []).map(\.id))
    }
    return kept
  }
}

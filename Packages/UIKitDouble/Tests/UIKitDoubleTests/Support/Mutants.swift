import Foundation
import UIKitDouble

extension RandomBatch {
  /// The same batch with one mistake: a change forgotten, told twice, or one index off by one.
  var mutants: [[TableUpdate]] {
    updates.indices.flatMap { position in
      var dropped = updates
      let update = dropped.remove(at: position)
      let shifted: [[TableUpdate]] = update.shifted.map { dropped + [$0] }
      return [dropped, updates + [update]] + shifted
    }
  }

  /// What a batch makes of the old state, carried out step by step on the identities (B-37); `nil`
  /// if it cannot be carried out.
  func result(of batch: [TableUpdate]) -> [Model.Part]? {
    let set = Set(batch)
    var parts = old
    var goneRows: [IndexPath] = []
    var goneSections: [Int] = []
    var newRows: [(path: IndexPath, row: String)] = []
    var newSections: [Int] = []
    func row(_ path: IndexPath, in parts: [Model.Part]) -> String? {
      parts.indices.contains(path.section) && parts[path.section].rows.indices.contains(path.row)
        ? parts[path.section].rows[path.row] : nil
    }
    let deleted = Set(set.compactMap { if case .deleteSection(let it) = $0 { it } else { nil } })
    let inserted = Set(set.compactMap { if case .insertSection(let it) = $0 { it } else { nil } })
    for update in set {
      switch update {
      case .deleteSection(let section): goneSections.append(section)
      case .insertSection(let section): newSections.append(section)
      case .deleteRow(let path): if !deleted.contains(path.section) { goneRows.append(path) }
      case .insertRow(let path):
        guard let name = row(path, in: new) else { return nil }
        if !inserted.contains(path.section) { newRows.append((path, name)) }
      case .moveRow(let source, let target):
        guard let name = row(source, in: old), row(target, in: new) != nil,
          !deleted.contains(source.section),
          !inserted.contains(target.section)
        else { return nil }
        goneRows.append(source)
        newRows.append((target, name))
      default: return nil
      }
    }
    guard Set(goneRows).count == goneRows.count, Set(newRows.map(\.path)).count == newRows.count
    else { return nil }
    for path in goneRows.sorted(by: >) {
      guard row(path, in: parts) != nil else { return nil }
      parts[path.section].rows.remove(at: path.row)
    }
    for section in goneSections.sorted(by: >) {
      guard parts.indices.contains(section) else { return nil }
      parts.remove(at: section)
    }
    for section in newSections.sorted() {
      guard new.indices.contains(section), section <= parts.count else { return nil }
      parts.insert(new[section], at: section)
    }
    for (path, row) in newRows.sorted(by: { $0.path < $1.path }) {
      guard parts.indices.contains(path.section), path.row <= parts[path.section].rows.count else {
        return nil
      }
      parts[path.section].rows.insert(row, at: path.row)
    }
    return parts
  }
}

extension TableUpdate {
  /// The same change with one index off by one.
  var shifted: [TableUpdate] {
    [-1, 1].flatMap { (step: Int) -> [TableUpdate] in
      func off(_ path: IndexPath) -> IndexPath { .at(path.section, path.row + step) }
      switch self {
      case .deleteSection(let it) where it + step >= 0: return [.deleteSection(it + step)]
      case .insertSection(let it) where it + step >= 0: return [.insertSection(it + step)]
      case .deleteRow(let path): return [.deleteRow(off(path))]
      case .insertRow(let path): return [.insertRow(off(path))]
      case .moveRow(let source, let target):
        return [.moveRow(off(source), to: target), .moveRow(source, to: off(target))]
      default: return []
      }
    }
  }
}

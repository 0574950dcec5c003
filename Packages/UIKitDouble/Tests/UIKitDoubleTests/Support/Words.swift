import Foundation
import UIKitDouble

extension UITableView {
  /// Tells a change in the short notation of the tests: `dR0,1`, `mS0>2`.
  func tell(word: String) {
    if let update = TableUpdate(word: word) { tell(update) }
  }
}

extension TableUpdate {
  init?(word: String) {
    let numbers = word.dropFirst(2).split { ",>".contains($0) }.compactMap { Int($0) }
    func path(_ index: Int) -> IndexPath {
      IndexPath(row: numbers[index + 1], section: numbers[index])
    }
    switch word.prefix(2) {
    case "dS": self = .deleteSection(numbers[0])
    case "iS": self = .insertSection(numbers[0])
    case "rS": self = .reloadSection(numbers[0])
    case "mS": self = .moveSection(numbers[0], to: numbers[1])
    case "dR": self = .deleteRow(path(0))
    case "iR": self = .insertRow(path(0))
    case "rR": self = .reloadRow(path(0))
    case "mR": self = .moveRow(path(0), to: path(2))
    default: return nil
    }
  }
}

/// Retains objects that a table only references weakly.
@MainActor
final class Keeper {
  private var kept: [AnyObject] = []
  nonisolated init() {}
  func append(_ object: AnyObject) { kept.append(object) }
}

extension IndexPath {
  /// A path as the rules write it: section, row.
  static func at(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
}

import Foundation

/// One change that a table was told of, in the notation of the rules: deletes, reloads and sources
/// of moves are indexes before the batch, inserts and destinations indexes after it (B-01, B-02).
public enum TableUpdate: Hashable, Sendable, CustomStringConvertible {
  /// A section is removed.
  case deleteSection(Int)
  /// A section comes.
  case insertSection(Int)
  /// A section gets other cells.
  case reloadSection(Int)
  /// A section moves.
  case moveSection(Int, to: Int)
  /// A row is removed.
  case deleteRow(IndexPath)
  /// A row comes.
  case insertRow(IndexPath)
  /// A row gets another cell.
  case reloadRow(IndexPath)
  /// A row moves.
  case moveRow(IndexPath, to: IndexPath)

  /// `dR (0,1)`, `mS 0→2`
  public var description: String {
    switch self {
    case .deleteSection(let section): "dS \(section)"
    case .insertSection(let section): "iS \(section)"
    case .reloadSection(let section): "rS \(section)"
    case .moveSection(let source, let target): "mS \(source)→\(target)"
    case .deleteRow(let path): "dR \(path.text)"
    case .insertRow(let path): "iR \(path.text)"
    case .reloadRow(let path): "rR \(path.text)"
    case .moveRow(let source, let target): "mR \(source.text)→\(target.text)"
    }
  }
}

extension IndexPath {
  /// `(0,1)`
  var text: String { count == 2 ? "(\(self[0]),\(self[1]))" : "\(Array(self))" }
}

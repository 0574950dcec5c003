#if !canImport(UIKit)
  import Foundation

  /// Cells that wait for their next use, by identifier; the one that came last goes first (L-07). Headers have
  /// a pool of their own (L-10).
  @MainActor
  struct CellPool {
    private enum Maker {
      case type(UIView.Type)
      case nib(UINib)
    }

    private var makers: [String: Maker] = [:]
    private var headerMakers: [String: Maker] = [:]
    private var cells: [String: [UITableViewCell]] = [:]
    private var headers: [String: [UITableViewHeaderFooterView]] = [:]

    mutating func register(_ type: UIView.Type?, cell identifier: String) {
      makers[identifier] = type.map { .type($0) }
    }

    mutating func register(_ nib: UINib?, cell identifier: String) {
      makers[identifier] = nib.map { .nib($0) }
    }

    mutating func register(_ type: UIView.Type?, header identifier: String) {
      headerMakers[identifier] = type.map { .type($0) }
    }

    mutating func register(_ nib: UINib?, header identifier: String) {
      headerMakers[identifier] = nib.map { .nib($0) }
    }

    func isRegistered(_ identifier: String) -> Bool { makers[identifier] != nil }

    mutating func takeCell(_ identifier: String) -> UITableViewCell? {
      cells[identifier]?.popLast()
    }

    func makeCell(_ identifier: String) -> UITableViewCell? {
      switch makers[identifier] {
      case .type(let type):
        (type as? UITableViewCell.Type)?.made(identifier)
      case .nib(let nib): nib.make(identifier) as? UITableViewCell
      case nil: nil
      }
    }

    mutating func takeHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
      if let header = headers[identifier]?.popLast() {
        header.prepareForReuse()
        return header
      }
      switch headerMakers[identifier] {
      case .type(let type):
        return (type as? UITableViewHeaderFooterView.Type)?.made(identifier)
      case .nib(let nib): return nib.make(identifier) as? UITableViewHeaderFooterView
      case nil: return nil
      }
    }

    mutating func put(_ cell: UITableViewCell) {
      if let identifier = cell.reuseIdentifier { cells[identifier, default: []].append(cell) }
    }

    mutating func put(_ header: UITableViewHeaderFooterView) {
      if let identifier = header.reuseIdentifier { headers[identifier, default: []].append(header) }
    }

    mutating func empty() {
      cells = [:]
      headers = [:]
    }
  }

  /// A row that a cell is asked for: it may be dequeued once (L-05).
  struct CellRequest {
    let path: IndexPath
    var isUsed = false
    /// The cell that has to come back, for a row that is configured again in place (L-20).
    var existing: UITableViewCell?
  }
#endif

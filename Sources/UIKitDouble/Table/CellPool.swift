#if !canImport(UIKit)
  import Foundation

  /// Cells that wait for their next use, by identifier; the one that came last goes first (L-07).
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

    func isRegistered(_ identifier: String) -> Bool { makers[identifier] != nil }

    mutating func takeCell(_ identifier: String) -> UITableViewCell? {
      cells[identifier]?.popLast()
    }

    func makeCell(_ identifier: String) -> UITableViewCell? {
      switch makers[identifier] {
      case .type(let type):
        (type as? UITableViewCell.Type)?.init(style: .default, reuseIdentifier: identifier)
      case .nib(let nib): nib.make(identifier) as? UITableViewCell
      case nil: nil
      }
    }

    mutating func takeHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
      if let header = headers[identifier]?.popLast() {
        header.prepareForReuse()
        return header
      }
      guard case .type(let type) = headerMakers[identifier] else { return nil }
      return (type as? UITableViewHeaderFooterView.Type)?.init(reuseIdentifier: identifier)
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

  extension UITableView {
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
      pool.register(cellClass as? UIView.Type, cell: identifier)
    }

    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
      pool.register(nib, cell: identifier)
    }

    public func register(
      _ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
    ) {
      pool.register(viewClass as? UIView.Type, header: identifier)
    }

    /// A cell of a kind that was registered, for the row that is asked for.
    public func dequeueReusableCell(
      withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
      guard let request, request.path == indexPath, !request.isUsed else {
        report("L-05", .exception, "dequeued for \(indexPath.text), which is not asked for")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
      }
      self.request?.isUsed = true
      guard pool.isRegistered(identifier) else {
        report("L-04", .exception, "\"\(identifier)\" is not registered")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
      }
      if let existing = request.existing {
        if existing.reuseIdentifier == identifier { return existing }
        report("L-20", .exception, "a row that is configured again got another kind of cell")
      }
      if let cell = pool.takeCell(identifier) {
        cell.prepareForReuse()
        return cell
      }
      inspector.cellsMade[identifier, default: 0] += 1
      return pool.makeCell(identifier)
        ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// A cell that waits, or `nil`.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
      if let cell = pool.takeCell(identifier) {
        cell.prepareForReuse()
        return cell
      }
      guard pool.isRegistered(identifier) else { return nil }
      inspector.cellsMade[identifier, default: 0] += 1
      return pool.makeCell(identifier)
    }

    public func dequeueReusableHeaderFooterView(
      withIdentifier identifier: String
    ) -> UITableViewHeaderFooterView? { pool.takeHeader(identifier) }

    /// Asks the data source for a cell, with a token that is good for one dequeue.
    func cell(for path: IndexPath, existing: UITableViewCell? = nil) -> UITableViewCell? {
      guard let dataSource, phase == .idle else { return nil }
      inspector.cellRequests += 1
      phase = .cellForRow(path)
      request = CellRequest(path: path, existing: existing)
      let cell = dataSource.tableView(self, cellForRowAt: path)
      request = nil
      guard phase == .cellForRow(path) else { return nil }
      phase = .idle
      if existing == nil, let other = shown.first(where: { $0.value === cell && $0.key != path }) {
        report("L-06", .hazard, "the cell of \(path.text) is shown at \(other.key.text) already")
      }
      if let existing, existing !== cell {
        report("L-20", .exception, "row \(path.text) was configured again with another cell")
      }
      return cell
    }
  }
#endif

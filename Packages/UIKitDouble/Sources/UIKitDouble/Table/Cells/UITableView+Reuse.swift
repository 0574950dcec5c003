import Foundation

extension UITableView {
  func baseRegister(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    if allows(.register) { pool.register(cellClass as? UIView.Type, cell: identifier) }
  }

  func baseRegister(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    if allows(.register) { pool.register(nib, cell: identifier) }
  }

  func baseRegister(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    if allows(.register) { pool.register(aClass as? UIView.Type, header: identifier) }
  }

  func baseRegister(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    if allows(.register) { pool.register(nib, header: identifier) }
  }

  func baseDequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard allows(.dequeueForRow) else {
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    guard let request, request.path == indexPath, !request.isUsed else {
      report("L-05", .exception, "dequeued for \(indexPath.text), which is not asked for")
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    self.request?.isUsed = true
    guard pool.isRegistered(identifier) else {
      report("L-04", .exception, "“\(identifier)” is not registered")
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    if let existing = request.existing {
      if existing.reuseIdentifier == identifier { return existing }
      report("L-20", .exception, "a row that is configured again got another kind of cell")
    }
    return takeOrMake(identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  func baseDequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    allows(.dequeue) ? takeOrMake(identifier) : nil
  }

  func baseDequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    guard allows(.dequeueHeader) else { return nil }
    do {
      return try pool.takeHeader(identifier)
    } catch {
      report("F-88", .exception, error.reason)
      return nil
    }
  }

  /// A cell that a storyboard has for this table: known without being registered, and made by
  /// `init(coder:)`.
  public func simulatePrototype(_ identifier: String, _ type: () -> UITableViewCell.Type) {
    if allows(.register) { pool.add(prototype: type(), cell: identifier) }
  }

  private func takeOrMake(_ identifier: String) -> UITableViewCell? {
    if let cell = pool.takeCell(identifier) {
      cell.forgetSolutionsInside()
      cell.prepareForReuse()
      return cell
    }
    guard pool.isRegistered(identifier) else { return nil }
    inspector.cellsMade[identifier, default: 0] += 1
    do {
      let cell = try pool.makeCell(identifier)
      cell?.layoutState.environment = self
      return cell
    } catch {
      report("F-88", .exception, error.reason)
      return nil
    }
  }

  /// Asks the data source for a cell, with a token that is good for one dequeue.
  func cell(for path: IndexPath, existing: UITableViewCell? = nil) -> UITableViewCell? {
    guard let dataSource, phase == .idle || phase == .layout else { return nil }
    inspector.cellRequests += 1
    request = CellRequest(path: path, existing: existing)
    let cell = asking(.cellForRow(path)) {
      var cell: UITableViewCell?
      traitCollection.performAsCurrent { cell = dataSource.tableView(self, cellForRowAt: path) }
      return cell
    }
    guard let cell else { return nil }
    cell.layoutState.environment = self
    request = nil
    guard phase != .poisoned else { return nil }
    if existing == nil,
      let other = shown.first(where: { $0.value === cell && $0.key != path })
        ?? prepared.first(where: { $0.value === cell && $0.key != path })
    {
      report("L-06", .hazard, "the cell of \(path.text) is that of \(other.key.text) already")
    }
    if let existing, existing !== cell {
      report("L-20", .exception, "row \(path.text) was configured again with another cell")
    }
    return cell
  }
}

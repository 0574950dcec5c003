#if SQLite || Postgres
import TablewareLoading

extension KeysetSource {
  package func forEachRow(_ body: @escaping @Sendable (Element) throws -> Void) async throws {
    try await database.read { db in
      try db.refreshSchema()
      try keyset.forEach(db, after: nil, limit: .max) { row in
        try body(element(row))
        return true
      }
    }
  }

  package func load(
    _ request: LazyRequest<Element.ID>
  ) async throws -> LazyWindow<Element> {
    while true {
      let answer = try await windows.whileOneIsRequested {
        try await database.read { db in try window(db, request) }
      }
      if let answer { return answer }
      // No row near the position is known yet: scan until the position is reached.
      _ = try await scan()
    }
  }

  /// Scans further rows, until a window is requested on the same connection.
  func scan() async throws -> Bool {
    try await database.read { db in
      try index.scan(db, keyset) { database.readsSerially && !windows.isZero }
    }
  }

  /// Returns a window; `nil` if its position is not reached by the scan.
  func window(
    _ db: Database.Connection, _ request: LazyRequest<Element.ID>
  ) throws -> LazyWindow<Element>? {
    try db.refreshSchema()
    try index.completeIfSmall(db, keyset)
    var request = request
    request.count = max(1, request.count)
    request.position = max(0, request.position)
    if let anchor = request.anchor, let row = try anchorRow(db, anchor, request.count) {
      return try window(db, around: row.place, row.element, anchor.distance, request)
    }
    return try window(db, at: request.position, request.count)
  }

  /// The place of a row by which a window is requested, and its element if the window contains it;
  /// `nil` if the row does not exist.
  private func anchorRow(
    _ db: Database.Connection, _ anchor: LazyRequest<Element.ID>.Anchor, _ count: Int
  ) throws -> (place: [SQLValue], element: Element?)? {
    let key = keyValues(anchor.id)
    guard (1 - count...0).contains(anchor.distance) else {
      return try keyset.place(db, ofKey: key).map { ($0, nil) }
    }
    let row = try keyset.withRow(db, ofKey: key) { (keyset.place(of: $0), try element($0)) }
    guard let row else { return nil }
    return try (row.0 ?? keyset.place(db, ofKey: key)).map { ($0, row.1) }
  }

  // MARK: By a row

  /// Returns a window that begins at a distance from a row.
  private func window(
    _ db: Database.Connection, around place: [SQLValue], _ element: Element?, _ distance: Int,
    _ request: LazyRequest<Element.ID>
  ) throws -> LazyWindow<Element> {
    var rows: [Element] = []
    var (start, isFirst) = (request.position, false)
    var (skipped, walked) = (max(0, distance - 1), 0)
    if distance <= 0 {
      // The wanted rows before the row, the nearest one first, and one to learn whether it exists.
      let lead = max(0, -distance - request.count)
      try keyset.forEach(db, after: place, reversed: true, limit: -distance + 1) { row in
        walked += 1
        if walked > lead, walked <= -distance { rows.append(try self.element(row)) }
        return true
      }
      if walked < -distance { return try self.rows(db, after: nil, skip: 0, request.count, at: 0) }
      isFirst = walked == -distance
      if let position = try position(db, of: place, request) { start = position + distance }
      rows.reverse()
      if -distance >= request.count { return answer(db, rows, start, isFirst: isFirst) }
      if let element { rows.append(element) }
      (skipped, walked) = (0, 0)
    }
    let wanted = request.count - rows.count
    try keyset.forEach(db, after: place, limit: skipped + wanted + 1) { row in
      walked += 1
      if walked > skipped, walked <= skipped + wanted { rows.append(try self.element(row)) }
      return true
    }
    if rows.isEmpty { return try lastRows(db, request.count, index.count ?? start) }
    return answer(db, rows, start, isFirst: isFirst, isLast: walked <= skipped + wanted)
  }

  /// The exact position of a row, if a scan can tell it: by the number of rows from the mark before
  /// it, or to the next mark. Only
  /// for requests that contain the row, after which a list shows the rows on screen again.
  private func position(
    _ db: Database.Connection, of place: [SQLValue], _ request: LazyRequest<Element.ID>
  ) throws -> Int? {
    let marks = index.marks
    guard marks.isComplete, let anchor = request.anchor, request.count > -anchor.distance else {
      return nil
    }
    if let position = marks.positions[SQLKey(keyset.key(ofPlace: place))] { return position }
    if let mark = marks.mark(before: place, isDescending: keyset.order[0].isDescending),
      let count = try keyset.count(db, after: mark.place, through: place)
    {
      return mark.count + count - 1
    }
    var (steps, found) = (0, nil as Int?)
    let limit = 2 * PositionIndex.stride
    try keyset.forEach(db, keyset.placeColumns, after: place, limit: limit) { row in
      steps += 1
      found = marks.positions[SQLKey(keyset.key(ofPlace: row.columnValues))].map {
        $0 - steps
      }
      return found == nil
    }
    if found == nil, steps < limit { found = marks.count - 1 - steps }
    return found.map { max(0, $0) }
  }

  // MARK: By a position

  private func window(
    _ db: Database.Connection, at position: Int, _ count: Int
  ) throws -> LazyWindow<Element>? {
    let total = try index.count ?? estimatedCount(db)
    if position == 0 { return try rows(db, after: nil, skip: 0, count, at: 0) }
    if let total, position + count >= total {
      return try lastRows(db, position < total ? total - position : count, total)
    }
    if let mark = index.marks.mark(before: position) {
      return try rows(db, after: mark.place, skip: position - mark.position, count, at: position)
    }
    if index.marks.isComplete { return try lastRows(db, count, index.marks.count) }
    if let total, let place = try estimatedPlace(db, position, total) {
      return try rows(db, after: place, skip: 0, count, at: position)
    }
    return nil
  }

  private func rows(
    _ db: Database.Connection, after place: [SQLValue]?, skip: Int, _ count: Int, at position: Int
  ) throws -> LazyWindow<Element> {
    var (rows, walked) = ([Element](), 0)
    try keyset.forEach(db, after: place, limit: skip + count + 1) { row in
      walked += 1
      if walked > skip, walked <= skip + count { rows.append(try element(row)) }
      return true
    }
    // The data became shorter.
    if rows.isEmpty, position > 0 { return try lastRows(db, count, position) }
    return answer(
      db, rows, position, isFirst: position == 0, isLast: walked <= skip + count)
  }

  private func lastRows(_ db: Database.Connection, _ count: Int, _ total: Int) throws -> LazyWindow<
    Element
  > {
    var (rows, walked) = ([Element](), 0)
    try keyset.forEach(db, after: nil, reversed: true, limit: count + 1) { row in
      walked += 1
      if walked <= count { rows.append(try element(row)) }
      return true
    }
    rows.reverse()
    let isFirst = walked <= count
    return answer(db, rows, total - rows.count, isFirst: isFirst, isLast: true)
  }

  // MARK: Numbers of rows

  /// Completes a window by its position and the number of all rows.
  private func answer(
    _ db: Database.Connection, _ rows: [Element], _ start: Int, isFirst: Bool, isLast: Bool = false
  ) -> LazyWindow<Element> {
    var start = isFirst ? 0 : max(1, start)
    let known = index.count ?? (try? estimatedCount(db))
    if isLast {
      if !isFirst, index.isCurrent, let known { start = max(1, known - rows.count) }
      return LazyWindow(rows, position: start, total: start + rows.count)
    }
    let end = start + rows.count
    // Without a complete scan or an estimate, the list grows with the scan and as the user scrolls.
    let total = known ?? max(end + rows.count, index.foundCount)
    return LazyWindow(rows, position: start, total: max(end + 1, total))
  }

  /// The number of rows by the range of an integer key; `nil` for other keys and filtered queries.
  private func estimatedCount(_ db: Database.Connection) throws -> Int? {
    try range(db).map { min(Self.estimateLimit, $0.upperBound - $0.lowerBound + 1) }
  }

  private func estimatedPlace(
    _ db: Database.Connection, _ position: Int, _ total: Int
  ) throws -> [SQLValue]? {
    guard keyset.order.count == 1, let range = try range(db) else { return nil }
    // The row before the position: a position of n in a range without gaps is its nth number, and
    // in a longer range the same share of it.
    let length = range.upperBound - range.lowerBound + 1
    let offset =
      length <= total ? position : Int(Double(position) / Double(total) * Double(length))
    return keyset.order[0].isDescending
      ? [.integer(Int64(range.upperBound - offset + 1))]
      : [.integer(Int64(range.lowerBound + offset - 1))]
  }

  /// The most rows that the range of a key stands for: keys such as those of several servers have
  /// large gaps.
  private static var estimateLimit: Int { 20_000_000 }

  private func range(_ db: Database.Connection) throws -> ClosedRange<Int>? {
    guard isWholeTable, keyset.key.count == 1 else { return nil }
    return try index.range { try readRange(db) }
  }

  private func readRange(_ db: Database.Connection) throws -> ClosedRange<Int>? {
    let name = keyset.key[0].quotedName
    func end(_ direction: String) -> SQLStatement {
      """
      SELECT \(sql: name) FROM (\(keyset.base)
      ) AS q WHERE \(sql: name) IS NOT NULL ORDER BY \(sql: name) \(sql: direction) LIMIT 1
      """
    }
    let ends: SQLStatement = "SELECT (\(end("ASC"))), (\(end("DESC")))"
    guard let ends = try db.firstRow(ends), ends.count == 2,
      case (.integer(let low), .integer(let high)) = (ends[0], ends[1])
    else { return nil }
    let (first, last) = (Int(low), Int(high))
    guard first <= last, !last.subtractingReportingOverflow(first).overflow,
      last - first < Int.max / 2
    else { return nil }
    return first...last
  }
}
#endif

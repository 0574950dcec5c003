/// Rows by numbers, in memory that copies share.
///
/// Rows are in chunks that are only appended to. A chunk is released as soon as none of its rows is
/// in use, so a copy, and an insertion after it, costs nothing for each row. The owner packs the
/// rows when ``isWorthPacking``, so replaced rows never outnumber those in use by more than two
/// chunks.
struct RowPool {
  /// The number of a row during the lifetime of the pool.
  typealias Index = Int32

  private final class Chunk {
    var rows: [AnyRow] = []

    /// - Parameter capacity: the number of rows for which there is room at once.
    init(capacity: Int) { rows.reserveCapacity(capacity) }
  }

  private static let chunkSize = 16

  /// The chunks by their number; `nil` for one that was released.
  private var chunks: [Chunk?] = []
  /// For each chunk, the number of its rows that are in use.
  private var usedCounts: [Int32] = []
  /// The numbers of released chunks.
  private var released: [Int] = []
  /// The chunk that takes the next row, and the rows that this copy has in it.
  private var open = -1
  private var openCount = chunkSize
  private var count = 0

  /// The number of rows in memory, removed ones included.
  var storedCount: Int { chunks.reduce(0) { $0 + ($1?.rows.count ?? 0) } }

  /// Whether the removed rows outnumber the others.
  var isWorthPacking: Bool {
    (chunks.count - released.count) * Self.chunkSize > 2 * (count + Self.chunkSize)
  }

  /// Returns a row that was inserted and not removed.
  subscript(index: Index) -> AnyRow? {
    chunks[Int(index) / Self.chunkSize]?.rows[Int(index) % Self.chunkSize]
  }

  /// Inserts a row.
  ///
  /// - Returns: its number.
  mutating func insert(_ row: consuming AnyRow) -> Index {
    // Another copy of the pool may have added rows to the chunk.
    if openCount < Self.chunkSize, let chunk = chunks[open], chunk.rows.count == openCount {
      chunk.rows.append(row)
    } else {
      openChunk(with: row)
    }
    usedCounts[open] += 1
    openCount += 1
    count += 1
    return Index(truncatingIfNeeded: open * Self.chunkSize + openCount - 1)
  }

  /// Removes a row.
  mutating func remove(_ index: Index) {
    let chunk = Int(index) / Self.chunkSize
    usedCounts[chunk] -= 1
    count -= 1
    if usedCounts[chunk] == 0, chunk != open { release(chunk) }
  }

  private mutating func openChunk(with row: consuming AnyRow) {
    if open >= 0, usedCounts[open] == 0 { release(open) }
    openCount = 0
    // A table of which one row was changed has no room for others.
    let chunk = Chunk(capacity: chunks.isEmpty ? 1 : Self.chunkSize)
    chunk.rows.append(row)
    if let number = released.popLast() {
      chunks[number] = chunk
      open = number
    } else {
      open = chunks.count
      chunks.append(chunk)
      usedCounts.append(0)
    }
  }

  private mutating func release(_ chunk: Int) {
    chunks[chunk] = nil
    released.append(chunk)
  }
}

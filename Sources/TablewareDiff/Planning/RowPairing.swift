/// Two lists that the ``Scan`` compares, with the fastest access to their rows.
///
/// A protocol and not two closures: a method of a generic value is inlined, while a closure copies
/// each row, which was 15 times slower in a measurement.
@usableFromInline
protocol RowPairing {
  var oldCount: Int { get }
  var newCount: Int { get }
  /// Returns whether an old row and a new one have the same identity.
  func isSame(_ old: Int, _ new: Int) -> Bool
  /// Returns whether an old row and a new one of the same identity look the same.
  func hasSameContent(_ old: Int, _ new: Int) -> Bool
}

/// Two lists, read through their storage.
@usableFromInline
struct StoredRows<O: Outline>: RowPairing {
  @usableFromInline let old: UnsafeBufferPointer<O.Rows.Element>
  @usableFromInline let new: UnsafeBufferPointer<O.Rows.Element>
  @usableFromInline let outline: O

  @inlinable
  init(
    old: UnsafeBufferPointer<O.Rows.Element>, new: UnsafeBufferPointer<O.Rows.Element>, outline: O
  ) {
    self.old = old
    self.new = new
    self.outline = outline
  }

  @inlinable @inline(__always) var oldCount: Int { old.count }
  @inlinable @inline(__always) var newCount: Int { new.count }
  @inlinable @inline(__always) func isSame(_ i: Int, _ j: Int) -> Bool {
    outline.id(of: old[i]) == outline.id(of: new[j])
  }
  @inlinable @inline(__always) func hasSameContent(_ i: Int, _ j: Int) -> Bool {
    outline.hasSameContent(old[i], new[j])
  }
}

/// Two lists without storage, read one row at a time.
@usableFromInline
struct IndexedRows<O: Outline>: RowPairing {
  @usableFromInline let old: O.Rows
  @usableFromInline let new: O.Rows
  @usableFromInline let outline: O

  @inlinable
  init(old: O.Rows, new: O.Rows, outline: O) {
    self.old = old
    self.new = new
    self.outline = outline
  }

  @inlinable @inline(__always) var oldCount: Int { old.count }
  @inlinable @inline(__always) var newCount: Int { new.count }
  @inlinable @inline(__always) func isSame(_ i: Int, _ j: Int) -> Bool {
    outline.id(of: old[old.startIndex + i]) == outline.id(of: new[new.startIndex + j])
  }
  @inlinable @inline(__always) func hasSameContent(_ i: Int, _ j: Int) -> Bool {
    outline.hasSameContent(old[old.startIndex + i], new[new.startIndex + j])
  }
}

/// The parts between the first and the last rows of two lists.
@usableFromInline
struct MiddleRows<Rows: RowPairing>: RowPairing {
  @usableFromInline let rows: Rows
  @usableFromInline let first: Int
  @usableFromInline let last: Int

  @inlinable
  init(rows: Rows, first: Int, last: Int) {
    self.rows = rows
    self.first = first
    self.last = last
  }

  @inlinable @inline(__always) var oldCount: Int { rows.oldCount - first - last }
  @inlinable @inline(__always) var newCount: Int { rows.newCount - first - last }
  @inlinable @inline(__always) func isSame(_ i: Int, _ j: Int) -> Bool {
    rows.isSame(first + i, first + j)
  }
  @inlinable @inline(__always) func hasSameContent(_ i: Int, _ j: Int) -> Bool {
    rows.hasSameContent(first + i, first + j)
  }
}

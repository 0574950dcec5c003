/// The changes of the rows in all surviving sections: the scan of each pair of sections, and the
/// pairs of leftovers.
@usableFromInline
package struct RowComparison {
  /// A pair of sections and its parts of the scan's lists.
  @usableFromInline
  package struct Pair {
    @usableFromInline package var old: Int
    @usableFromInline package var new: Int
    @usableFromInline package var runs: Range<Int>
    @usableFromInline package var oldResidue: Range<Int>
    @usableFromInline package var newResidue: Range<Int>
    @usableFromInline var changed: Range<Int>

    @inlinable
    init(old: Int, new: Int, from start: Pair?, in scan: Scan) {
      self.old = old
      self.new = new
      runs = (start?.runs.upperBound ?? 0)..<scan.runs.count
      oldResidue = (start?.oldResidue.upperBound ?? 0)..<scan.oldResidue.count
      newResidue = (start?.newResidue.upperBound ?? 0)..<scan.newResidue.count
      changed = (start?.changed.upperBound ?? 0)..<scan.changed.count
    }
  }

  @usableFromInline package internal(set) var pairs: [Pair] = []
  @usableFromInline package internal(set) var scan = Scan()
  /// For each leftover of the old lists, the matching leftover of the new lists, or −1.
  @usableFromInline package internal(set) var partners: [Int32] = []
  /// Rows of the new lists whose content differs, among the leftovers.
  @usableFromInline var changed: [RowPath] = []

  /// Creates a comparison without sections, to which pairs are added.
  package init() {}

  /// Adds a pair of sections, which a closure compares.
  package mutating func add(old: Int, new: Int, _ compare: (inout Scan) -> Void) {
    compare(&scan)
    pairs.append(Pair(old: old, new: new, from: pairs.last, in: scan))
  }

  /// Scans each pair of sections.
  @inlinable
  init<O: Outline>(_ old: O, _ new: O, sections: [(old: Int, new: Int)]) {
    for (oldSection, newSection) in sections {
      if new.sharesRows(of: newSection, with: old, at: oldSection) { continue }
      scan.run(old.rows(in: oldSection), new.rows(in: newSection), new)
      pairs.append(Pair(old: oldSection, new: newSection, from: pairs.last, in: scan))
    }
  }

  /// Leaves all rows of sections in which something changed to be matched by hash: the pairing of
  /// copies of an identity requires all of them.
  @inlinable
  init<O: Outline>(pairingCopiesOf first: RowComparison, _ old: O, _ new: O) {
    for pair in first.pairs {
      if pair.oldResidue.isEmpty, pair.newResidue.isEmpty {
        // Nothing in them can move, so their runs are not needed.
        scan.changed += first.scan.changed[pair.changed]
      } else {
        scan.leaveOver(oldCount: old.rowCount(in: pair.old), newCount: new.rowCount(in: pair.new))
      }
      pairs.append(Pair(old: pair.old, new: pair.new, from: pairs.last, in: scan))
    }
  }

  /// Whether the scan left rows unmatched.
  @inlinable
  package var hasLeftovers: Bool { !(scan.oldResidue.isEmpty && scan.newResidue.isEmpty) }

  /// Matches the leftovers of all sections by hash, so that rows that changed their section are
  /// found.
  @inlinable
  package mutating func match<ID: Hashable>(_ leftovers: Leftovers<ID>, repeats: RepeatPolicy) {
    leftovers.match(into: &partners, repeats: repeats)
  }

  /// Records which matched leftovers look different now.
  @inlinable
  mutating func compareLeftovers<O: Outline>(_ old: O, _ new: O) {
    for pair in pairs where !pair.oldResidue.isEmpty {
      let oldRows = old.rows(in: pair.old)
      let newRows = new.rows(in: pair.new)
      let isDone: Void?? = oldRows.withContiguousStorageIfAvailable { oldRows in
        newRows.withContiguousStorageIfAvailable { newRows in
          let rows = StoredRows(old: oldRows, new: newRows, outline: new)
          compareLeftovers(of: pair, rows, old, new)
        }
      }
      if case .some(.some) = isDone { continue }
      compareLeftovers(of: pair, IndexedRows(old: oldRows, new: newRows, outline: new), old, new)
    }
  }

  @inlinable
  mutating func compareLeftovers<O: Outline, P: RowPairing>(
    of pair: Pair, _ rows: P, _ old: O, _ new: O
  ) {
    for index in pair.oldResidue where partners[index] >= 0 {
      let partner = Int(partners[index])
      let oldRow = Int(scan.oldResidue[index])
      let newRow = Int(scan.newResidue[partner])
      if pair.newResidue.contains(partner) {
        if !rows.hasSameContent(oldRow, newRow) {
          changed.append(RowPath(section: pair.new, row: newRow))
        }
      } else {
        let section = pairs[self.pair(ofNew: partner)].new
        if !new.hasSameContent(
          old.row(at: RowPath(section: pair.old, row: oldRow)),
          new.row(at: RowPath(section: section, row: newRow)))
        {
          changed.append(RowPath(section: section, row: newRow))
        }
      }
    }
  }

  /// Returns the pair of sections of a leftover of the new lists.
  @usableFromInline
  func pair(ofNew index: Int) -> Int {
    pairs.partitioningIndex { $0.newResidue.upperBound > index }
  }
}

extension Outline {
  @inlinable
  func appendIDs(of indexes: ArraySlice<Int32>, in section: Int, to ids: inout [RowID]) {
    let rows = rows(in: section)
    let isDone: Void? = rows.withContiguousStorageIfAvailable { rows in
      for index in indexes { ids.append(id(of: rows[Int(index)])) }
    }
    if isDone == nil {
      for index in indexes { ids.append(id(of: rows[rows.startIndex + Int(index)])) }
    }
  }
}

extension Scan {
  /// Compares two lists, through their storage if they have one. Lists that share their storage are
  /// the same.
  @inlinable
  mutating func run<O: Outline>(_ old: O.Rows, _ new: O.Rows, _ outline: O) {
    let isDone: Void?? = old.withContiguousStorageIfAvailable { oldRows in
      new.withContiguousStorageIfAvailable { newRows in
        if oldRows.baseAddress == newRows.baseAddress, oldRows.count == newRows.count {
          runs.append(Run(old: 0, new: 0, count: oldRows.count))
        } else {
          run(StoredRows(old: oldRows, new: newRows, outline: outline))
        }
      }
    }
    if case .some(.some) = isDone { return }
    run(IndexedRows(old: old, new: new, outline: outline))
  }
}

import TablewareDiff

/// Finds sections and rows by identity in a table of many sections.
///
/// It returns candidates, which a ``SectionList`` verifies: removed rows stay in it, and two
/// identities may have the same fingerprint. So copies of a list share one directory, whatever each
/// of them shows.
final class SectionDirectory {
  private let declared: [Section]
  private lazy var sections = FingerprintIndex(declared.map(\.identity.fingerprint))
  private lazy var rows = DeclaredRows(declared)
  private var addedSections: [UInt64: [Int]] = [:]
  private var addedRows: [UInt64: [Int]] = [:]

  /// The rows of the declared sections.
  private struct DeclaredRows {
    let index: FingerprintIndex
    /// Where the rows of each section end.
    let ends: [Int]

    init(_ sections: [Section]) {
      var fingerprints: [UInt64] = []
      ends = sections.map {
        $0.rows.appendFingerprints(to: &fingerprints)
        return fingerprints.count
      }
      index = FingerprintIndex(fingerprints)
    }
  }

  /// A directory of sections, numbered from 0. What is added later has the numbers behind them.
  ///
  /// - Complexity: O(1); the first look-up of a row costs O(rows).
  init(_ declared: [Section]) {
    self.declared = declared
  }

  /// The numbers of the sections that may have an identity.
  func sections(with identity: Identity) -> [Int] {
    let fingerprint = identity.fingerprint
    return sections.offsets(of: fingerprint) + addedSections[fingerprint, default: []]
  }

  /// The numbers of the sections that may hold a row.
  func sections(holding row: Identity) -> [Int] {
    let fingerprint = row.fingerprint
    return rows.index.offsets(of: fingerprint).map { offset in
      rows.ends.partitioningIndex { $0 > offset }
    } + addedRows[fingerprint, default: []]
  }

  /// Adds a section and its rows.
  func add(_ section: Section, at number: Int) {
    addedSections[section.identity.fingerprint, default: []].append(number)
    add(section.rows.allIdentities, toSection: number)
  }

  /// Adds rows to a section.
  func add(rows: RowRuns, toSection number: Int) {
    var identities: [Identity] = []
    rows.appendAll(to: &identities)
    add(identities, toSection: number)
  }

  /// Adds rows by their identities to a section.
  func add(_ rows: [Identity], toSection number: Int) {
    for row in rows {
      let fingerprint = row.fingerprint
      if addedRows[fingerprint]?.last != number {
        addedRows[fingerprint, default: []].append(number)
      }
    }
  }
}

/// Finds numbers in a list that never changes.
private struct FingerprintIndex {
  private struct Column: IdentityReading {
    let values: [UInt64]

    var count: Int { values.count }
    func id(at index: Int) -> UInt64 { values[index] }
  }

  private let column: Column
  private let index: RowIndex<UInt64>

  init(_ fingerprints: [UInt64]) {
    column = Column(values: fingerprints)
    index = RowIndex(column)
  }

  /// The positions of a number, ascending.
  func offsets(of fingerprint: UInt64) -> [Int] {
    index.offsets(of: fingerprint, count: column.count, id: column.id(at:))
  }
}

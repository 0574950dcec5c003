/// What the planner reads of a snapshot: the number of sections, their rows, and the identities.
///
/// ```swift
/// struct Playlist: Outline {
///   var sections: [(id: String, songs: [Song])]
///   var sectionCount: Int { sections.count }
///   func sectionID(at section: Int) -> String { sections[section].id }
///   func rows(in section: Int) -> [Song] { sections[section].songs }
///   func id(of song: Song) -> Song.ID { song.id }
///   func hasSameContent(_ old: Song, _ new: Song) -> Bool { old == new }
///   func hasSameHeader(_ section: Int, as old: Playlist, _ oldSection: Int) -> Bool { true }
/// }
/// ```
///
/// Rows may be any collection, lazily built as well; those with contiguous storage are read at the
/// speed of memory. Answers must not change while a plan is made: take them from immutable values.
/// Identities whose `==` and `hash` disagree, or that are not equal to themselves, cost matches,
/// never a legal plan.
public protocol Outline {
  /// What tells sections apart.
  associatedtype SectionID: Hashable
  /// What tells rows apart, in the whole outline and not only in their section.
  associatedtype RowID: Hashable
  /// The rows of a section.
  associatedtype Rows: RandomAccessCollection where Rows.Index == Int

  /// How many sections there are.
  var sectionCount: Int { get }
  /// The identity of a section, for an index in `0..<sectionCount`.
  func sectionID(at section: Int) -> SectionID
  /// The rows of a section that exists. Should cost nothing: it is asked several times.
  func rows(in section: Int) -> Rows
  /// The identity of a row.
  func id(of row: Rows.Element) -> RowID

  /// Whether two rows of one identity look alike. Rows that do not are listed in
  /// ``Plan/refreshedRows``. An outline whose contents are compared elsewhere answers `true`.
  func hasSameContent(_ old: Rows.Element, _ new: Rows.Element) -> Bool
  /// Whether the header of a section here looks like that of a section of an older outline. An
  /// outline without headers answers `true`.
  func hasSameHeader(_ section: Int, as old: Self, _ oldSection: Int) -> Bool
  /// Whether a section here is known, without reading a row, to hold the same rows with the same
  /// contents as a section of another outline: because both share their storage, for instance.
  /// `false` only means that the rows have to be compared.
  func sharesRows(of section: Int, with other: Self, at otherSection: Int) -> Bool
  /// How many rows at the beginning and at the end of a section here are known, without reading
  /// them one by one, to be the same with the same contents as those of a section of another
  /// outline. Both may be less than it is; together they must not be more than the shorter section
  /// holds.
  func sharedEnds(
    of section: Int, with other: Self, at otherSection: Int
  ) -> (first: Int, last: Int)
}

extension Outline {
  /// Nothing is known; the rows are compared.
  @inlinable
  public func sharesRows(of section: Int, with other: Self, at otherSection: Int) -> Bool { false }

  /// Nothing is known; the rows are compared.
  @inlinable
  public func sharedEnds(
    of section: Int, with other: Self, at otherSection: Int
  ) -> (first: Int, last: Int) { (0, 0) }

  /// How many rows a section holds.
  @inlinable
  public func rowCount(in section: Int) -> Int { rows(in: section).count }

  /// The identity of the row at a path that exists.
  @inlinable
  public func rowID(at path: RowPath) -> RowID { id(of: row(at: path)) }

  /// The row at a path that exists.
  @inlinable
  public func row(at path: RowPath) -> Rows.Element {
    let rows = rows(in: path.section)
    return rows[rows.startIndex + path.row]
  }

  /// How many rows all sections hold together.
  ///
  /// - Complexity: O(sections).
  @inlinable
  public var rowCount: Int {
    (0..<sectionCount).reduce(0) { $0 + rowCount(in: $1) }
  }

  /// Whether a path points at an existing row.
  @inlinable
  public func contains(_ path: RowPath) -> Bool {
    (0..<sectionCount).contains(path.section)
      && (0..<rowCount(in: path.section)).contains(path.row)
  }
}

/// A snapshot as the planner reads it: the number of sections, their rows, and the identities.
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
/// Rows may be any collection, also a lazy one; contiguous storage is read at the speed of memory.
/// Results must not change while a plan is made: derive them from immutable values. Identities
/// whose `==` and `hash` disagree, or that are not equal to themselves, reduce the matches but
/// never make a plan illegal.
public protocol Outline {
  /// The type that identifies a section in the outline.
  associatedtype SectionID: Hashable
  /// The type that identifies a row, in the whole outline and not only in its section.
  associatedtype RowID: Hashable
  /// The collection of a section's rows.
  associatedtype Rows: RandomAccessCollection where Rows.Index == Int

  /// The number of sections in the outline.
  var sectionCount: Int { get }
  /// Returns the identity of a section.
  ///
  /// - Parameter section: an index in `0..<sectionCount`.
  func sectionID(at section: Int) -> SectionID
  /// Returns the rows of a section. The call should be free, because it is repeated.
  ///
  /// - Parameter section: an index in `0..<sectionCount`.
  func rows(in section: Int) -> Rows
  /// Returns the identity of a row.
  ///
  /// - Parameter row: a row of the outline.
  func id(of row: Rows.Element) -> RowID

  /// Returns whether two rows of one identity look the same. Rows that do not are listed in
  /// ``Plan/refreshedRows``. An outline whose contents are compared elsewhere returns `true`.
  ///
  /// - Parameters:
  ///   - old: the row of the older outline.
  ///   - new: the row of this outline.
  func hasSameContent(_ old: Rows.Element, _ new: Rows.Element) -> Bool
  /// Returns whether the header of a section looks like that of a section of an older outline. An
  /// outline without headers returns `true`.
  ///
  /// - Parameters:
  ///   - section: the index of the section in this outline.
  ///   - old: the older outline.
  ///   - oldSection: the index of the section in the older outline.
  func hasSameHeader(_ section: Int, as old: Self, _ oldSection: Int) -> Bool
  /// Returns whether a section is known, without reading a row, to have the same rows with the same
  /// contents as a section of another outline: because both share their storage, for instance.
  /// `false` only means that the rows have to be compared.
  ///
  /// - Parameters:
  ///   - section: the index of the section in this outline.
  ///   - other: the other outline.
  ///   - otherSection: the index of the section in the other outline.
  func sharesRows(of section: Int, with other: Self, at otherSection: Int) -> Bool
}

extension Outline {
  /// Returns `false`: nothing is known, and the rows are compared.
  ///
  /// - Parameters:
  ///   - section: the index of the section in this outline.
  ///   - other: the other outline.
  ///   - otherSection: the index of the section in the other outline.
  @inlinable
  public func sharesRows(of section: Int, with other: Self, at otherSection: Int) -> Bool { false }

  /// Returns the number of rows in a section.
  ///
  /// - Parameter section: an index in `0..<sectionCount`.
  @inlinable
  public func rowCount(in section: Int) -> Int { rows(in: section).count }

  /// Returns the identity of the row at a path.
  ///
  /// - Parameter path: the path of an existing row.
  @inlinable
  public func rowID(at path: RowPath) -> RowID { id(of: row(at: path)) }

  /// Returns the row at a path.
  ///
  /// - Parameter path: the path of an existing row.
  @inlinable
  public func row(at path: RowPath) -> Rows.Element {
    let rows = rows(in: path.section)
    return rows[rows.startIndex + path.row]
  }

  /// The number of rows in all sections together.
  ///
  /// - Complexity: O(sections).
  @inlinable
  public var rowCount: Int {
    (0..<sectionCount).reduce(0) { $0 + rowCount(in: $1) }
  }

  /// Returns whether a path is that of an existing row.
  ///
  /// - Parameter path: any path.
  @inlinable
  public func contains(_ path: RowPath) -> Bool {
    (0..<sectionCount).contains(path.section)
      && (0..<rowCount(in: path.section)).contains(path.row)
  }
}

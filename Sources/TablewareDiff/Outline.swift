/// What the planner reads of a snapshot: how many sections and rows there are, and their identities.
///
/// The planner asks for identities lazily and never for contents, so a snapshot of a million rows
/// that nobody has built yet can be planned. Answers must not change while a plan is made: take
/// them from an immutable value.
public protocol Outline {
  /// What tells sections apart.
  associatedtype SectionID: Hashable
  /// What tells rows apart, in the whole outline and not only in their section.
  associatedtype RowID: Hashable

  /// How many sections there are.
  var sectionCount: Int { get }
  /// The identity of a section, for an index in `0..<sectionCount`.
  func sectionID(at section: Int) -> SectionID
  /// How many rows a section holds.
  func rowCount(in section: Int) -> Int
  /// The identity of the row at a path that exists.
  func rowID(at path: RowPath) -> RowID
  /// Whether a section of this outline is known, without reading a row, to hold the same rows as a
  /// section of another one: because both share their storage, for instance. `false` only means
  /// that the rows have to be compared.
  func sharesRows(of section: Int, with other: Self, at otherSection: Int) -> Bool
}

extension Outline {
  /// Nothing is known; the rows are compared.
  public func sharesRows(of section: Int, with other: Self, at otherSection: Int) -> Bool { false }

  /// How many rows all sections hold together.
  ///
  /// - Complexity: O(sections).
  public var rowCount: Int {
    (0..<sectionCount).reduce(0) { $0 + rowCount(in: $1) }
  }

  /// Whether a path points at an existing row.
  public func contains(_ path: RowPath) -> Bool {
    (0..<sectionCount).contains(path.section)
      && (0..<rowCount(in: path.section)).contains(path.row)
  }
}

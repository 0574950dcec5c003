import Tableware

/// One change of a list that a store publishes, in the form that `NSFetchedResultsController`,
/// Realm and `UITableView` batch updates share.
///
/// A position that says where an element or a section *was* is one before the first change of the
/// batch; a position that says where it *is* is one after the last change. The order of the changes
/// in a batch has no meaning.
///
/// ```swift
/// // [a, b, c] becomes [c, a, d]
/// list.apply([
///   .remove(at: RowPath(section: 0, row: 1)),
///   .move(c, from: RowPath(section: 0, row: 2), to: RowPath(section: 0, row: 0)),
///   .insert(d, at: RowPath(section: 0, row: 2)),
/// ])
/// ```
public enum StoreChange<Element> {
  /// An element was inserted; the position is one after all changes.
  case insert(Element, at: RowPath)
  /// An element was removed; the position is one before all changes.
  case remove(at: RowPath)
  /// An element changed and stays where it is; the position is one before all changes.
  case update(Element, at: RowPath)
  /// An element moved, and may have changed.
  case move(Element, from: RowPath, to: RowPath)
  /// A section with this name was inserted; the index is one after all changes. Its elements are
  /// inserted or moved by changes of their own.
  case insertSection(String, at: Int)
  /// A section was removed with all elements that no change moves; the index is one before all
  /// changes.
  case removeSection(at: Int)
}

extension StoreChange: Equatable where Element: Equatable {}
extension StoreChange: Sendable where Element: Sendable {}

/// A change that does not fit the list to which it was applied. All other changes take effect.
public enum StoreProblem: Hashable, Sendable {
  /// A position or section index outside of the list. A removal had no effect; an insertion used
  /// the nearest position.
  case outOfRange(RowPath)
  /// An update of an element that the list does not have. It had no effect.
  case unknownElement(Identity, at: RowPath)
}

extension StoreProblem: CustomStringConvertible {
  /// What the change said, what the list did, and what to do about it.
  public var description: String {
    switch self {
    case .outOfRange(let path):
      "The store reported a change at \(path), which is outside of the list. An insertion used the "
        + "nearest position, and a removal had no effect; apply the changes of each batch once, in "
        + "one call, to the contents from before the batch."
    case .unknownElement(let identity, let path):
      "The store updated \(identity) at \(path), but the list does not have it. The update had no "
        + "effect; apply the changes of each batch once, or replace the contents of the list."
    }
  }
}

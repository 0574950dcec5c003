/// The selected rows, by identity: the selection stays valid across updates, and includes rows that
/// are hidden at the moment, until they are removed from the table.
public struct Selection: Hashable, Sendable {
  /// The number of rows that may be selected.
  public enum Mode: Hashable, Sendable {
    /// No selection: a tap only runs its action.
    case none
    /// One row at a time: selecting another one replaces it.
    case single
    /// Any number of rows of the table.
    case multiple
  }

  /// The number of rows that may be selected.
  public let mode: Mode
  /// The selected rows, in the order in which they were selected.
  public var rows: [Identity] { chosen.members }
  private var chosen = IdentitySet()

  /// Creates an empty selection with a mode.
  ///
  /// - Parameter mode: the number of rows that may be selected.
  public init(_ mode: Mode = .none) {
    self.mode = mode
  }

  /// Returns whether a row is selected.
  ///
  /// - Parameter row: the identity of the row.
  public func contains(_ row: some Hashable & Sendable) -> Bool { chosen.contains(Identity(row)) }

  /// Selects a row; with ``Mode/single`` instead of the previous one. The call has no effect with
  /// ``Mode/none``.
  ///
  /// - Parameter row: the identity of the row.
  public mutating func select(_ row: some Hashable & Sendable) {
    let row = Identity(row)
    guard mode != .none, !chosen.contains(row) else { return }
    if mode == .single { removeAll() }
    chosen.insert(row)
  }

  /// Removes a row from the selection.
  ///
  /// - Parameter row: the identity of the row.
  public mutating func deselect(_ row: some Hashable & Sendable) {
    chosen.remove(Identity(row))
  }

  /// Removes all rows from the selection.
  public mutating func removeAll() {
    chosen = IdentitySet()
  }

  /// Keeps only the rows that satisfy a condition.
  mutating func keep(where isKept: (Identity) -> Bool) {
    let kept = rows.filter(isKept)
    if kept.count < chosen.count { chosen = IdentitySet(kept) }
  }

  /// Whether the same rows are selected, in the same order, in the same mode.
  public static func == (left: Selection, right: Selection) -> Bool {
    left.mode == right.mode && left.rows == right.rows
  }

  /// Hashes the mode and the selected rows.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(mode)
    hasher.combine(rows)
  }
}

/// The user selected or deselected a row. In single mode, the row that loses the selection to
/// another one raises the event first.
public struct SelectionChange: OptionalEvent {
  /// Whether the row is now part of the selection.
  public let isSelected: Bool

  package init(isSelected: Bool) { self.isSelected = isSelected }
}

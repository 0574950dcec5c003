/// Which rows are selected, by identity: it holds through every update, and for rows that are not
/// shown at the moment until they are gone from the table.
public struct Selection: Hashable, Sendable {
  /// How many rows may be selected.
  public enum Mode: Hashable, Sendable {
    /// None: a tap only acts.
    case none
    /// One at a time: another one takes its place.
    case single
    /// Any number.
    case multiple
  }

  /// How many rows may be selected.
  public let mode: Mode
  /// The selected rows, in the order in which they were selected.
  public var rows: [Identity] { chosen.members }
  private var chosen = IdentitySet()

  /// A selection of nothing.
  public init(_ mode: Mode = .none) {
    self.mode = mode
  }

  /// Whether a row is selected.
  public func contains(_ row: some Hashable & Sendable) -> Bool { chosen.contains(Identity(row)) }

  /// Selects a row; with ``Mode/single`` instead of the one before. Nothing happens with
  /// ``Mode/none``.
  public mutating func select(_ row: some Hashable & Sendable) {
    let row = Identity(row)
    guard mode != .none, !chosen.contains(row) else { return }
    if mode == .single { removeAll() }
    chosen.insert(row)
  }

  /// Deselects a row.
  public mutating func deselect(_ row: some Hashable & Sendable) {
    chosen.remove(Identity(row))
  }

  /// Deselects everything.
  public mutating func removeAll() {
    chosen = IdentitySet()
  }

  /// Keeps only what satisfies a condition.
  mutating func keep(where isKept: (Identity) -> Bool) {
    let kept = rows.filter(isKept)
    if kept.count < chosen.count { chosen = IdentitySet(kept) }
  }

  /// Whether the same rows are selected, in the same order, in the same mode.
  public static func == (left: Selection, right: Selection) -> Bool {
    left.mode == right.mode && left.rows == right.rows
  }

  /// Hashes mode and rows.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(mode)
    hasher.combine(rows)
  }
}

/// The reader selected or deselected a row.
public struct SelectionChange: OptionalEvent {
  /// Whether the row is selected now.
  public let isSelected: Bool

  package init(isSelected: Bool) { self.isSelected = isSelected }
}

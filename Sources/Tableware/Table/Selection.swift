/// Which rows are selected, by identity: it holds through every update, and for rows that are not shown
/// at the moment until they are gone from the table.
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
  public private(set) var rows: [Identity] = []
  private var set: Set<Identity> = []

  /// A selection of nothing.
  public init(_ mode: Mode = .none) {
    self.mode = mode
  }

  /// Whether a row is selected.
  public func contains(_ row: some Hashable & Sendable) -> Bool { set.contains(Identity(row)) }

  /// Selects a row; with ``Mode/single`` instead of the one before. Nothing happens with ``Mode/none``.
  public mutating func select(_ row: some Hashable & Sendable) {
    let row = Identity(row)
    guard mode != .none, !set.contains(row) else { return }
    if mode == .single { removeAll() }
    rows.append(row)
    set.insert(row)
  }

  /// Deselects a row.
  ///
  /// - Complexity: O(selected rows).
  public mutating func deselect(_ row: some Hashable & Sendable) {
    let row = Identity(row)
    guard set.remove(row) != nil else { return }
    rows.removeAll { $0 == row }
  }

  /// Deselects everything.
  public mutating func removeAll() {
    rows = []
    set = []
  }

  /// Keeps only what satisfies a condition.
  mutating func keep(where isKept: (Identity) -> Bool) {
    let kept = rows.filter(isKept)
    guard kept.count < rows.count else { return }
    rows = kept
    set = Set(kept)
  }
}

/// The reader selected or deselected a row.
public struct SelectionChange: Event {
  /// Who asks ``Table/selection`` when it is needed need not listen.
  public static var mayGoUnhandled: Bool { true }

  /// Whether the row is selected now.
  public let isSelected: Bool
}

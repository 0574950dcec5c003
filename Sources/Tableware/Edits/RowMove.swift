/// The reader moved a row. Its new place is told by the rows around it, so that it still means the
/// same when others came or went meanwhile.
///
/// A handler takes the move over into its data and shows that. If nobody handles the event, the
/// table moves the row by itself, until the next ``Table/show(completion:_:)`` says something else.
public struct RowMove: OptionalEvent, Hashable {
  /// Which row moves.
  public let row: Identity
  /// The section that it moves to.
  public var section: Identity
  /// The row that it is to stand before; `nil` for the end of the section.
  public var before: Identity?
  /// The row that it is to stand behind; `nil` for the beginning of the section.
  public var after: Identity?

  /// A move.
  public init(
    _ row: some Hashable & Sendable, to section: Identity, after: Identity?, before: Identity?
  ) {
    self.row = Identity(row)
    self.section = section
    self.before = before
    self.after = after
  }

  /// The row that moves, as the app's own type; `nil` if its identity is of another one.
  public func row<ID>(as type: ID.Type) -> ID? { row.value(as: type) }
  /// The row that it is to stand before, as the app's own type.
  public func before<ID>(as type: ID.Type) -> ID? { before?.value(as: type) }
  /// The row that it is to stand behind, as the app's own type.
  public func after<ID>(as type: ID.Type) -> ID? { after?.value(as: type) }
}

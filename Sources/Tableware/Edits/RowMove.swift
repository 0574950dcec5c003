/// The user moved a row. Its new position is described by the rows around it, so that it is still
/// valid if other rows were inserted or removed meanwhile.
///
/// A handler applies the move to its data. If no handler handles the event, a table that the app
/// owns moves the row itself, until the next ``Table/show(completion:_:)``. In a screen the row
/// stays, and the event is a ``Diagnostic/unhandledEvent(_:row:)``.
public struct RowMove: OptionalEvent, Hashable {
  /// The identity of the moved row.
  public let row: Identity
  /// The section that the row moves to.
  public var section: Identity
  /// The row after the new position; `nil` for the end of the section.
  public var before: Identity?
  /// The row before the new position; `nil` for the beginning of the section.
  public var after: Identity?

  /// Creates a move to a position between two rows.
  ///
  /// - Parameters:
  ///   - row: the identity of the moved row.
  ///   - section: the section that the row moves to.
  ///   - after: the row before the new position; `nil` for the beginning of the section.
  ///   - before: the row after the new position; `nil` for the end of the section.
  public init(
    _ row: some Hashable & Sendable, to section: Identity, after: Identity?, before: Identity?
  ) {
    self.row = Identity(row)
    self.section = section
    self.before = before
    self.after = after
  }

  /// Returns the identity of the moved row in the app's own type; `nil` for another type.
  ///
  /// - Parameter type: the type of the identity.
  public func row<ID>(as type: ID.Type) -> ID? { row.value(as: type) }
  /// Returns the identity of the row after the new position in the app's own type; `nil` for
  /// another type.
  ///
  /// - Parameter type: the type of the identity.
  public func before<ID>(as type: ID.Type) -> ID? { before?.value(as: type) }
  /// Returns the identity of the row before the new position in the app's own type; `nil` for
  /// another type.
  ///
  /// - Parameter type: the type of the identity.
  public func after<ID>(as type: ID.Type) -> ID? { after?.value(as: type) }
}

/// The field that the user types into, from ``FieldBegin`` to ``FieldEnd``.
package struct TypedField: Equatable {
  /// The identity of the field's row.
  package let row: Identity
  /// The typed text, for a field that sets it at the end; `nil` as long as nothing was typed.
  package var text: String?
  /// Whether the Return key was pressed after the last change.
  package var isSubmitted = false

  /// Creates the state of a field into which nothing was typed.
  package init(row: Identity) { self.row = row }
}

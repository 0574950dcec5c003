/// Rows that are shown in place of the declared ones, by the position at which these were declared.
///
/// Kept in parts, so that a change after a copy copies one part and not all.
struct RowOverrides {
  private var parts: [Int: [Int: AnyRow]] = [:]

  private static let partSize = 256

  /// Whether every declared row is shown as it was declared.
  var isEmpty: Bool { parts.isEmpty }

  /// The row in place of a declared one; `nil` if that is shown itself.
  subscript(position: Int) -> AnyRow? {
    get { parts.isEmpty ? nil : parts[position / Self.partSize]?[position] }
    set { parts[position / Self.partSize, default: [:]][position] = newValue }
  }
}

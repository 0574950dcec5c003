/// Rows that are shown instead of declared ones, by the declared positions.
///
/// They are stored in parts, so that a change after a copy copies only one part.
struct RowOverrides {
  private var parts: [Int: [Int: AnyRow]] = [:]

  private static let partSize = 256

  /// Whether every declared row is shown as it was declared.
  var isEmpty: Bool { parts.isEmpty }

  /// The row instead of a declared one; `nil` if that is shown itself.
  subscript(position: Int) -> AnyRow? {
    get { parts.isEmpty ? nil : parts[position / Self.partSize]?[position] }
    set { parts[position / Self.partSize, default: [:]][position] = newValue }
  }
}

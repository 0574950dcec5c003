/// A row that shows the progress of a task.
///
/// ```swift
/// ProgressRow("Copying", fraction: copied / total)
/// ```
public struct ProgressRow: Row {
  /// The characters of the title, or what was given.
  public let id: String
  /// The content, complete.
  public let body: RowContent

  /// Creates a row with a progress from 0 to 1, or `nil` for an unknown one. A number outside is
  /// clamped, and NaN is unknown.
  public init(
    _ title: any RowTextConvertible, subtitle: (any RowTextConvertible)? = nil,
    fraction: Double?, id: String? = nil
  ) {
    self.id = id ?? title.rowText.string
    let known = fraction.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
    body = RowContent(title: title, subtitle: subtitle, control: .progress(known))
      .spoken(value: known == nil ? Words.current[.inProgress] : nil)
  }
}

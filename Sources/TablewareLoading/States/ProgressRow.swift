import Tableware

/// A row that shows the progress of a task.
///
/// ```swift
/// ProgressRow("Copying", fraction: copied / total)
/// ```
public struct ProgressRow: Row {
  /// The characters of the title, or the given identity.
  public let id: String
  /// The title, the subtitle and the progress.
  public let body: RowContent

  /// Creates a row with the progress of a task.
  ///
  /// - Parameters:
  ///   - title: the main text.
  ///   - subtitle: a second line.
  ///   - fraction: the progress from 0 to 1, or `nil` for an unknown one. A number outside is
  ///     clamped, and NaN is unknown.
  ///   - id: the identity; by default the title.
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

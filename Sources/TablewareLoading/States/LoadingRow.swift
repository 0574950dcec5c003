import Tableware

/// A row that indicates loading, at the position of the data.
public struct LoadingRow: Row {
  /// The characters of the title, or the given identity.
  public let id: String
  /// The title with an activity indicator.
  public let body: RowContent

  /// Creates a message with an activity indicator.
  ///
  /// - Parameters:
  ///   - title: the main text.
  ///   - id: the identity; by default the title.
  public init(_ title: any RowTextConvertible = Words.current[.loading], id: String? = nil) {
    self.id = id ?? title.rowText.string
    body = RowContent(title: title, control: .progress(nil)).spoken(
      value: Words.current[.inProgress])
  }
}

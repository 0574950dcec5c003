/// Data is on its way; it stands where the data will stand.
public struct LoadingRow: Row {
  /// The characters of the title, or what was given.
  public let id: String
  /// The content, complete.
  public let body: RowContent

  /// A row that waits.
  public init(_ title: any RowTextConvertible = Words.current[.loading], id: String? = nil) {
    self.id = id ?? title.rowText.string
    body = RowContent(title: title, control: .progress(nil)).spoken(
      value: Words.current[.inProgress])
  }
}

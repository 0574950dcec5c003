/// A picture. Back ends that have pictures show it by its name; the others show what it shows, in
/// words, which is also what a screen reader says.
///
/// ```swift
/// ImageRow("cover.png", showing: "Two people on a bridge", caption: "Cover")
/// ```
public struct ImageRow: Row {
  /// Which picture: a name or an address, as the back end understands it.
  public let name: String
  /// What it shows, in words.
  package let description: String
  /// The name, or what was given.
  public let id: String
  /// The content, complete.
  public let body: RowContent

  /// A picture.
  public init(
    _ name: String, showing description: String, caption: String? = nil, id: String? = nil
  ) {
    self.name = name
    self.description = description
    self.id = id ?? name
    body = RowContent(
      symbol: RowText("▣", tone: .secondary), title: description, subtitle: caption,
      titleLineLimit: 3
    )
    .spoken()
  }
}

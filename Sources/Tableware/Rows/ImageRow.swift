/// A picture of the app with what it shows, in words.
///
/// ```swift
/// ImageRow("cover", showing: "Two people on a bridge", caption: "Cover")
/// ```
///
/// UIKit and a browser show the picture. A terminal shows the words, which are also what assistive
/// technology says.
public struct ImageRow: Row {
  /// The name of the picture among the assets of the app, or its address if it begins with
  /// `https://`.
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
      image: RowImage(
        name.hasPrefix("https://") ? .url(name) : .asset(name), width: 96, height: 64,
        placeholder: .symbol("photo", glyph: "▣")),
      title: description, subtitle: caption, titleLineLimit: 3
    )
    .spoken()
  }
}

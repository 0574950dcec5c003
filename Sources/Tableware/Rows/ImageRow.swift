/// A row with a picture of the app and its description in words.
///
/// ```swift
/// ImageRow("cover", showing: "Two people on a bridge", caption: "Cover")
/// ```
///
/// UIKit and a browser show the picture. A terminal shows the description, which assistive
/// technology uses as well.
public struct ImageRow: Row {
  /// The name of the picture among the assets of the app, or its address if it begins with
  /// `https://`.
  public let name: String
  /// The description of the picture in words.
  package let description: String
  /// The name of the picture, or the given identity.
  public let id: String
  /// The picture, or its description, with the caption.
  public let body: RowContent

  /// Creates a row with a picture.
  ///
  /// - Parameters:
  ///   - name: the name of the picture among the assets of the app, or its address if it begins
  ///     with `https://`.
  ///   - description: the description of the picture in words.
  ///   - caption: a text below the picture.
  ///   - id: the identity; by default the name.
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

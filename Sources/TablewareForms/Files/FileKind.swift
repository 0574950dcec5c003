import Tableware

/// A kind of file that a ``FileRow`` accepts, by the ending of its name and its first bytes.
///
/// ```swift
/// FileRow("Picture", kinds: [.png, .jpeg], limit: 5_000_000, receiving: picture) { file in … }
/// ```
public struct FileKind: Hashable, Sendable {
  package let kind: FileInput.Kind

  /// Creates a description by name and first bytes, for kinds that are not declared below.
  ///
  /// - Parameters:
  ///   - mediaType: the media type, such as `text/csv`.
  ///   - extensions: the endings of names without the dot, such as `csv`; upper and lower case are
  ///     the same.
  ///   - firstBytes: the bytes with which each file of the kind begins; empty for any content.
  public init(_ mediaType: String, extensions: [String], firstBytes: [UInt8] = []) {
    kind = FileInput.Kind(
      mediaType, extensions: extensions, signatures: firstBytes.isEmpty ? [] : [firstBytes])
  }

  private init(_ mediaType: String, _ extensions: [String], _ signatures: [[UInt8?]]) {
    kind = FileInput.Kind(mediaType, extensions: extensions, signatures: signatures)
  }

  /// The name of the kind on the web, such as `image/png`.
  public var mediaType: String { kind.mediaType }

  /// Pictures without loss, by the signature of the PNG specification.
  public static let png = FileKind(
    "image/png", ["png"], [[0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]])
  /// Photographs, by the marker with which each JPEG file begins.
  public static let jpeg = FileKind("image/jpeg", ["jpg", "jpeg"], [[0xFF, 0xD8, 0xFF]])
  /// Pictures with few colors, and short animations.
  public static let gif = FileKind("image/gif", ["gif"], [Array("GIF8".utf8)])
  /// Pictures in the format of the WebP specification.
  public static let webp = FileKind(
    "image/webp", ["webp"],
    [Array("RIFF".utf8) + Array(repeating: nil, count: 4) + Array("WEBP".utf8)])
  /// Documents with pages, by the first bytes of ISO 32000.
  public static let pdf = FileKind("application/pdf", ["pdf"], [Array("%PDF-".utf8)])
  /// Tables as text, with commas between the values.
  public static let csv = FileKind("text/csv", ["csv"], [])
  /// Characters in UTF-8 without a further format.
  public static let plainText = FileKind("text/plain", ["txt", "text"], [])
  /// Values in the JavaScript Object Notation.
  public static let json = FileKind("application/json", ["json"], [])
}

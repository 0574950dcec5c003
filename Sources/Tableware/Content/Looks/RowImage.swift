/// A picture of a row, a value or a detail, as data: an avatar, a cover, a symbol.
///
/// ```swift
/// RowContent(
///   image: RowImage(.url(person.avatar), shape: .circle, placeholder: .initials(person.name)),
///   title: person.name)
/// ```
///
/// The placeholder is shown until the picture is loaded, if it cannot be loaded, and on surfaces
/// without pictures. The size is fixed, so a picture that arrives moves nothing.
public struct RowImage: Hashable, Sendable {
  /// The origin of a picture: a symbol, a file or an address.
  public enum Source: Hashable, Sendable {
    /// A symbol of the system: its name on Apple platforms, such as `star.fill`, and the characters
    /// that replace it elsewhere, such as `★`.
    case symbol(String, glyph: String)
    /// A picture of the app, by its name.
    case asset(String)
    /// A PNG, JPEG, GIF or WebP file in memory.
    case data([UInt8])
    /// An address with the scheme `http` or `https`. The app decides which servers are allowed.
    case url(String)
    /// No picture: the placeholder is shown on its own.
    case none
  }

  /// The outline of a picture.
  public enum Shape: Hashable, Sendable, CaseIterable {
    /// A rectangle with sharp corners.
    case square
    /// A rectangle whose corners are round.
    case rounded
    /// A circle, or an ellipse if width and height differ.
    case circle
  }

  /// The content that is shown instead of a picture.
  public enum Placeholder: Hashable, Sendable {
    /// The first letters of the first and the last word of a name, on a color that is derived from
    /// the name.
    case initials(String)
    /// A symbol instead of a picture, as in ``Source/symbol(_:glyph:)``.
    case symbol(String, glyph: String)
    /// An empty area of the picture's size.
    case skeleton
  }

  /// How a picture of other proportions is fitted into its frame.
  public enum ContentMode: Hashable, Sendable, CaseIterable {
    /// The frame is filled, and the parts outside are cut off.
    case fill
    /// The whole picture is shown, and the rest of the frame is empty.
    case fit
  }

  /// The origin of the picture: a symbol, a file or an address.
  public var source: Source
  /// The width in points, from 8 to 1,000.
  public var width: Int
  /// The height in points, from 8 to 1,000.
  public var height: Int
  /// The outline of the picture in its row.
  public var shape: Shape
  /// The content that is shown without a picture.
  public var placeholder: Placeholder
  /// How a picture of other proportions is fitted into its frame.
  public var contentMode: ContentMode
  /// The color of a symbol; `nil` for the accent color.
  public var tint: RowColor?
  /// The description of the picture for assistive technology; empty for a decoration.
  public var label: String

  /// Creates a picture for a row, a value or a detail.
  ///
  /// - Parameters:
  ///   - source: the origin of the picture.
  ///   - width: in points, from 8 to 1,000.
  ///   - height: in points, from 8 to 1,000; by default the width.
  ///   - shape: the outline.
  ///   - placeholder: the content that is shown without a picture.
  ///   - contentMode: how a picture of other proportions is fitted into its frame.
  ///   - tint: the color of a symbol; `nil` for the accent color.
  ///   - label: the description for assistive technology; empty for a decoration.
  public init(
    _ source: Source, width: Int = 40, height: Int? = nil, shape: Shape = .rounded,
    placeholder: Placeholder = .skeleton, contentMode: ContentMode = .fill,
    tint: RowColor? = nil, label: String = ""
  ) {
    self.source = source
    self.width = width
    self.height = height ?? width
    self.shape = shape
    self.placeholder = placeholder
    self.contentMode = contentMode
    self.tint = tint
    self.label = label
  }
}

extension RowImage.Source {
  /// The characters that stand for a symbol.
  package var glyph: String? {
    if case .symbol(_, let glyph) = self { glyph } else { nil }
  }
}

extension RowImage {
  /// The most bytes of an encoded picture.
  package static let byteLimit = 10 << 20

  /// The size as surfaces show it, in points.
  package var shownSize: (width: Int, height: Int) {
    (min(max(width, 8), 1_000), min(max(height, 8), 1_000))
  }

  /// The address to load, if its scheme is allowed.
  package var address: String? {
    guard case .url(let address) = source, Self.isAllowed(address) else { return nil }
    return address
  }

  /// The picture in memory, if its bytes are those of a supported format.
  package var bytes: [UInt8]? {
    guard case .data(let bytes) = source, bytes.count <= Self.byteLimit,
      ImageType(of: bytes) != nil
    else { return nil }
    return bytes
  }

  /// Returns whether an address has a supported scheme, a host, and no line breaks.
  package static func isAllowed(_ address: String) -> Bool {
    let lower = address.prefix(8).lowercased()
    let hasHost = lower.hasPrefix("https://") || lower.hasPrefix("http://")
    return hasHost && address.utf8.count <= 2_000
      && address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }
  }

  /// The letters of the initials, or the glyph of the symbol that replaces the picture; `nil` for a
  /// skeleton.
  package var placeholderText: String? {
    if case .symbol(_, let glyph) = source { return glyph }
    return switch placeholder {
    case .initials(let name): Self.initials(of: name)
    case .symbol(_, let glyph): glyph
    case .skeleton: nil
    }
  }

  /// The color behind the initials; `nil` for another placeholder.
  package var initialsColor: RowColor? {
    if case .symbol = source { return nil }
    guard case .initials(let name) = placeholder else { return nil }
    return .stable(for: name)
  }

  /// Returns one or two letters of a name.
  package static func initials(of name: String) -> String {
    let words = name.split { $0.isWhitespace || $0.isNewline }
    let letters = [words.first, words.count > 1 ? words.last : nil].compactMap { $0?.first }
    let text = String(letters).uppercased()
    return text.isEmpty ? "?" : text
  }

  package var problem: ContentProblem? {
    if !(8...1_000).contains(width) || !(8...1_000).contains(height) {
      return .imageSizeOutOfRange(width: width, height: height)
    }
    switch source {
    case .url(let address) where !Self.isAllowed(address):
      return .imageRefused(String(address.prefix { $0 != ":" }.prefix(20)))
    case .data(let bytes) where bytes.count > Self.byteLimit:
      return .imageUnreadable(byteCount: bytes.count)
    case .data(let bytes) where ImageType(of: bytes) == nil:
      return .imageUnreadable(byteCount: bytes.count)
    default: return tint?.numberProblem
    }
  }
}

extension RowContent {
  /// Whether the row, a value or a detail has a picture.
  package var hasImages: Bool {
    image != nil || values.contains { $0.image != nil } || details.contains { $0.image != nil }
  }

  /// The addresses of all pictures, in the order of the row; empty without an allocation for a row
  /// without pictures.
  package var imageAddresses: [String] {
    guard hasImages else { return [] }
    let images = [image] + values.map(\.image) + details.map(\.image)
    return images.compactMap { $0?.address }
  }
}

/// The format of a picture, by its first bytes. An SVG, which may contain scripts, is refused.
package enum ImageType: String, Sendable {
  case png = "image/png"
  case jpeg = "image/jpeg"
  case gif = "image/gif"
  case webp = "image/webp"

  package init?(of bytes: [UInt8]) {
    func starts(_ signature: [UInt8], at offset: Int = 0) -> Bool {
      bytes.count > offset + signature.count
        && bytes[offset..<offset + signature.count].elementsEqual(signature)
    }
    if starts([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if starts([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if starts(Array("GIF8".utf8)) {
      self = .gif
    } else if starts(Array("RIFF".utf8)), starts(Array("WEBP".utf8), at: 8) {
      self = .webp
    } else {
      return nil
    }
  }
}

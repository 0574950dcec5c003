/// A picture at the beginning of a row, as data: an avatar, a cover, a symbol.
///
/// ```swift
/// RowContent(
///   image: RowImage(.url(person.avatar), shape: .circle, placeholder: .initials(person.name)),
///   title: person.name)
/// ```
///
/// The placeholder stands there until the picture is loaded, when it cannot be loaded, and on
/// surfaces without pictures. The size is fixed, so a picture that arrives moves nothing.
public struct RowImage: Hashable, Sendable {
  /// Where a picture comes from.
  public enum Source: Hashable, Sendable {
    /// A symbol of the system: its name on Apple platforms, such as `star.fill`, and the characters
    /// that stand for it elsewhere, such as `★`.
    case symbol(String, glyph: String)
    /// A picture of the app, by its name.
    case asset(String)
    /// A PNG, JPEG, GIF or WebP file in memory.
    case data([UInt8])
    /// An address with the scheme `http` or `https`. The app decides which servers are asked.
    case url(String)
    /// No picture: the placeholder stands for itself.
    case none
  }

  /// The outline of a picture.
  public enum Shape: Hashable, Sendable, CaseIterable {
    /// A rectangle.
    case square
    /// A rectangle with round corners.
    case rounded
    /// A circle, or an ellipse if width and height differ.
    case circle
  }

  /// What stands in the place of a picture.
  public enum Placeholder: Hashable, Sendable {
    /// The first letters of the first and the last word of a name, on a color that follows from the
    /// name.
    case initials(String)
    /// A symbol, as in ``Source/symbol(_:glyph:)``.
    case symbol(String, glyph: String)
    /// An empty surface.
    case skeleton
  }

  /// How a picture of other proportions is put into its place.
  public enum ContentMode: Hashable, Sendable, CaseIterable {
    /// The place is filled, and what is over is cut off.
    case fill
    /// The whole picture is shown, and the rest of the place is empty.
    case fit
  }

  /// Where the picture comes from.
  public var source: Source
  /// The width in points, from 8 to 1,000.
  public var width: Int
  /// The height in points, from 8 to 1,000.
  public var height: Int
  /// The outline.
  public var shape: Shape
  /// What stands there without a picture.
  public var placeholder: Placeholder
  /// How a picture of other proportions is put into its place.
  public var contentMode: ContentMode
  /// The color of a symbol; `nil` for the accent color.
  public var tint: RowColor?
  /// What the picture shows, for assistive technology; empty for a picture that only decorates.
  public var label: String

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - source: where it comes from.
  ///   - width: in points, from 8 to 1,000.
  ///   - height: in points, from 8 to 1,000; the width unless you say otherwise.
  ///   - label: what it shows; empty for a picture that only decorates.
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

extension RowImage {
  /// The largest number of bytes of a picture, encoded.
  package static let byteLimit = 10 << 20

  /// The size as surfaces show it, in points.
  package var shownSize: (width: Int, height: Int) {
    (min(max(width, 8), 1_000), min(max(height, 8), 1_000))
  }

  /// The address to load, if there is one that may be loaded.
  package var address: String? {
    guard case .url(let address) = source, Self.isAllowed(address) else { return nil }
    return address
  }

  /// The picture in memory, if its bytes are those of a picture.
  package var bytes: [UInt8]? {
    guard case .data(let bytes) = source, bytes.count <= Self.byteLimit,
      ImageType(of: bytes) != nil
    else { return nil }
    return bytes
  }

  /// Whether an address has a scheme that is loaded, a host, and nothing that ends a line.
  package static func isAllowed(_ address: String) -> Bool {
    let lower = address.prefix(8).lowercased()
    let hasHost = lower.hasPrefix("https://") || lower.hasPrefix("http://")
    return hasHost && address.utf8.count <= 2_000
      && address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }
  }

  /// The letters of the initials, or the glyph of the symbol that stands there without a picture;
  /// `nil` for a skeleton.
  package var placeholderText: String? {
    if case .symbol(_, let glyph) = source { return glyph }
    return switch placeholder {
    case .initials(let name): Self.initials(of: name)
    case .symbol(_, let glyph): glyph
    case .skeleton: nil
    }
  }

  /// The color behind the initials; `nil` if something else stands there.
  package var initialsColor: RowColor? {
    if case .symbol = source { return nil }
    guard case .initials(let name) = placeholder else { return nil }
    return .stable(for: name)
  }

  /// One or two letters.
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

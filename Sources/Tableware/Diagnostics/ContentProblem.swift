/// A part of a row's content that no surface can show unchanged. The rest of the row is shown.
public enum ContentProblem: Hashable, Sendable {
  /// A variant of a color, as `#rrggbb`, with too little contrast for a text. A darker or lighter
  /// one is shown.
  case lowContrast(color: String, ratio: String)
  /// A variant of a color behind a row, as `#rrggbb`, on which some texts would have too little
  /// contrast. A lighter or darker one is shown.
  case lowBackgroundContrast(color: String, ratio: String)
  /// A number that is not a valid color. The nearest color is shown.
  case colorOutOfRange(Int)
  /// A header or footer without text, image and control. An empty line is shown.
  case emptyHeader(of: Identity)
  /// A badge with too many characters. Its beginning is shown.
  case badgeTooLong(count: Int)
  /// The address of a link with another scheme than `http`, `https`, `mailto` or `tel`. The text is
  /// shown without a link.
  case linkRefused(scheme: String)
  /// A picture whose address has another scheme than `http` or `https`, or is not an address. Its
  /// placeholder is shown, and nothing is loaded.
  case imageRefused(String)
  /// Bytes that are not a PNG, JPEG, GIF or WebP, or too many. The placeholder is shown.
  case imageUnreadable(byteCount: Int)
  /// A picture that could not be loaded from the address. The placeholder is shown.
  case imageFailed(String)
  /// A picture whose size is out of range. The nearest size is shown.
  case imageSizeOutOfRange(width: Int, height: Int)
}

extension ContentProblem: CustomStringConvertible {
  /// The problem, what is shown instead, and how to fix it.
  public var description: String {
    switch self {
    case .lowContrast(let color, let ratio):
      "The color \(color) has a contrast of \(ratio) with the background of its row, and texts "
        + "need 4.5:1. A nearby color is shown; provide variants for light and dark backgrounds, "
        + "or one color that Tableware adjusts."
    case .lowBackgroundContrast(let color, let ratio):
      "The color \(color) behind the row leaves some texts a contrast of \(ratio), and texts need "
        + "4.5:1. A nearby color is shown; provide a lighter variant for light backgrounds and a "
        + "darker one for dark backgrounds, or one color that Tableware adjusts."
    case .colorOutOfRange(let number):
      "\(number) is not a color. The nearest one is shown; provide a number from 0 to 0xFFFFFF."
    case .emptyHeader(let section):
      "The header or footer of section \(section) has no text, image or control. An empty line is "
        + "shown; set a title, or remove the header."
    case .badgeTooLong(let count):
      "A badge has \(count) characters. The first \(RowBadge.limit - 1) are shown; show long texts "
        + "as a subtitle or a detail."
    case .linkRefused(let scheme):
      "A link has the scheme “\(scheme)”. Its text is shown without a link; use http, https, "
        + "mailto or tel."
    case .imageRefused(let scheme):
      "The address of a picture begins with “\(scheme)”. Its placeholder is shown; use an http or "
        + "https address, data or an asset."
    case .imageUnreadable(let count):
      "A picture of \(count) bytes cannot be shown. Its placeholder is shown; provide a PNG, JPEG, "
        + "GIF or WebP of at most \(RowImage.byteLimit >> 20) MiB."
    case .imageFailed(let address):
      "The picture \(address) could not be loaded. Its placeholder is shown; check the address and "
        + "what the app allows to be loaded."
    case .imageSizeOutOfRange(let width, let height):
      "A picture has a size of \(width) × \(height) points. The nearest size is shown; use 8 to "
        + "1,000."
    }
  }
}

import Foundation

/// The alignment of a text.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

/// A text.
@MainActor
open class UILabel: UIView {
  /// The text, without attributes.
  open var text: String? {
    get { attributedText?.string }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The text with its attributes.
  open var attributedText: NSAttributedString?
  /// The font of text that has none of its own; `nil` sets that of the system.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .preferredFont(forTextStyle: .body)
  /// The color of text that has none of its own; `nil` sets that of the system.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// How many lines it may take; 0 for as many as it needs.
  open var numberOfLines = 1
  /// Whether it is shown as usual, and not in gray.
  open var isEnabled = true

  /// Ten points for each letter, on one line, and the size of each picture.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let pictures = attributedText?.attachments.map(\.bounds.size) ?? []
    let letters = (text ?? "").count - pictures.count
    return CGSize(
      width: min(size.width, pictures.reduce(CGFloat(letters * 10)) { $0 + $1.width }),
      height: pictures.reduce(font.lineHeight) { max($0, $1.height) })
  }
}

/// A picture, known by its name.
public final class UIImage: NSObject, @unchecked Sendable {
  /// What it is called.
  public let name: String

  /// A picture that was drawn.
  public init(drawing name: String) { self.name = name }
  /// A picture from a file in memory; `nil` for bytes that do not begin as those of a picture.
  public init?(data: Data) {
    let starts: [[UInt8]] = [[0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("GIF8".utf8)]
    guard starts.contains(where: { data.starts(with: $0) }) else { return nil }
    name = "\(data.count) bytes \(data.reduce(0) { ($0 &* 31) &+ Int($1) })"
  }

  /// One of the system's symbols; the double takes every name.
  public init?(systemName: String) { name = systemName }
  /// A picture of the application; the double takes every name.
  public init?(named: String) { name = named }
}

/// A view with a picture.
@MainActor
open class UIImageView: UIView {
  /// What it shows.
  open var image: UIImage?

  /// A view of the size of a picture.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(x: 0, y: 0, width: image == nil ? 0 : 20, height: 20))
    self.image = image
  }
}

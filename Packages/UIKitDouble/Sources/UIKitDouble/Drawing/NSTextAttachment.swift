import Foundation

/// A picture in a text, in place of the character U+FFFC.
public final class NSTextAttachment: NSObject {
  /// The picture.
  public var image: UIImage?
  /// The frame, in points; the origin is on the baseline of the text.
  public var bounds = CGRect.zero
}

extension NSAttributedString.Key {
  /// A picture instead of a character: an ``NSTextAttachment``.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}

extension NSAttributedString {
  /// A text of nothing but a picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// The pictures of the text, in order.
  var attachments: [NSTextAttachment] {
    string.utf16.enumerated().compactMap { index, character in
      guard character == 0xFFFC else { return nil }
      return attribute(.attachment, at: index, effectiveRange: nil) as? NSTextAttachment
    }
  }
}

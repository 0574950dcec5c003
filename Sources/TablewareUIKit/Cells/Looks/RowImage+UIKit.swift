#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

extension UIListContentConfiguration {
  /// Shows the picture of a row, or its placeholder.
  ///
  /// - Parameter loaded: the picture of the address, if it is loaded.
  mutating func show(_ image: RowImage, loaded: UIImage?, _ style: RowTextStyle) {
    let (width, height) = image.shownSize
    let size = CGSize(width: width, height: height)
    self.image = image.picture(loaded: loaded, size)
    imageProperties.tintColor = image.tint.map(style.color) ?? style.color(.accent)
    imageProperties.reservedLayoutSize = size
    imageProperties.maximumSize = size
    imageProperties.cornerRadius = style.theme.radius(of: image)
  }
}

extension RowTextStyle {
  /// Returns a text after a picture, which is centered on its line.
  ///
  /// - Parameter pictures: the loaded pictures, by their addresses.
  func text(
    _ text: RowText, after image: RowImage?, _ pictures: [String: UIImage], font: UIFont
  ) -> NSAttributedString {
    guard let image, !isPlaceholder else { return self.text(text, font: font) }
    let (width, height) = image.shownSize
    let frame = CGSize(width: width, height: height)
    let picture = NSTextAttachment()
    picture.image = image.picture(loaded: image.address.flatMap { pictures[$0] }, frame)?
      .framed(image, radius: theme.radius(of: image))
    picture.bounds = CGRect(
      x: 0, y: (font.pointSize * 0.7 - frame.height) / 2, width: frame.width, height: frame.height)
    let result = NSMutableAttributedString(string: "")
    result.append(NSAttributedString(attachment: picture))
    // The color of a symbol, which takes that of the text.
    let color = image.tint.map(self.color) ?? self.color(.accent)
    result.addAttribute(
      .foregroundColor, value: color, range: NSRange(location: 0, length: result.length))
    guard !text.string.isEmpty else { return result }
    result.append(NSAttributedString(string: " "))
    result.append(self.text(text, font: font))
    return result
  }
}

extension Theme {
  /// The radius of the corners of a picture, in points.
  fileprivate func radius(of image: RowImage) -> CGFloat {
    switch image.shape {
    case .square: 0
    case .rounded: CGFloat(shownCornerRadius)
    case .circle: CGFloat(min(image.shownSize.width, image.shownSize.height)) / 2
    }
  }
}

extension UIImage {
  /// The picture of an action: one that need not be loaded, or else its glyph.
  static func picture(of source: RowImage.Source?, glyph: String?) -> UIImage? {
    source.flatMap { RowImage($0).pictureAtHand } ?? glyph.flatMap(UIImage.glyph)
  }
}

extension RowImage {
  /// The picture that is shown: one that was loaded, one that requires no loading, or the
  /// placeholder.
  fileprivate func picture(loaded: UIImage?, _ size: CGSize) -> UIImage? {
    loaded ?? pictureAtHand ?? placeholderPicture(size)
  }

  /// The picture, if no loading is required.
  fileprivate var pictureAtHand: UIImage? {
    switch source {
    case .symbol(let name, let glyph): UIImage(systemName: name) ?? .glyph(glyph)
    case .asset(let name): UIImage(named: name)
    case .data: bytes.flatMap { UIImage(data: Data($0)) }
    case .url, .none: nil
    }
  }

  fileprivate func placeholderPicture(_ size: CGSize) -> UIImage? {
    switch placeholder {
    case .initials(let name):
      .initials(Self.initials(of: name), on: RowColor.stable(for: name), size)
    case .symbol(let name, let glyph): UIImage(systemName: name) ?? .glyph(glyph)
    case .skeleton: .filled(.systemFill, size)
    }
  }
}
#endif

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
    self.image = loaded ?? image.pictureAtHand ?? image.placeholderPicture(size)
    imageProperties.tintColor = image.tint.map(style.color) ?? style.color(.accent)
    imageProperties.reservedLayoutSize = size
    imageProperties.maximumSize = size
    imageProperties.cornerRadius =
      switch image.shape {
      case .square: 0
      case .rounded: CGFloat(style.theme.shownCornerRadius)
      case .circle: CGFloat(min(width, height)) / 2
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

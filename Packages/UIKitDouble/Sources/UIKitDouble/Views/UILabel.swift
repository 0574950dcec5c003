import Foundation

/// The alignment of a text.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

/// Where lines break, and what a text without room looks like.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// A text.
///
/// All letters of the double are equally wide: 10 points in a size of 17. A line is 5 points higher
/// than the size.
@MainActor
open class UILabel: UIView {
  /// The text, without attributes.
  open var text: String? {
    get { attributedText?.string }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    didSet { if attributedText !== oldValue { invalidateIntrinsicContentSize() } }
  }
  private var ownFont = UIFont.preferredFont(forTextStyle: .body)
  /// The font of text that has none of its own; `nil` sets that of the system.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { adjustsFontForContentSizeCategory ? ownFont.scaled(for: traitCollection) : ownFont }
    set {
      ownFont = newValue ?? .preferredFont(forTextStyle: .body)
      invalidateIntrinsicContentSize()
    }
  }
  /// Whether a font that follows the text size of the user changes with it.
  open var adjustsFontForContentSizeCategory = false {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The color of text that has none of its own; `nil` sets that of the system.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  /// The color of text in a highlighted cell.
  open var highlightedTextColor: UIColor?
  /// Whether it is highlighted.
  open var isHighlighted = false
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// How many lines it may take; 0 for as many as it needs.
  open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
  /// Where lines break, and what a text without room looks like.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Whether the text shrinks to fit the width. The double keeps its size, and only knows whether
  /// it fits: ``simulatedIsTruncated``.
  open var adjustsFontSizeToFitWidth = false
  /// How small the text may become, as a part of its size.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether letters move closer together before the text is truncated.
  open var allowsDefaultTighteningForTruncation = false
  /// The width at which the text wraps while its size is asked for; 0 for that of the constraints.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// Whether it is shown as usual, and not in gray.
  open var isEnabled = true

  private var measure: TextMeasure { TextMeasure(attributedText, font: font) }

  private func size(in width: CGFloat) -> CGSize {
    measure.size(in: width, lines: numberOfLines, breaksWords: lineBreakMode == .byCharWrapping)
  }

  /// The size of the text in a width, in as many lines as it may take.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = self.size(in: size.width > 0 ? size.width : .greatestFiniteMagnitude)
    return numberOfLines == 1 && fitting.height == 0
      ? CGSize(width: 0, height: font.lineHeight) : fitting
  }

  open override var intrinsicContentSize: CGSize {
    size(in: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude)
  }

  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    translatesAutoresizingMaskIntoConstraints ? frame.size : intrinsicContentSize
  }

  override var wrapsToWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  override func height(wrappedAt width: CGFloat) -> CGFloat {
    size(in: width > 0 ? width : .greatestFiniteMagnitude).height
  }

  override var baselines: Baselines {
    Baselines(first: (0, font.ascender), last: (1, font.descender))
  }

  /// Whether the text has more lines or a longer line than it has room for, in the smallest size
  /// that it may shrink to.
  public var simulatedIsTruncated: Bool {
    let scale = adjustsFontSizeToFitWidth && minimumScaleFactor > 0 ? minimumScaleFactor : 1
    let room = bounds.width / scale
    guard numberOfLines != 1 else {
      return size(in: .greatestFiniteMagnitude).width > room + 0.01
    }
    return measure.size(in: room, lines: 0, breaksWords: lineBreakMode == .byCharWrapping).height
      > bounds.height + 0.01
  }
}

import Foundation

/// The text size that the user set.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable, Comparable {
  /// Its name, as in UIKit.
  public let rawValue: String
  /// A size by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "UICTContentSizeCategory" + name }

  /// Not known.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// Small.
  public static let small = UIContentSizeCategory("S")
  /// Below the usual.
  public static let medium = UIContentSizeCategory("M")
  /// As usual.
  public static let large = UIContentSizeCategory("L")
  /// Above the usual.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// Larger.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// The largest for everybody.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The smallest of the accessibility sizes.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// A large accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// Larger.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// Still larger.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    "AccessibilityXXXL")

  private static let order: [UIContentSizeCategory] = [
    .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
    .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private var rank: Int { Self.order.firstIndex(of: self) ?? 0 }

  /// The number of steps from the smallest size; `nil` if it is not specified.
  var step: Int? { rank > 0 ? rank - 1 : nil }

  /// Whether the size is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Whether the one is smaller.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank < right.rank
  }

  /// Posted when the user chose another size.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// Where in the notification the new size is.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

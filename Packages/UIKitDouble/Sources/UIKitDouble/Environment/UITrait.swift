import Foundation

/// The type of a value in a trait collection.
///
/// Checked against developer.apple.com/documentation/uikit/uitraitdefinition.
public protocol UITraitDefinition {
  /// What it is set to.
  associatedtype Value
  /// The value of the trait if no other is set.
  static var defaultValue: Value { get }
}

/// A trait, to register for.
public typealias UITrait = any UITraitDefinition.Type

/// How large texts are.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UIContentSizeCategory.unspecified
}

/// Which way is read.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}

/// Whether there is much room from side to side.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// Whether there is much room from top to bottom.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

extension Traits {
  /// The value of a trait; `nil` for one that the double does not know.
  func value(of trait: UITrait) -> AnyHashable? {
    switch trait {
    case is UITraitPreferredContentSizeCategory.Type: preferredContentSizeCategory
    case is UITraitLayoutDirection.Type: layoutDirection
    case is UITraitUserInterfaceStyle.Type: userInterfaceStyle
    case is UITraitHorizontalSizeClass.Type: horizontalSizeClass
    case is UITraitVerticalSizeClass.Type: verticalSizeClass
    default: nil
    }
  }
}

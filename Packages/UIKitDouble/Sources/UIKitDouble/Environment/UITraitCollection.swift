import Foundation

/// Whether things are light on dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// Whether the user wants more contrast.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

/// Whether there is much room in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// Which way a language is read, as far as is known.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// Which way a language is read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// What can be set of the environment.
///
/// Checked against developer.apple.com/documentation/uikit/uimutabletraits.
public protocol UIMutableTraits {
  /// How large texts are.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// Which way is read.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// Normal or high contrast.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// Whether there is much room from side to side.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Whether there is much room from top to bottom.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
}

struct Traits: UIMutableTraits, Hashable {
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified

  /// What a telephone begins with.
  static let standard = Traits(
    preferredContentSizeCategory: .large, layoutDirection: .leftToRight,
    userInterfaceStyle: .light, accessibilityContrast: .normal, horizontalSizeClass: .compact,
    verticalSizeClass: .regular)
}

/// The environment of a view or a controller: a value that never changes.
public final class UITraitCollection: NSObject, Sendable {
  /// What a telephone begins with.
  static let standard = UITraitCollection(.standard)
  let traits: Traits

  init(_ traits: Traits) { self.traits = traits }

  /// Nothing specified.
  public override convenience init() { self.init(Traits()) }

  /// What a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(Traits().changed(mutations))
  }

  /// How large texts are.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
  /// Which way is read.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  /// Normal or high contrast.
  public var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
  /// Whether there is much room from side to side.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  /// Whether there is much room from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }

  /// The environment that is being laid out or that cells are made for; else what a telephone
  /// begins with.
  public class var current: UITraitCollection { TraitScope.current ?? .standard }

  /// Runs an action with the collection as ``current``.
  public func performAsCurrent(_ actions: () -> Void) {
    guard TraitScope.current !== self else { return actions() }
    TraitScope.run(self, actions)
  }

  /// A copy of the collection with some traits changed.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection { UITraitCollection(traits.changed(mutations)) }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  public override var hash: Int { traits.hashValue }
}

// Not `@TaskLocal`: Scripts/check-uikit compiles this with the front end alone, without macros.
enum TraitScope {
  private static let local = TaskLocal<UITraitCollection?>(wrappedValue: nil)

  /// The environment of the innermost scope.
  static var current: UITraitCollection? { local.get() }

  static func run(_ traits: UITraitCollection, _ actions: () -> Void) {
    local.withValue(traits, operation: actions)
  }
}

/// Which way a view is read, apart from the language.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension Traits {
  fileprivate func changed(_ mutations: (inout any UIMutableTraits) -> Void) -> Traits {
    var mutable: any UIMutableTraits = self
    mutations(&mutable)
    return mutable as? Traits ?? self
  }
}

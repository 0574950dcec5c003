#if !canImport(UIKit)
  import Foundation

  /// What an element is for somebody who does not see it; several at once.
  public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt64
    /// Traits from their bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// None.
    public static let none: UIAccessibilityTraits = []
    /// It can be tapped.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// It leads somewhere.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// It is a picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It is a text that never changes.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// It cannot be set.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// It changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// It is searched with.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// It goes up and down.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// It begins a part.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  }

  /// Something that can be done with an element, by its name: what a swipe uncovers for those who see.
  @MainActor
  open class UIAccessibilityCustomAction: NSObject {
    /// Does it, and says whether that worked.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// What it is called.
    open var name: String
    /// What runs when it is chosen.
    open var actionHandler: Handler?

    /// An action.
    public init(name: String, actionHandler: Handler?) {
      self.name = name
      self.actionHandler = actionHandler
      super.init()
    }
  }

  extension UIView {
    /// Chooses a custom action by its name.
    ///
    /// - Returns: whether there is one and it worked.
    @discardableResult
    public func simulateAccessibilityAction(_ name: String) -> Bool {
      guard let action = accessibilityCustomActions?.first(where: { $0.name == name }) else {
        return false
      }
      return action.actionHandler?(action) ?? false
    }
  }
#endif

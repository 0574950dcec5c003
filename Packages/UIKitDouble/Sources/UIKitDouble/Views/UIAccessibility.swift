import Foundation

/// The kinds of an element for assistive applications; several at once.
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
  /// It is on or off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// Notifications for assistive applications; the double records them for tests.
@MainActor
public enum UIAccessibility {
  /// A description of the event.
  public struct Notification: Hashable, Sendable, RawRepresentable {
    /// The value behind it.
    public let rawValue: UInt32
    /// A notification from its value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Much changed: the argument is what gets the focus.
    public static let screenChanged = Notification(rawValue: 1_000)
    /// Something changed: the argument is what gets the focus.
    public static let layoutChanged = Notification(rawValue: 1_001)
    /// The argument is read aloud.
    public static let announcement = Notification(rawValue: 1_008)
    /// Something was scrolled: the argument is read aloud.
    public static let pageScrolled = Notification(rawValue: 1_009)
  }

  /// Something that was told.
  public struct Post {
    /// A description of the event.
    public let notification: Notification
    /// What gets the focus or is read aloud.
    public let argument: Any?
  }

  /// Whether the screen is read aloud; tests set it.
  public static var isVoiceOverRunning = false
  /// Whether the user prefers reduced motion; tests set it.
  public static var isReduceMotionEnabled = false
  /// All that was told, in order; tests empty it.
  public static var simulatedPosts: [Post] = []

  /// The view that VoiceOver reads; tests set it.
  public static weak var simulatedFocus: UIView?

  /// A technology by which the screen is read or operated.
  public struct AssistiveTechnologyIdentifier: Hashable, Sendable, RawRepresentable {
    /// The value behind it.
    public let rawValue: String
    /// A technology from its value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The screen reader.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  /// What a technology reads at the moment; `nil` for what left its window.
  public static func focusedElement(using technology: AssistiveTechnologyIdentifier?) -> Any? {
    simulatedFocus?.window == nil ? nil : simulatedFocus
  }

  /// Tells something. A view that gets the focus is read from then on.
  public static func post(notification: Notification, argument: Any?) {
    simulatedPosts.append(Post(notification: notification, argument: argument))
    if notification == .layoutChanged || notification == .screenChanged,
      let view = argument as? UIView
    {
      simulatedFocus = view
    }
  }
}

/// Something that can be done with an element, by its name: what a swipe uncovers for those who
/// see.
@MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Does it, and says whether that worked.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// What it is called.
  open var name: String
  /// What runs when it is chosen.
  open var actionHandler: Handler?

  /// The picture beside the name.
  open var image: UIImage?
  /// The object that receives the selector; weak.
  open weak var target: AnyObject?
  /// What is sent if there is no handler.
  open var selector = Selector("")

  /// An action.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// An action with a picture.
  public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  /// An action that sends a selector.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, actionHandler: nil)
    self.target = target as? AnyObject
    self.selector = selector
  }
}

extension UIView {
  /// Chooses a custom action by its name.
  ///
  /// - Returns: whether there is one and it worked.
  @discardableResult
  public func simulateAccessibilityAction(_ name: String) -> Bool {
    guard let action = accessibilityCustomActions?.first(where: { $0.name == name }) else {
      return simulateSwipeByVoice(name)
    }
    if let handler = action.actionHandler { return handler(action) }
    guard let target = action.target else { return false }
    return UIApplication.shared.sendAction(action.selector, to: target, from: action, for: nil)
  }
}

extension UIView {
  /// The names of the actions that assistive technology offers for a view: the swipe actions of a
  /// cell, which the system adds by itself, and the custom actions. A name may be there twice.
  public var simulatedActionNames: [String] {
    (swipedRow.map { $0.table.swipeTitles(at: $0.path) } ?? [])
      + (accessibilityCustomActions ?? []).map(\.name)
  }

  private func simulateSwipeByVoice(_ name: String) -> Bool {
    guard let (table, path) = swipedRow, table.swipeTitles(at: path).contains(name) else {
      return false
    }
    return table.simulateSwipe(name, at: path)
  }

  private var swipedRow: (table: UITableView, path: IndexPath)? {
    guard let cell = self as? UITableViewCell, let table = superview as? UITableView,
      let path = table.shown.first(where: { $0.value === cell })?.key
    else { return nil }
    return (table, path)
  }
}

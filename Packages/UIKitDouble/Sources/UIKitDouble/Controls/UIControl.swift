import Foundation

/// A view whose value the user sets.
///
/// It runs actions, and sends selectors to objects that implement them (see ``Selector``).
@MainActor
open class UIControl: UIView {
  /// What can happen to a control; one action may listen to several.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The value behind it.
    public let rawValue: UInt
    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger was put down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The user set another value; setting it in code sends nothing.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is for happened.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A field got the keyboard.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A field lost the keyboard.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The user pressed return.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }

  /// What a control looks like.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// States from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As it usually is.
    public static let normal: State = []
    /// While a finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// When it cannot be set.
    public static let disabled = State(rawValue: 1 << 1)
    /// While it is selected.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// Whether the user can change the control.
  open var isEnabled = true
  /// Whether it is shown as selected.
  open var isSelected = false
  /// Whether a finger is on it.
  open var isHighlighted = false
  private var actions: [(event: Event, action: UIAction)] = []
  private var targets: [(event: Event, target: Weak?, action: Selector)] = []

  private struct Weak {
    weak var object: AnyObject?
  }

  /// A control in a rectangle of its superview.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control that runs an action when what it is for happens.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// From a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The size of the content, and in a direction without one that of the frame.
  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    let size = intrinsicContentSize
    return CGSize(
      width: size.width == Self.noIntrinsicMetric ? frame.width : size.width,
      height: size.height == Self.noIntrinsicMetric ? frame.height : size.height)
  }

  /// Runs an action when something happens.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((controlEvents, action))
  }

  /// Takes an action off.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Takes an action off, by its identifier.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    actions.removeAll { $0.action.identifier == actionIdentifier && $0.event == controlEvents }
  }

  /// Sends a selector when something happens: to the target, or without one along the responder
  /// chain. The same twice is sent once (F-75).
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target as? AnyObject
    removeTarget(target, action: action, for: controlEvents)
    targets.append((controlEvents, target == nil ? nil : Weak(object: object), action))
  }

  /// Takes targets off; no target for all, no action for all of a target.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target as? AnyObject
    for index in targets.indices.reversed()
    where (target == nil || targets[index].target?.object === object)
      && (action == nil || targets[index].action == action)
    {
      targets[index].event.subtract(controlEvents)
      if targets[index].event.isEmpty { targets.remove(at: index) }
    }
  }

  /// Sends a selector; subclasses override it to watch.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Runs the actions for something, in the order in which they were added, and sends the
  /// selectors.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.event.isDisjoint(with: controlEvents) {
      entry.action.sender = self
      entry.action.handler(entry.action)
    }
    for entry in targets where !entry.event.isDisjoint(with: controlEvents) {
      if let target = entry.target {
        // An action for a released target is not sent, to no other target either.
        if let object = target.object { sendAction(entry.action, to: object, for: nil) }
      } else {
        sendAction(entry.action, to: nil, for: nil)
      }
    }
  }

  /// Whether a touch would reach the control.
  public var canBeTouched: Bool {
    isEnabled && isUserInteractionEnabled && !isHidden && window != nil
  }
}

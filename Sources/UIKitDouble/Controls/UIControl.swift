#if !canImport(UIKit)
  import Foundation

  /// A view that the reader sets.
  ///
  /// It runs actions only: targets with selectors need Objective-C, and so do actions without a target.
  @MainActor
  open class UIControl: UIView {
    /// What can happen to a control; one action may listen to several.
    public struct Event: OptionSet, Hashable, Sendable {
      /// The value behind it.
      public let rawValue: UInt
      /// A set from its bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// A finger was lifted inside.
      public static let touchUpInside = Event(rawValue: 1 << 6)
      /// The reader set another value; setting it in code sends nothing.
      public static let valueChanged = Event(rawValue: 1 << 12)
      /// What the control is for happened.
      public static let primaryActionTriggered = Event(rawValue: 1 << 13)
      /// A field got the keyboard.
      public static let editingDidBegin = Event(rawValue: 1 << 16)
      /// The reader changed the text.
      public static let editingChanged = Event(rawValue: 1 << 17)
      /// A field lost the keyboard.
      public static let editingDidEnd = Event(rawValue: 1 << 18)
      /// The reader pressed return.
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
      /// When it cannot be set.
      public static let disabled = State(rawValue: 1 << 1)
    }

    /// Whether the reader can set it.
    open var isEnabled = true
    /// Whether it is shown as selected.
    open var isSelected = false
    private var actions: [(event: Event, action: UIAction)] = []

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

    /// Runs the actions for something, in the order in which they were added.
    open func sendActions(for controlEvents: Event) {
      for entry in actions where !entry.event.isDisjoint(with: controlEvents) {
        entry.action.sender = self
        entry.action.handler(entry.action)
      }
    }

    /// Whether a touch would reach the control.
    public var canBeTouched: Bool {
      isEnabled && isUserInteractionEnabled && !isHidden && window != nil
    }
  }
#endif

import Foundation

/// Something that answers events: the chain goes from a view to its superviews, its controller, the
/// window and the application (rule R-01).
@MainActor
open class UIResponder: NSObject {
  /// The responder that has the keyboard.
  static weak var firstResponder: UIResponder?

  #if !canImport(ObjectiveC)
  /// What others attached, which this holds.
  var associations: [UnsafeRawPointer: Any] = [:]
  #endif
  /// The registrations for changes of the environment.
  var traitRegistrations: [TraitRegistration] = []

  public override init() {}

  /// The next object in the responder chain.
  open var next: UIResponder? { nil }
  /// Whether it may have the keyboard.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it may lose it.
  open var canResignFirstResponder: Bool { true }
  /// Whether it has it.
  open var isFirstResponder: Bool { Self.firstResponder === self }

  /// Requests the keyboard; the responder that has it is asked to resign it.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if let first = Self.firstResponder, first !== self, !first.resignFirstResponder() {
      return false
    }
    if !isFirstResponder { Self.simulatedAccessoryView = inputAccessoryView }
    Self.firstResponder = self
    return true
  }

  /// The view above the keyboard while this responder has it; read when it gets the keyboard, and
  /// by ``reloadInputViews()``.
  open var inputAccessoryView: UIView? { nil }
  /// The view that is above the keyboard now: the double's way to see that.
  public private(set) static weak var simulatedAccessoryView: UIView?

  /// Reads the views around the keyboard again, if this responder has it.
  open func reloadInputViews() {
    if isFirstResponder { Self.simulatedAccessoryView = inputAccessoryView }
  }

  /// Gives the keyboard up.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    Self.firstResponder = nil
    Self.simulatedAccessoryView = nil
    return true
  }

  /// What the user does in this responder, for the restoration of its scene.
  open var userActivity: NSUserActivity?
  /// Asks for the state before an activity is stored. Subclasses call super.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Continues an activity. Subclasses call super.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// The user pressed keys of a hardware keyboard. The default passes them to the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// What runs for each selector that this responder answers to. The double's stand-in for methods
  /// that Objective-C finds by name.
  open var simulatedActions: [Selector: (Any?) -> Void] { [:] }

  /// Whether it answers to a selector now.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    simulatedActions[action] != nil
  }

  /// The responder that implements a selector: this one, or the first one after it in the chain.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    responderChain.first { $0.canPerformAction(action, withSender: sender) }
  }

  /// The responders from this one to the end; a chain that runs in a circle is cut.
  public var responderChain: [UIResponder] {
    var chain: [UIResponder] = []
    var current: UIResponder? = self
    while let responder = current, chain.count < 1_024 {
      chain.append(responder)
      current = responder.next
    }
    return chain
  }
}

#if !canImport(UIKit)
  import Foundation

  /// Something that a control runs. Those with one identifier replace one another.
  @MainActor
  public final class UIAction: NSObject {
    public struct Identifier: Hashable, Sendable {
      public let rawValue: String
      public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public struct Attributes: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let disabled = Attributes(rawValue: 1)
      public static let destructive = Attributes(rawValue: 2)
    }

    public let title: String
    public let image: UIImage?
    public let identifier: Identifier
    public let attributes: Attributes
    let handler: (UIAction) -> Void
    /// Who sent it last.
    public internal(set) weak var sender: AnyObject?
    private static var count = 0

    public init(
      title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
      attributes: Attributes = [], handler: @escaping (UIAction) -> Void
    ) {
      Self.count += 1
      self.title = title
      self.image = image
      self.identifier = identifier ?? Identifier("unnamed \(Self.count)")
      self.attributes = attributes
      self.handler = handler
    }

    /// Chooses the action in a menu.
    public func simulateChoice() {
      guard !attributes.contains(.disabled) else { return }
      handler(self)
    }
  }

  /// A view that the reader sets.
  @MainActor
  open class UIControl: UIView {
    public struct Event: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let touchUpInside = Event(rawValue: 1 << 6)
      public static let valueChanged = Event(rawValue: 1 << 12)
      public static let primaryActionTriggered = Event(rawValue: 1 << 13)
      public static let editingDidBegin = Event(rawValue: 1 << 16)
      public static let editingChanged = Event(rawValue: 1 << 17)
      public static let editingDidEnd = Event(rawValue: 1 << 18)
      public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    }

    open var isEnabled = true
    open var isSelected = false
    private var actions: [(event: Event, action: UIAction)] = []

    /// Runs an action when something happens.
    open func addAction(_ action: UIAction, for events: Event) {
      removeAction(identifiedBy: action.identifier, for: events)
      actions.append((events, action))
    }

    /// Takes an action off.
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
      actions.removeAll { $0.action.identifier == identifier && $0.event == events }
    }

    /// Runs the actions for something, in the order in which they were added.
    open func sendActions(for events: Event) {
      for entry in actions where !entry.event.isDisjoint(with: events) {
        entry.action.sender = self
        entry.action.handler(entry.action)
      }
    }

    /// Whether a touch would reach the control.
    public var canBeTouched: Bool {
      isEnabled && isUserInteractionEnabled && !isHidden && window != nil
    }
  }

  /// A button.
  @MainActor
  open class UIButton: UIControl {
    public private(set) var currentTitle: String?
    open func setTitle(_ title: String?, for state: Int = 0) { currentTitle = title }

    /// Taps it.
    public func simulateTap() {
      guard canBeTouched else { return }
      sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
  }

  /// A switch.
  @MainActor
  open class UISwitch: UIControl {
    open var isOn = false
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// Flips it.
    public func simulateTap() {
      guard canBeTouched else { return }
      isOn.toggle()
      sendActions(for: .valueChanged)
    }
  }

  /// A slider.
  @MainActor
  open class UISlider: UIControl {
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    open var value: Float = 0 { didSet { value = min(max(value, minimumValue), maximumValue) } }

    /// Slides it.
    public func simulateSlide(to value: Float) {
      guard canBeTouched else { return }
      self.value = value
      sendActions(for: .valueChanged)
    }
  }

  /// A stepper.
  @MainActor
  open class UIStepper: UIControl {
    open var minimumValue = 0.0
    open var maximumValue = 100.0
    open var stepValue = 1.0
    open var value = 0.0 { didSet { value = min(max(value, minimumValue), maximumValue) } }

    /// Steps it.
    public func simulateStep(_ count: Int = 1) {
      guard canBeTouched else { return }
      value += stepValue * Double(count)
      sendActions(for: .valueChanged)
    }
  }

  /// Titles side by side, one of them chosen.
  @MainActor
  open class UISegmentedControl: UIControl {
    public static let noSegment = -1
    private var titles: [String]
    open var selectedSegmentIndex = -1
    open var numberOfSegments: Int { titles.count }

    public init(items: [Any]?) {
      titles = (items ?? []).map { "\($0)" }
      super.init(frame: .zero)
    }

    open func titleForSegment(at segment: Int) -> String? {
      titles.indices.contains(segment) ? titles[segment] : nil
    }

    open func removeAllSegments() {
      titles = []
      selectedSegmentIndex = Self.noSegment
    }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
      titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
    }

    /// Chooses a segment.
    public func simulateTap(on segment: Int) {
      guard canBeTouched, titles.indices.contains(segment) else { return }
      selectedSegmentIndex = segment
      sendActions(for: .valueChanged)
    }
  }

  /// A text field.
  @MainActor
  open class UITextField: UIControl {
    open var text: String?
    open var placeholder: String?
    open var isSecureTextEntry = false
    open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
      let had = isFirstResponder
      guard super.becomeFirstResponder() else { return false }
      if !had { sendActions(for: .editingDidBegin) }
      return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
      let had = isFirstResponder
      guard super.resignFirstResponder() else { return false }
      if had { sendActions(for: .editingDidEnd) }
      return true
    }

    /// Types at the end, letter by letter, as a keyboard does; only into a field that has it.
    public func simulateTyping(_ typed: String) {
      guard isFirstResponder else { return }
      for character in typed {
        if character == "\n" {
          sendActions(for: .editingDidEndOnExit)
          resignFirstResponder()
        } else {
          text = (text ?? "") + String(character)
          sendActions(for: .editingChanged)
        }
      }
    }
  }

  /// A date picker.
  @MainActor
  open class UIDatePicker: UIControl {
    open var date = Date(timeIntervalSinceReferenceDate: 0)
    open var minimumDate: Date?
    open var maximumDate: Date?

    /// Chooses a date.
    public func simulateChoice(_ date: Date) {
      guard canBeTouched else { return }
      self.date = min(max(date, minimumDate ?? date), maximumDate ?? date)
      sendActions(for: .valueChanged)
    }
  }

  /// A bar that fills.
  @MainActor
  open class UIProgressView: UIView {
    open var progress: Float = 0
  }
#endif

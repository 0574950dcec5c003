import Foundation

/// Something that a control runs. Those with one identifier replace one another.
@MainActor
public final class UIAction: UIMenuElement {
  /// The identifier that distinguishes an action from others.
  public struct Identifier: Hashable, Sendable {
    /// The value behind it.
    public let rawValue: String
    /// An identifier from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier that distinguishes the action from others of the same control.
  public let identifier: Identifier
  /// How a menu shows it, and whether it can be chosen.
  public let attributes: UIMenuElement.Attributes
  /// Whether a menu shows a checkmark.
  public var state: UIMenuElement.State
  let handler: UIActionHandler
  /// The object that sent the action last.
  public internal(set) weak var sender: AnyObject?
  private static var count = 0

  /// An action; without an identifier it gets one that no other has, so that it piles up (F-60).
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("unnamed \(Self.count)")
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Chooses the action in a menu.
  public func simulateChoice() {
    guard !attributes.contains(.disabled) else { return }
    handler(self)
  }
}

/// Runs with the action; its ``UIAction/sender`` is the object that sent it.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

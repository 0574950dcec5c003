import Foundation

/// The name of a method, found when it is sent.
///
/// There is no `#selector` without Objective-C; here a selector is its text, and who answers to it
/// says so in ``UIResponder/simulatedActions``.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String
  /// A selector from its name.
  public init(_ name: String) { description = name }
  /// A selector from its name.
  public init(stringLiteral value: String) { description = value }
}

/// An object that answers to selectors without being a responder.
@MainActor
public protocol UISelectorTarget: AnyObject {
  /// What runs for each selector, with the sender.
  var simulatedActions: [Selector: (Any?) -> Void] { get }
}

extension UIResponder: UISelectorTarget {}

extension UIApplication {
  /// Sends an action: to the target, or without one to the first responder that answers to it, from
  /// the one that has the keyboard or else from the sender on along the chain.
  ///
  /// - Returns: whether a target implements the selector.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target { return Self.perform(action, on: target, sender) }
    let start = UIResponder.firstResponder ?? sender as? UIResponder
    let found =
      start?.target(forAction: action, withSender: sender)
      ?? (sender as? UIResponder)?.target(forAction: action, withSender: sender)
      ?? self.target(forAction: action, withSender: sender)
    return found.map { Self.perform(action, on: $0, sender) } ?? false
  }

  private static func perform(_ action: Selector, on target: Any, _ sender: Any?) -> Bool {
    guard let target = target as? any UISelectorTarget,
      let run = target.simulatedActions[action]
    else { return false }
    run(sender)
    return true
  }
}

/// A touch or a key; the double has none, and hands out no details.
@MainActor
open class UIEvent: NSObject {}

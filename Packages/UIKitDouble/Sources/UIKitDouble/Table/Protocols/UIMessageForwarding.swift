import Foundation

/// An object that passes on what it does not implement.
///
/// With Objective-C an object overrides `responds(to:)` and `forwardingTarget(for:)` to pass
/// optional methods to another object. Here the default implementation of every optional method
/// does the same: it calls the target, and returns the default of UIKit without a target.
@MainActor
public protocol UIMessageForwarding: NSObjectProtocol {
  /// The object that receives the messages that this object does not implement.
  var forwardingTarget: (any NSObjectProtocol)? { get }
}

/// An object that implements some optional methods only at times.
///
/// With Objective-C an object overrides `responds(to:)`. A table view asks when it gets its
/// delegate, and at no other time.
@MainActor
public protocol UIOptionalMethods: NSObjectProtocol {
  /// Whether the object implements `tableView(_:estimatedHeightForRowAt:)`.
  var implementsEstimatedHeights: Bool { get }
  /// Whether the object implements `tableView(_:didSelectRowAt:)` or
  /// `tableView(_:performPrimaryActionForRowAt:)`.
  var implementsSelection: Bool { get }
}

extension UIOptionalMethods {
  /// As an object that does not say otherwise.
  public var implementsEstimatedHeights: Bool { true }
  /// As an object that does not say otherwise.
  public var implementsSelection: Bool { true }
}

/// The way from one object to the next. A message that comes back to where it was is answered by
/// default.
@MainActor
enum Forwarding {
  private struct Hop {
    let target: ObjectIdentifier
    let message: String
    let visited: Set<ObjectIdentifier>
  }

  private static var hop: Hop?

  /// Asks the target of an object that does not implement a message.
  ///
  /// - Returns: its answer, or `nil` if there is no target that takes such messages.
  @discardableResult
  static func ask<Target, Answer>(
    _ object: any NSObjectProtocol, _ message: String = #function,
    _ question: (Target) -> Answer
  ) -> Answer? {
    guard let forwarder = object as? any UIMessageForwarding,
      let next = forwarder.forwardingTarget, let target = next as? Target
    else { return nil }
    let key = ObjectIdentifier(object)
    var visited: Set<ObjectIdentifier> = [key]
    // Not a new message, but one that came to this object from another.
    if let hop, hop.target == key, hop.message == message { visited.formUnion(hop.visited) }
    guard !visited.contains(ObjectIdentifier(next)) else { return nil }
    let outer = hop
    defer { hop = outer }
    hop = Hop(target: ObjectIdentifier(next), message: message, visited: visited)
    return question(target)
  }
}

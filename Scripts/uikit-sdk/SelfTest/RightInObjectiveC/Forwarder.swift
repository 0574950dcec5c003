// What only Objective-C has: the double models it with a protocol, `UIMessageForwarding`.
import UIKit

// The run-time asks on the main thread only, and tells nobody so.
@MainActor
final class DocumentedForwarder: NSObject, UITableViewDelegate {
  nonisolated(unsafe) weak var target: (any UITableViewDelegate)?

  override func responds(to aSelector: Selector!) -> Bool {
    super.responds(to: aSelector) || target?.responds(to: aSelector) == true
  }

  override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
}

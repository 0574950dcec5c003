// What only Objective-C has: the double models it with a protocol, `UIMessageForwarding`.
import UIKit

// The runtime calls on the main thread only, without declaring it.
@MainActor
final class DocumentedForwarder: NSObject, UITableViewDelegate {
  nonisolated(unsafe) weak var target: (any UITableViewDelegate)?

  override func responds(to aSelector: Selector!) -> Bool {
    super.responds(to: aSelector) || target?.responds(to: aSelector) == true
  }

  override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
}

#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit

// Calls to a delegate that the proxy does not answer go to the delegate of the app: by selectors,
// which only the runtime of Objective-C has. Calls to a data source do not. A controller that still
// has the methods of its own data source would answer them for sections that it does not know.
#if canImport(UIKit)
extension TableViewProxy {
  override func responds(to selector: Selector!) -> Bool {
    if selector == #selector(tableView(_:estimatedHeightForRowAt:)), !estimatesRows {
      return isForwarded(selector)
    }
    return super.responds(to: selector) || isForwarded(selector)
  }

  override func forwardingTarget(for selector: Selector!) -> Any? {
    isForwarded(selector) ? appDelegateTarget : super.forwardingTarget(for: selector)
  }

  private nonisolated func isForwarded(_ selector: Selector!) -> Bool {
    guard let selector, let target = appDelegateTarget, target.responds(to: selector) else {
      return false
    }
    // Those of `UIScrollViewDelegate` are among them.
    return protocol_getMethodDescription(UITableViewDelegate.self, selector, false, true).name
      != nil
  }
}
#else
extension TableViewProxy: UIMessageForwarding, UIOptionalMethods {
  var forwardingTarget: (any NSObjectProtocol)? { appDelegateTarget }
  var implementsEstimatedHeights: Bool { estimatesRows }
}
#endif
#endif

#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit

// Calls that the proxy does not answer are forwarded to the delegate of the app: by selectors,
// which only the runtime of Objective-C has.
#if canImport(UIKit)
extension TableViewProxy {
  override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || appDelegateTarget?.responds(to: selector) == true
  }

  override func forwardingTarget(for selector: Selector!) -> Any? {
    appDelegateTarget?.responds(to: selector) == true
      ? appDelegateTarget : super.forwardingTarget(for: selector)
  }
}
#else
extension TableViewProxy: UIMessageForwarding {
  var forwardingTarget: (any NSObjectProtocol)? { appDelegateTarget }
}
#endif
#endif

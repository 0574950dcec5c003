#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit

// Messages that the back end does not answer go to the app's delegate: by selectors, which only the runtime
// of Objective-C has.
#if canImport(UIKit)
extension TableViewBackend {
  /// Whether this or your delegate answers to a selector.
  public override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || forwardee?.responds(to: selector) == true
  }

  /// Your delegate, for what only it answers to.
  public override func forwardingTarget(for selector: Selector!) -> Any? {
    forwardee?.responds(to: selector) == true
      ? forwardee : super.forwardingTarget(for: selector)
  }
}
#else
extension TableViewBackend: UIMessageForwarding {
  /// Your delegate.
  public var forwardingTarget: (any NSObjectProtocol)? { forwardee }
}
#endif
#endif

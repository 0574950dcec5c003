import Foundation

#if canImport(ObjectiveC)
  /// Whatever is not answered here, your delegate is asked, if it answers.
  extension TableViewBackend {
    /// Whether this or your delegate answers to a selector.
    public override func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || delegate?.responds(to: selector) == true
    }

    /// Your delegate, for what only it answers to.
    public override func forwardingTarget(for selector: Selector!) -> Any? {
      delegate?.responds(to: selector) == true ? delegate : super.forwardingTarget(for: selector)
    }
  }
#endif

#if !canImport(UIKit)
  /// The double has no selectors: it asks for the target.
  extension TableViewBackend: UIMessageForwarding {
    public var forwardingTarget: (any NSObjectProtocol)? { delegate }
  }
#endif

#if !canImport(UIKit)
  import Foundation

  /// An answer to an alert.
  @MainActor
  open class UIAlertAction: NSObject {
    /// What kind of answer it is.
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    /// What it says.
    public let title: String?
    /// What kind of answer it is.
    public let style: Style
    /// Whether it can be chosen.
    open var isEnabled = true
    let handler: ((UIAlertAction) -> Void)?

    /// An answer; the handler runs after the alert has gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
      self.title = title
      self.style = style
      self.handler = handler
      super.init()
    }
  }

  /// A question that the reader has to answer. What it will act on must be kept by identity: index paths may
  /// be stale when the answer comes (F-62).
  @MainActor
  open class UIAlertController: UIViewController {
    /// Where it appears.
    public enum Style: Int, Sendable { case actionSheet, alert }

    /// What it says below the title.
    open var message: String?
    /// Where it appears.
    public let preferredStyle: Style
    /// The answers, in the order in which they were added.
    public private(set) var actions: [UIAlertAction] = []

    /// A question without answers.
    public init(title: String?, message: String?, preferredStyle: Style) {
      self.message = message
      self.preferredStyle = preferredStyle
      super.init()
      self.title = title
    }

    /// Adds an answer.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// Chooses an answer by its title: the alert goes, then the handler runs.
    ///
    /// - Returns: whether there is such an answer and it can be chosen.
    @discardableResult
    public func simulateChoice(_ title: String) -> Bool {
      guard let action = actions.first(where: { $0.title == title }), action.isEnabled else {
        return false
      }
      dismiss(animated: true)
      action.handler?(action)
      return true
    }
  }
#endif

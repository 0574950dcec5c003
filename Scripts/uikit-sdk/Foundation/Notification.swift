// Notifications, with their observers and senders.

/// What a notification is called.
public class NSNotification {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

public struct Notification {
  public typealias Name = NSNotification.Name
  public var name: Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
}

@available(*, unavailable)
extension Notification: Sendable {}

open class OperationQueue: @unchecked Sendable {}

open class NotificationCenter: @unchecked Sendable {
  open class var `default`: NotificationCenter { fatalError() }

  open func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { fatalError() }

  open func removeObserver(_ observer: Any) {}
}

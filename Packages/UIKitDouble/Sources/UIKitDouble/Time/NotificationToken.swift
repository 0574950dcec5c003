import Foundation

/// Listens to a notification until it is released.
final class NotificationToken {
  private let token: any NSObjectProtocol

  /// Listens; notifications are posted on the main actor only, and may carry the keyboard's frame.
  init(_ name: Notification.Name, _ action: @escaping @MainActor @Sendable (CGRect?) -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      let frame = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated { action(frame) }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}

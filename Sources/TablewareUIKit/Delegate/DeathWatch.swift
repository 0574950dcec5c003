#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit

/// Hears when a delegate goes, which a weak reference does not tell.
final class DeathWatch {
  private let action: @MainActor @Sendable () -> Void

  private init(_ action: @escaping @MainActor @Sendable () -> Void) { self.action = action }

  // Whatever holds it is going, on whatever thread.
  deinit {
    if Thread.isMainThread {
      MainActor.assumeIsolated(action)
    } else {
      DispatchQueue.main.async(execute: action)
    }
  }

  /// Has the back end tell its table view anew what is answered, when the delegate goes.
  @MainActor
  static func attach(to delegate: any NSObjectProtocol, for backend: TableViewBackend) {
    let watch = DeathWatch { [weak backend] in backend?.announceDelegate() }
    let key = UnsafeRawPointer(Unmanaged.passUnretained(backend).toOpaque())
    objc_setAssociatedObject(delegate, key, watch, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
#endif

#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit

/// Reports that an object was deallocated, which a weak reference does not do.
final class DeinitObserver {
  private let action: @MainActor @Sendable () -> Void

  private init(_ action: @escaping @MainActor @Sendable () -> Void) { self.action = action }

  // The object may be deallocated on any thread.
  deinit {
    if Thread.isMainThread {
      MainActor.assumeIsolated(action)
    } else {
      DispatchQueue.main.async(execute: action)
    }
  }

  /// Makes a back end announce its delegate again when the delegate of the app is deallocated.
  @MainActor
  static func attach(to delegate: any NSObjectProtocol, for backend: TableViewBackend) {
    let observer = DeinitObserver { [weak backend] in backend?.announceDelegate() }
    let key = UnsafeRawPointer(Unmanaged.passUnretained(backend).toOpaque())
    objc_setAssociatedObject(delegate, key, observer, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
#endif

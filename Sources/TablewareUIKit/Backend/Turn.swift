import Foundation

/// The main queue: the end of its current turn, later ones, and the time.
@MainActor
enum Turn {
  static func afterThis(_ action: @escaping @MainActor () -> Void) {
    #if canImport(UIKit)
      DispatchQueue.main.async { action() }
    #else
      VirtualTime.shared.after(0, action)
    #endif
  }

  static func after(_ delay: Duration, _ action: @escaping @MainActor () -> Void) {
    #if canImport(UIKit)
      DispatchQueue.main.asyncAfter(deadline: .now() + delay / .seconds(1)) { action() }
    #else
      VirtualTime.shared.after(delay / .seconds(1), action)
    #endif
  }

  /// The time since some moment that never changes.
  static var now: Duration {
    #if canImport(UIKit)
      .nanoseconds(DispatchTime.now().uptimeNanoseconds)
    #else
      .seconds(VirtualTime.shared.now)
    #endif
  }
}

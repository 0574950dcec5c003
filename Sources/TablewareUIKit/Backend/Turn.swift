import Foundation

/// The main queue: the end of its current turn, and later ones.
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
    let seconds = max(0, delay / .seconds(1))
    #if canImport(UIKit)
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { action() }
    #else
      VirtualTime.shared.after(seconds, action)
    #endif
  }
}

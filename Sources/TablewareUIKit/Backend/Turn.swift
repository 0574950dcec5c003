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
    #if canImport(UIKit)
      Task {
        try? await Task.sleep(for: delay)
        action()
      }
    #else
      VirtualTime.shared.after(delay / .seconds(1), action)
    #endif
  }
}

#if canImport(UIKit) || os(Linux)
// Everything that is one thing where there is UIKit and another where the strict double stands in for it.
// All other files of this module compile and run unchanged in both worlds; `Scripts/check-uikit` type-checks
// the left branches here, too. Which UIKit is used: Sources/PlatformUIKit.
import Foundation
import PlatformUIKit

#if canImport(UIKit)
import SwiftUI
#endif

/// 1. Time: the main queue passes by itself, the double's when a test says so.
@MainActor
enum Turn {
  #if canImport(UIKit)
  private static let start = ContinuousClock.now
  #endif

  /// The time since some moment that never changes.
  static var now: Duration {
    #if canImport(UIKit)
    start.duration(to: .now)
    #else
    .seconds(VirtualTime.shared.now)
    #endif
  }

  /// Runs an action when the current turn of the main queue has ended.
  static func afterThis(_ action: @escaping @MainActor () -> Void) {
    #if canImport(UIKit)
    DispatchQueue.main.async { action() }
    #else
    VirtualTime.shared.after(0, action)
    #endif
  }

  /// Runs an action after some time.
  static func after(_ delay: Duration, _ action: @escaping @MainActor () -> Void) {
    #if canImport(UIKit)
    Task {
      try await Task.sleep(for: delay); action()
    }
    #else
    VirtualTime.shared.after(delay / .seconds(1), action)
    #endif
  }
}

extension UINib {
  /// 2. Nibs: files of a bundle. Whether there is one has to be known before UIKit looks for it, because then
  /// the app would stop (F-88).
  static func exists(_ name: String, in bundle: Bundle?) -> Bool {
    #if canImport(UIKit)
    (bundle ?? .main).path(forResource: name, ofType: "nib") != nil
    #else
    isSimulated(name)
    #endif
  }
}

// 3. Messages that the back end does not answer: Backend/Forwarding.swift.

// 4. SwiftUI, which exists on Apple systems only.
#if canImport(UIKit)
/// A row that UIKit shows with a SwiftUI view.
///
/// ```swift
/// extension SongRow: HostedRow {
///   var view: some View { Label(song.title, systemImage: "music.note") }
/// }
/// ```
public protocol HostedRow: ConfiguredRow {
  /// The type of the view.
  associatedtype Content: View

  /// What the cell shows.
  @MainActor @ViewBuilder var view: Content { get }
}

extension HostedRow {
  /// The view in a hosting configuration.
  @MainActor
  public var contentConfiguration: any UIContentConfiguration { UIHostingConfiguration { view } }
}
#endif
#endif

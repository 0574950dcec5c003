#if canImport(UIKit) || os(Linux)
#if canImport(UIKit)
import PlatformUIKit
import SwiftUI
import Tableware

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

  /// The SwiftUI view that the cell shows.
  @MainActor @ViewBuilder var view: Content { get }
}

extension HostedRow {
  /// The view in a hosting configuration.
  @MainActor
  public var contentConfiguration: any UIContentConfiguration { UIHostingConfiguration { view } }
}
#endif
#endif

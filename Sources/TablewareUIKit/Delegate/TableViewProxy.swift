#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareHosting

/// The data source and delegate of a table view, so that the back end has no such conformance in
/// its public interface.
///
/// ```
///  UITableView ──▶ TableViewProxy ──▶ TableViewBackend: what the table answers
///                        └──────────▶ the delegate of the app: everything else
/// ```
@MainActor
final class TableViewProxy: NSObject {
  /// The back end that holds the proxy.
  weak var backend: TableViewBackend?
  /// The delegate of the app, for the runtime of Objective-C, which calls on no actor.
  nonisolated(unsafe) weak var appDelegateTarget: (any NSObjectProtocol)?
  /// Whether the table view asks for the estimated height of each row. Unsafe for the same reason:
  /// `responds(to:)` reads it, on the main thread.
  nonisolated(unsafe) var estimatesRows = true

  /// The delegate of the app.
  var delegate: (any UITableViewDelegate)? { backend?.delegate }

  /// Returns the presentation of a row that the table view requests.
  func presentation(at path: IndexPath) -> RowPresentation? {
    backend?.presentation(at: RowPath(path))
  }
}
#endif

#if canImport(UIKit) || os(Linux)
#if canImport(UIKit)
import PlatformUIKit
import SwiftUI
import Tableware

/// A SwiftUI view that shows a table in a `UITableView`.
///
/// ```swift
/// struct SongList: View {
///   @State private var table = Tableware.Table()
///
///   var body: some View {
///     TableView(table).ignoresSafeArea()
///   }
/// }
/// ```
///
/// The table is the state of the view: keep it in a model or in `@State`, because SwiftUI creates
/// the value of the view again with each evaluation. The table view stays the same one.
public struct TableView: UIViewControllerRepresentable {
  private let table: Tableware.Table
  private let style: UITableView.Style
  private let configure: @MainActor (UITableView) -> Void

  /// Creates a view that shows a table.
  ///
  /// - Parameters:
  ///   - table: the table. Another one replaces it in the same table view.
  ///   - style: the style of the table view, which cannot change later.
  ///   - configure: sets properties of the table view once, before it shows the table: a delegate,
  ///     a refresh control, colors.
  public init(
    _ table: Tableware.Table, style: UITableView.Style = .insetGrouped,
    configure: @escaping @MainActor (UITableView) -> Void = { _ in }
  ) {
    self.table = table
    self.style = style
    self.configure = configure
  }

  /// Creates the controller of the table view, which presents questions and screens of rows.
  ///
  /// - Parameter context: the context of SwiftUI, which is not used.
  /// - Returns: the controller.
  public func makeUIViewController(context: Context) -> UIViewController {
    let controller = UIViewController(nibName: nil, bundle: nil)
    let tableView = UITableView(frame: .zero, style: style)
    configure(tableView)
    tableView.show(table)
    controller.view = tableView
    return controller
  }

  /// Shows the table of the newest value, if it is another one.
  ///
  /// - Parameters:
  ///   - controller: the controller of the table view.
  ///   - context: the context of SwiftUI, which is not used.
  public func updateUIViewController(_ controller: UIViewController, context: Context) {
    (controller.view as? UITableView)?.show(table)
  }

  /// Disconnects the table, which another view may show then.
  ///
  /// - Parameters:
  ///   - controller: the controller of the table view.
  ///   - coordinator: the coordinator, which is not used.
  public static func dismantleUIViewController(
    _ controller: UIViewController, coordinator: Void
  ) {
    (controller.view as? UITableView)?.tablewareBackend?.detach()
  }
}
#endif
#endif

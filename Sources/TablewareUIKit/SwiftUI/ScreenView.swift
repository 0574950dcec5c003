#if canImport(UIKit) || os(Linux)
#if canImport(UIKit)
import PlatformUIKit
import SwiftUI
import Tableware

/// A SwiftUI view that shows a screen and those that it pushes, with a navigation bar of its own.
///
/// ```swift
/// TabView {
///   Tab("Inbox", systemImage: "tray") { ScreenView(InboxScreen()).ignoresSafeArea() }
/// }
/// ```
///
/// The screen is created once, when the view appears for the first time, and is retained as long as
/// the identity of the view exists. A screen that shows data of a SwiftUI model reads an
/// `@Observable` object: its sections are evaluated again when what they read changes.
public struct ScreenView: UIViewControllerRepresentable {
  private let screen: @MainActor () -> any Screen
  private let style: UITableView.Style
  private let theme: Theme

  /// Creates a view that shows a screen.
  ///
  /// - Parameters:
  ///   - screen: creates the screen, once.
  ///   - style: the style of the table views.
  ///   - theme: the theme of screens without one.
  public init(
    _ screen: @autoclosure @escaping @MainActor () -> any Screen,
    style: UITableView.Style = .insetGrouped, theme: Theme = Theme()
  ) {
    self.screen = screen
    self.style = style
    self.theme = theme
  }

  /// Creates the navigation controller with the screen.
  ///
  /// - Parameter context: the context of SwiftUI, which is not used.
  /// - Returns: the navigation controller.
  public func makeUIViewController(context: Context) -> UINavigationController {
    let controller = UINavigationController(nibName: nil, bundle: nil)
    controller.push(screen(), style: style, theme: theme, animated: false)
    return controller
  }

  /// Changes nothing, because the screen has its own state.
  ///
  /// - Parameters:
  ///   - controller: the navigation controller.
  ///   - context: the context of SwiftUI, which is not used.
  public func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
#endif
#endif

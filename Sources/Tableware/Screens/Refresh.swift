/// The reload of a screen by the user: pulling the table down on UIKit, F5 in a terminal, a button
/// in a browser.
///
/// ```swift
/// var refresh: Refresh? {
///   Refresh(isRefreshing: songs.isLoading) { self.reload() }
/// }
/// ```
///
/// Like a ``Search``, it is a description: the state is the screen's own. Surfaces show that the
/// screen is refreshing until `isRefreshing` is `false` again, and start no second refresh
/// meanwhile.
public struct Refresh {
  /// Whether the screen is loading its data again at the moment.
  public let isRefreshing: Bool
  /// Starts to load the data of the screen again.
  public let run: () -> Void

  /// Creates the refresh of a screen.
  ///
  /// - Parameters:
  ///   - isRefreshing: whether a refresh is running, from the screen's own state; always `false`
  ///     for one that ends before `run` returns.
  ///   - run: starts to load again. The sections are evaluated after it.
  public init(isRefreshing: Bool = false, run: @escaping () -> Void) {
    self.isRefreshing = isRefreshing
    self.run = run
  }
}

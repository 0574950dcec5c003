import Tableware

/// Work that the user starts with a button, with its state: whether it is running, and its error.
///
/// ```swift
/// final class AccountScreen: Screen {
///   let context = ScreenContext()
///   let title = "Account"
///   private lazy var saving = AsyncAction(context)
///
///   var sections: [Section] {
///     Section("save") {
///       ButtonRow("Save", running: saving) { [server, draft] in try await server.save(draft) }
///     }
///   }
/// }
/// ```
///
/// The work runs on another thread and is canceled with the screen. While it runs, its button shows
/// an activity indicator and has no effect; a failure is a message under the button until the next
/// attempt.
public final class AsyncAction {
  /// Whether the work was started and has not ended yet.
  public var isRunning: Bool { work.map { !$0.isCancelled } ?? false }
  /// The error of the latest attempt; `nil` if it succeeded, is running, or was never started.
  public private(set) var error: (any Error)?

  private let context: ScreenContext
  private var work: Timeline.Schedule?

  /// Creates an action that is not running.
  ///
  /// - Parameter context: the context of the screen that shows the action.
  public init(_ context: ScreenContext) { self.context = context }

  /// Starts the work, unless it is running.
  ///
  /// - Parameters:
  ///   - body: the work, on any thread. It must not capture the screen.
  ///   - finish: runs after it succeeded, in a turn of the screen.
  /// - Returns: `false` if the work is running already, or the screen is not shown.
  @discardableResult
  public func run(
    _ body: @escaping @Sendable () async throws -> Void, then finish: @escaping () -> Void = {}
  ) -> Bool {
    guard !isRunning, context.navigator != nil else { return false }
    error = nil
    work = context.load {
      try await body()
    } then: { result in
      self.work = nil
      switch result {
      case .success: finish()
      case .failure(let error): self.error = error
      }
    }
    return true
  }

  /// Cancels the work, without an error. Nothing happens if it is not running.
  public func cancel() {
    work?.cancel()
    work = nil
    context.setNeedsUpdate()
  }
}

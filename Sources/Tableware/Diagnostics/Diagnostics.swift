/// The diagnostics of a table: it keeps the latest ones and passes each one to a closure of the
/// app.
///
/// ```swift
/// table.diagnostics.sink = { logger.warning("\($0)") }
/// ```
public final class Diagnostics {
  /// The number of diagnostics that are kept.
  package static let keptCount = 100

  /// Receives each diagnostic once. Diagnostics that the closure itself causes are kept but not
  /// sent.
  public var sink: ((Diagnostic) -> Void)?
  /// The latest diagnostics, oldest first; at most 100.
  public private(set) var recent: [Diagnostic] = []
  private var isReporting = false

  init() {}

  /// Keeps a diagnostic and passes it to the sink.
  ///
  /// - Parameter diagnostic: the problem.
  public func report(_ diagnostic: Diagnostic) {
    recent.append(diagnostic)
    if recent.count > Self.keptCount { recent.removeFirst() }
    guard !isReporting else { return }
    isReporting = true
    defer { isReporting = false }
    sink?(diagnostic)
  }
}

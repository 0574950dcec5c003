/// Where a table puts its diagnostics: the latest are kept, and a sink of your own hears each one.
///
/// ```swift
/// table.diagnostics.sink = { logger.warning("\($0)") }
/// ```
public final class Diagnostics {
  /// How many of the latest diagnostics are kept.
  package static let keptCount = 100

  /// Hears each diagnostic once. What it causes itself is kept but not sent again.
  public var sink: ((Diagnostic) -> Void)?
  /// The latest diagnostics, oldest first; at most ``keptCount``.
  public private(set) var recent: [Diagnostic] = []
  private var isReporting = false

  init() {}

  /// Keeps a diagnostic and tells the sink.
  public func report(_ diagnostic: Diagnostic) {
    recent.append(diagnostic)
    if recent.count > Self.keptCount { recent.removeFirst() }
    guard !isReporting else { return }
    isReporting = true
    defer { isReporting = false }
    sink?(diagnostic)
  }
}

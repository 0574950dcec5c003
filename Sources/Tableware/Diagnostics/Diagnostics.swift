/// The diagnostics of a table: it keeps the latest ones and passes each one to a closure of the
/// app.
///
/// ```swift
/// table.diagnostics.sink = { logger.warning("\($0)") }
/// ```
///
/// In a debug build a diagnostic that neither the app nor a surface receives is written once: to
/// the unified log on Apple platforms, and to standard error elsewhere, with the type of the row,
/// its section, and the source line of the section.
public final class Diagnostics {
  /// The number of diagnostics that are kept.
  package static let keptCount = 100

  /// Receives each diagnostic once. Diagnostics that the closure itself causes are kept but not
  /// sent. `nil` writes them to the log in a debug build; `{ _ in }` discards them.
  public var sink: ((Diagnostic) -> Void)?
  /// The latest diagnostics, oldest first; at most 100.
  public private(set) var recent: [Diagnostic] = []
  private var isReporting = false

  /// Receives what neither the app nor a surface receives.
  var log = DiagnosticLog()
  /// Returns where the subject of a diagnostic was declared.
  var findOrigin: (Diagnostic) -> String? = { _ in nil }

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
    if let sink { return sink(diagnostic) }
    #if DEBUG
    log.add(diagnostic) { findOrigin(diagnostic) }
    #endif
  }

  /// Returns where the subject of a diagnostic was declared: the type of the row, the section, and
  /// the source line of the section.
  ///
  /// ```swift
  /// table.diagnostics.sink = { [weak table] in
  ///   logger.warning("\($0) \(table?.diagnostics.origin(of: $0) ?? "")")
  /// }
  /// ```
  ///
  /// - Parameter diagnostic: a diagnostic of this table.
  /// - Returns: `nil` if the table does not contain the subject, or no longer.
  /// - Complexity: as for ``Snapshot/path(of:)``.
  public func origin(of diagnostic: Diagnostic) -> String? { findOrigin(diagnostic) }

  /// Returns a diagnostic with its origin, as a surface shows it.
  package func text(of diagnostic: Diagnostic) -> String {
    "\(diagnostic)" + (findOrigin(diagnostic).map { " (\($0))" } ?? "")
  }
}

import Tableware

/// Receives the diagnostics of a table besides the app, as long as the page exists.
///
/// The table's sink retains it. If the app has set another sink meanwhile, the listener was
/// released, and nothing has to be restored.
final class DiagnosticListener {
  private let appSink: ((Diagnostic) -> Void)?
  private let hear: (Diagnostic) -> Void

  private init(_ appSink: ((Diagnostic) -> Void)?, _ hear: @escaping (Diagnostic) -> Void) {
    self.appSink = appSink
    self.hear = hear
  }

  /// Attaches a listener until the result is ended.
  static func attached(
    to diagnostics: Diagnostics, _ hear: @escaping (Diagnostic) -> Void
  ) -> Attachment {
    let listener = DiagnosticListener(diagnostics.sink, hear)
    diagnostics.sink = { diagnostic in
      listener.appSink?(diagnostic)
      listener.hear(diagnostic)
    }
    return Attachment(diagnostics: diagnostics, listener: listener)
  }

  /// A listener attached to its table.
  struct Attachment {
    fileprivate let diagnostics: Diagnostics
    fileprivate weak var listener: DiagnosticListener?

    /// Restores the app's sink.
    func end() {
      if let listener { diagnostics.sink = listener.appSink }
    }
  }
}

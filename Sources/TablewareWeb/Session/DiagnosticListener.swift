import Tableware

/// Hears the diagnostics of a table beside the app, as long as its page is there.
///
/// The table's sink keeps it alive. Where the app has set another sink meanwhile, the listener is
/// gone, and there is nothing to take back.
final class DiagnosticListener {
  private let appSink: ((Diagnostic) -> Void)?
  private let hear: (Diagnostic) -> Void

  private init(_ appSink: ((Diagnostic) -> Void)?, _ hear: @escaping (Diagnostic) -> Void) {
    self.appSink = appSink
    self.hear = hear
  }

  /// Listens, until the result is ended.
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

  /// A listener at its table.
  struct Attachment {
    fileprivate let diagnostics: Diagnostics
    fileprivate weak var listener: DiagnosticListener?

    /// The app's sink is the only one again.
    func end() {
      if let listener { diagnostics.sink = listener.appSink }
    }
  }
}

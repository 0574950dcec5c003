import Tableware

/// Receives the diagnostics of a table besides the app, as long as the page exists.
///
/// The table's sink retains it. If the app has set another sink meanwhile, the listener was
/// released, and nothing has to be restored.
final class DiagnosticListener {
  private let appSink: ((Diagnostic) -> Void)?
  private let receive: (String) -> Void

  private init(_ appSink: ((Diagnostic) -> Void)?, _ receive: @escaping (String) -> Void) {
    self.appSink = appSink
    self.receive = receive
  }

  /// Attaches a listener until the result is ended. It receives each diagnostic with its origin.
  static func attached(
    to diagnostics: Diagnostics, _ receive: @escaping (String) -> Void
  ) -> Attachment {
    let listener = DiagnosticListener(diagnostics.sink, receive)
    diagnostics.sink = { [weak diagnostics] diagnostic in
      listener.appSink?(diagnostic)
      listener.receive(diagnostics?.text(of: diagnostic) ?? "\(diagnostic)")
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

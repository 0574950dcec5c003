import Synchronization

/// The log of a debug build for problems of values that belong to no table, such as those of a
/// form. Each text is written once in the life of the program.
package enum DeveloperLog {
  /// Receives the lines instead of the system, for a test.
  package static let output = TaskLocal<(@Sendable (String) -> Void)?>(wrappedValue: nil)

  private static let written = Mutex<Set<String>>([])

  /// Writes a text that was not written before. A release build writes nothing.
  ///
  /// - Parameter text: what happened, and how to fix it.
  package static func add(_ text: String) {
    #if DEBUG
    let line = "Tableware: \(text)"
    if let output = output.get() { return output(line) }
    let isNew = written.withLock {
      $0.count < Diagnostics.keptCount && $0.insert(text).inserted
    }
    if isNew { DiagnosticLog.writeToSystem(line) }
    #endif
  }
}

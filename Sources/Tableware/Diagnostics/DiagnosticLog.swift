#if canImport(os)
import os
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The log of a debug build for diagnostics that neither the app nor a surface receives.
///
/// Each text is written once, because a table reports some problems after each change.
struct DiagnosticLog {
  /// Writes a line without its line break.
  private let output: (String) -> Void
  private var written: Set<String> = []

  /// Creates an empty log.
  ///
  /// - Parameter output: writes a line without its line break.
  init(_ output: @escaping (String) -> Void = Self.writeToSystem) {
    self.output = output
  }

  /// Writes a diagnostic whose text was not written before.
  ///
  /// - Parameters:
  ///   - diagnostic: the problem.
  ///   - origin: returns where its subject was declared, if that is known.
  mutating func add(_ diagnostic: Diagnostic, origin: () -> String?) {
    let text = diagnostic.description
    guard written.count < Diagnostics.keptCount, written.insert(text).inserted else { return }
    output("Tableware: \(text)" + (origin().map { " (\($0))" } ?? ""))
  }

  /// Writes a line to the unified log on Apple platforms, and to standard error elsewhere.
  private static func writeToSystem(_ line: String) {
    #if canImport(os)
    Logger(subsystem: "Tableware", category: "diagnostics").fault("\(line, privacy: .public)")
    #else
    // A failed write has no remedy: the diagnostic is still in `Diagnostics.recent`.
    let bytes = Array((line + "\n").utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
    #endif
  }
}

import Synchronization

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
  static func writeToSystem(_ line: String) {
    #if canImport(os)
    Logger(subsystem: "Tableware", category: "diagnostics").fault("\(line, privacy: .public)")
    #else
    write(line, to: STDERR_FILENO)
    #endif
  }
}

#if !canImport(os)
extension DiagnosticLog {
  /// One writer at a time, so that the room that a check finds is still there for the line.
  private static let writing = Mutex(())
  /// The number of bytes that a pipe accepts at once if it has any room (`PIPE_BUF` of Linux).
  private static let longestLine = 4096

  /// Writes a line, unless the other end of a pipe is closed or full: that must neither end nor
  /// block the program, and the diagnostic is still in `Diagnostics.recent`.
  ///
  /// - Parameters:
  ///   - line: a line without its line break; longer ones than 4095 bytes are cut.
  ///   - descriptor: an open file descriptor.
  static func write(_ line: String, to descriptor: Int32) {
    let bytes = Array(line.utf8.prefix(longestLine - 1)) + [UInt8(ascii: "\n")]
    writing.withLock { _ in
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      guard poll(&request, 1, 0) == 1, request.revents == Int16(POLLOUT) else { return }
      writeBytes(bytes, to: descriptor)
    }
  }
}

/// The function of the system, whose name the method above has as well.
private func writeBytes(_ bytes: [UInt8], to descriptor: Int32) {
  _ = write(descriptor, bytes, bytes.count)
}
#endif

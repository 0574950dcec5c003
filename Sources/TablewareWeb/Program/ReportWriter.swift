#if Web
import Foundation

/// Writes lines to a file without blocking its callers: a separate thread writes them.
///
/// ```
/// callers ──▶ buffer, bounded ──▶ thread ──▶ file
/// ```
///
/// If the program that reads the file is slow or has stopped, the buffer fills up. Further lines
/// are dropped, and their number is written when there is room again. If that program has ended,
/// everything is dropped from then on; this process does not end by SIGPIPE.
package final class ReportWriter: Sendable {
  /// The writer of the process's standard error.
  package static let standardError = ReportWriter(STDERR_FILENO)

  private let queue: ReportQueue

  /// Starts the thread that writes.
  ///
  /// - Parameters:
  ///   - file: the descriptor of a file that stays open as long as the writer.
  ///   - limit: the number of bytes that may wait to be written.
  package init(_ file: Int32, limit: Int = 262_144) {
    let queue = ReportQueue(limit: limit)
    self.queue = queue
    let thread = Thread { Self.writeAll(of: queue, to: file) }
    thread.name = "Tableware reports"
    thread.start()
  }

  deinit { queue.finish() }

  /// Adds a line, or drops it if the buffer is full. Returns at once.
  package func write(_ line: String) { queue.add(Array("\(line)\n".utf8)) }

  /// Waits until every line is written or dropped, or a time has passed: for the end of a program.
  ///
  /// - Returns: `false` if lines still wait.
  @discardableResult
  package func flush(within duration: Duration) -> Bool { queue.isEmpty(within: duration) }

  private static func writeAll(of queue: ReportQueue, to file: Int32) {
    // A write to a pipe without a reading end fails then, instead of ending the process.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    while let bytes = queue.take() {
      if !write(bytes, to: file) { return queue.finish() }
    }
  }

  /// Writes all of some bytes.
  ///
  /// - Returns: `false` if no more can be written.
  private static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Another process that shares the file made it non-blocking.
        var entry = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        _ = poll(&entry, 1, -1)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}

/// The lines that wait to be written.
private final class ReportQueue: @unchecked Sendable {
  // Why unchecked: the condition guards every property.
  private let condition = NSCondition()
  private let limit: Int
  private var bytes: [UInt8] = []
  private var dropped = 0
  private var isWriting = false
  private var isFinished = false

  init(limit: Int) { self.limit = limit }

  func add(_ line: [UInt8]) {
    condition.withLock {
      guard !isFinished else { return }
      if bytes.count + line.count > limit {
        dropped += 1
      } else {
        bytes += line
      }
      condition.broadcast()
    }
  }

  /// Returns the next bytes to write, waiting for them; `nil` at the end.
  func take() -> [UInt8]? {
    condition.withLock {
      isWriting = false
      condition.broadcast()
      while bytes.isEmpty, dropped == 0, !isFinished { condition.wait() }
      guard !isFinished else { return nil }
      var next = bytes
      if dropped > 0 {
        next += Array(
          "\(dropped) reports were dropped: the program that reads this output was too slow.\n".utf8
        )
      }
      (bytes, dropped, isWriting) = ([], 0, true)
      return next
    }
  }

  func finish() {
    condition.withLock {
      (bytes, dropped, isWriting, isFinished) = ([], 0, false, true)
      condition.broadcast()
    }
  }

  /// Waits until everything is written, or cannot be written any more, and returns whether that
  /// happened in time.
  func isEmpty(within duration: Duration) -> Bool {
    let deadline = Date(timeIntervalSinceNow: duration / .seconds(1))
    return condition.withLock {
      while isWriting || !bytes.isEmpty || dropped > 0 {
        guard condition.wait(until: deadline) else { return false }
      }
      return true
    }
  }
}
#endif

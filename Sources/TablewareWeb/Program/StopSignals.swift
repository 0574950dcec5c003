#if Web
import Foundation
import Synchronization

/// The signals that request the end of a program, as a reason to cancel its work.
///
/// They take effect regardless of how the program was started. `nohup`, the background of a script
/// and some CI runners start programs with signals ignored, which suits tools that end by
/// themselves; a server would never end.
package enum StopSignals {
  /// The numbers of the signals.
  package static let all = [SIGINT, SIGTERM]

  /// Runs an operation, and cancels its task at the first signal.
  ///
  /// At a second signal, or if the operation does not return in time, `end` ends the process. The
  /// handlers stay installed. A process runs one operation of this kind at a time.
  ///
  /// - Parameters:
  ///   - signals: the numbers of the signals.
  ///   - patience: the time that the operation may take after the first signal.
  ///   - end: ends the process; called with the number of a signal.
  ///   - operation: returns soon after its task is canceled.
  /// - Throws: what the operation throws.
  package static func run(
    until signals: [Int32] = all, patience: Duration = .milliseconds(1_800),
    end: @escaping @Sendable (Int32) -> Void = endProcess,
    _ operation: @escaping @Sendable () async throws -> Void
  ) async throws {
    let task = Task { try await operation() }
    SignalThread.shared.begin(
      signals, StopWatch(patience: patience, cancel: { task.cancel() }, end: end))
    defer { SignalThread.shared.end() }
    try await task.value
  }

  /// Ends the process as if it had never handled the signal, and reports that.
  package static func endProcess(by number: Int32) {
    let writer = ReportWriter.standardError
    writer.write("Signal \(number) ends the program before everything has stopped.")
    writer.flush(within: .milliseconds(100))
    signal(number, SIG_DFL)
    raise(number)
  }
}

/// The effect of signals on an operation: the first one cancels it, the second one or the end of
/// the time limit ends the process.
private struct StopWatch: Sendable {
  let patience: Duration
  let cancel: @Sendable () -> Void
  let end: @Sendable (Int32) -> Void
  private var first: (number: Int32, deadline: ContinuousClock.Instant)?
  private var isOver = false

  init(
    patience: Duration, cancel: @escaping @Sendable () -> Void,
    end: @escaping @Sendable (Int32) -> Void
  ) {
    self.patience = patience
    self.cancel = cancel
    self.end = end
  }

  /// The milliseconds that the thread may wait for the next signal; -1 for no limit.
  var timeout: Int32 {
    guard let first, !isOver else { return -1 }
    return Int32(max(0, ((first.deadline - .now) / .milliseconds(1)).rounded(.up)))
  }

  /// Returns the reaction to a signal, or to the timeout.
  mutating func action(after number: Int32?) -> (@Sendable () -> Void)? {
    guard !isOver else { return nil }
    guard let first else {
      guard let number else { return nil }
      self.first = (number, .now + patience)
      return cancel
    }
    guard number != nil || first.deadline <= .now else { return nil }
    isOver = true
    return { [end] in end(number ?? first.number) }
  }
}

/// The writing end of the pipe to the thread below; a handler uses nothing else. Why unsafe: a
/// signal handler cannot lock. The value is written once, before the first handler is installed.
private nonisolated(unsafe) var signalPipe: Int32 = -1

private let noteSignal: @convention(c) (Int32) -> Void = { number in
  let saved = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(signalPipe, &byte, 1)
  errno = saved
}

/// A thread for signals alone: they arrive even if all other threads are busy or block them.
private final class SignalThread: Sendable {
  static let shared = SignalThread()

  private let watch = Mutex<StopWatch?>(nil)
  private let input: Int32

  private init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (input, signalPipe) = (ends[0], ends[1])
    let thread = Thread { [self] in
      while true { takeNext() }
    }
    thread.name = "Tableware signals"
    thread.start()
  }

  func begin(_ signals: [Int32], _ watch: StopWatch) {
    self.watch.withLock { $0 = watch }
    for number in signals { signal(number, noteSignal) }
  }

  func end() { watch.withLock { $0 = nil } }

  private func takeNext() {
    // The program may have been started with signals blocked.
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    var entry = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    _ = poll(&entry, 1, watch.withLock { $0?.timeout ?? -1 })
    var byte: UInt8 = 0
    let number = read(input, &byte, 1) == 1 ? Int32(byte) : nil
    watch.withLock { $0?.action(after: number) }?()
  }
}
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Waits for input and for signals, on a thread of its own, and reports both.
///
/// A thread and not a dispatch source, so that it works wherever Swift does and never keeps one of
/// the few threads busy on which tasks run.
final class DeviceLoop: Sendable {
  /// The time after which a lone escape byte is the escape key and not the beginning of a sequence.
  private static let quietAfter: Int32 = 50

  /// The time that a program has to close the terminal after it was asked to end.
  private static let patience: Duration = .seconds(2)

  private let input: Int32
  private let wake: Int32
  private let backlog: InputBacklog
  private let continuation: AsyncStream<DeviceEvent>.Continuation

  /// - Parameters:
  ///   - input: the terminal.
  ///   - wake: the reading end of the pipe to which ``TerminalRescue/wake(_:)`` writes.
  ///   - backlog: the input that the program has not processed yet.
  init(
    input: Int32, wake: Int32, backlog: InputBacklog,
    continuation: AsyncStream<DeviceEvent>.Continuation
  ) {
    self.input = input
    self.wake = wake
    self.backlog = backlog
    self.continuation = continuation
  }

  /// Runs until a wake-up asks the loop to end.
  func run() {
    // The threads on which tasks run block most signals, and this thread inherited that mask. One
    // thread of the process has to accept the signals.
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)

    var isInputOpen = true
    var awaitsQuiet = false
    var stop: ContinuousClock.Instant?
    var interruption: (signal: Int32, deadline: ContinuousClock.Instant)?
    defer { continuation.finish() }

    while true {
      let listens = isInputOpen && interruption == nil && !backlog.isFull
      var files = [
        pollfd(fd: listens ? input : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
      ]
      // While nothing is read, it is unknown whether more has arrived.
      let timeout =
        interruption != nil
        ? 100 : stop != nil || awaitsQuiet && listens ? Self.quietAfter : -1
      let ready = poll(&files, 2, timeout)
      if let interruption, ContinuousClock.now >= interruption.deadline {
        TerminalRescue.shared.endProcess(by: interruption.signal)
      }
      if let deadline = stop, ContinuousClock.now >= deadline, interruption == nil {
        stop = nil
        TerminalRescue.shared.stopInBackground()
      }
      if ready == 0, awaitsQuiet, listens {
        awaitsQuiet = false
        continuation.yield(.quiet)
      }
      guard ready > 0 else { continue }

      if files[1].revents != 0 {
        // A storm of sizes is one change.
        var isResized = false
        for signal in System.read(wake, upTo: 4096) ?? [] {
          switch Int32(signal) {
          case 0: return
          case TerminalRescue.inputWasProcessed: break
          case SIGWINCH:
            if !isResized { continuation.yield(.resized) }
            isResized = true
          case SIGCONT: continuation.yield(.resumed)
          case SIGTTOU:
            // A signal that asks the program to end may have arrived at the same time, and its
            // handler may run later.
            stop = .now + .milliseconds(Self.quietAfter)
          case let signal:
            interruption = (signal, .now + Self.patience)
            continuation.yield(.interrupted(signal: signal))
          }
        }
      }
      if files[0].revents != 0, interruption == nil {
        if let bytes = System.read(input, upTo: 65_536) {
          awaitsQuiet = !bytes.isEmpty
          isInputOpen = !bytes.isEmpty
          backlog.add(bytes.count)
          continuation.yield(bytes.isEmpty ? .endOfInput : .bytes(bytes))
        } else if errno != EINTR, errno != EAGAIN {
          isInputOpen = false
          continuation.yield(.endOfInput)
        }
      }
    }
  }
}

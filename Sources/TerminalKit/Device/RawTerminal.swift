#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The terminal that the program runs in, in raw mode for a full-screen program.
///
/// ```swift
/// let terminal = try RawTerminal()
/// defer { terminal.close() }
/// terminal.write(writer.bytes(showing: grid))
/// for await event in terminal.events { … }
/// ```
///
/// While it is open, keys arrive one by one, nothing is echoed, and the user's screen is kept
/// aside. All of that is undone by ``close()``, and also when the object is deallocated, when the
/// process exits, when a signal ends or suspends it, and when it crashes. Only SIGKILL and a stack
/// overflow without an alternate stack cannot be caught.
///
/// It is used by one isolation domain; only ``events`` may be read in another.
package final class RawTerminal {
  /// The events of the terminal, in order, until it is closed. The stream has a single consumer.
  package let events: AsyncStream<DeviceEvent>

  private let input: Int32
  private let output: Int32
  /// The descriptors that this object has opened.
  private let opened: [Int32]
  private let backlog = InputBacklog()
  private let pipe: (read: Int32, write: Int32)
  private let thread: DeviceThread
  private var isClosed = false

  /// Whether input and output of this process are a terminal that can show screens, which one with
  /// `TERM=dumb` cannot.
  package static var isAvailable: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && System.variable("TERM") != "dumb"
  }

  /// Opens the terminal. It is in raw mode with an empty screen when this returns.
  ///
  /// Tests pass both ends of a pseudo-terminal of their own.
  package init(
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO
  ) throws(RawTerminalError) {
    let rescue = TerminalRescue.shared
    guard isatty(input) == 1, isatty(output) == 1 else { throw .notATerminal }
    guard !rescue.isOpen else { throw .alreadyOpen }
    var cooked = termios()
    guard tcgetattr(input, &cooked) == 0 else { throw .refused(call: "tcgetattr", errno: errno) }
    guard let pipe = System.pipe() else { throw .refused(call: "pipe", errno: errno) }
    // Input may vanish between the notice of it and the read, and a terminal may accept no output:
    // both would block for good.
    let reading = System.reopenTerminal(input)
    let writing = System.reopenTerminal(output)
    opened = [reading, writing].compactMap(\.self)
    self.input = reading ?? input
    self.output = writing ?? output
    let (events, continuation) = AsyncStream.makeStream(of: DeviceEvent.self)
    let loop = DeviceLoop(
      input: self.input, wake: pipe.read, backlog: backlog, continuation: continuation)
    guard let thread = DeviceThread(running: loop) else {
      for file in opened + [pipe.read, pipe.write] { System.close(file) }
      throw .refused(call: "pthread_create", errno: EAGAIN)
    }
    self.pipe = pipe
    self.thread = thread
    self.events = events

    var raw = cooked
    cfmakeraw(&raw)
    rescue.open(
      input: self.input, output: self.output, wake: pipe.write, cooked: cooked, raw: raw)
    Self.restoresAtExit
    SignalWatch.begin()
    rescue.enter()
  }

  deinit {
    close()
  }

  /// The current size. A terminal that does not report one has the size that `COLUMNS` and `LINES`
  /// name, or 80 × 24.
  package var size: TerminalSize {
    if let size = System.windowSize(of: output) { return size }
    var environment: [String: String] = [:]
    for name in ["COLUMNS", "LINES"] { environment[name] = System.variable(name) }
    return TerminalSize(environment: environment)
  }

  /// Sends bytes and waits until the terminal has accepted all of them.
  ///
  /// - Returns: false if it has not, because the terminal is closed or was restored after a signal.
  @discardableResult
  package func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes
      while !rest.isEmpty {
        guard !isClosed, TerminalRescue.shared.isEntered else { return false }
        let count = System.write(output, rest)
        if count >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        } else if errno == EAGAIN {
          var file = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
          _ = poll(&file, 1, 250)
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  /// Reports that the program has processed bytes of ``DeviceEvent/bytes(_:)``. Of more than about
  /// 256 KiB that are not reported as processed, the rest stays in the terminal.
  package func didProcess(_ count: Int) {
    if backlog.remove(count), !isClosed {
      TerminalRescue.shared.wake(TerminalRescue.inputWasProcessed)
    }
  }

  /// Suspends the program as Ctrl+Z does elsewhere. It stops here or very soon after; when it is
  /// continued, ``DeviceEvent/resumed`` arrives.
  package func suspend() {
    // The signal goes to the whole process group, as it does from the terminal: the shell waits for
    // all processes of a pipeline.
    if !isClosed { _ = kill(0, SIGTSTP) }
  }

  /// Restores the terminal and ends ``events``. Further calls do nothing.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    let rescue = TerminalRescue.shared
    // First, so that a SIGCONT at this moment does not enter raw mode again.
    rescue.close()
    rescue.wake(0)
    thread.join()
    SignalWatch.end()
    rescue.finish()
    // A handler that ran until now may have installed itself again.
    SignalWatch.end()
    for file in opened + [pipe.read, pipe.write] { System.close(file) }
  }

  /// Ends this process by a signal that was reported to it, so that the parent process sees the
  /// signal. Close the terminal first.
  package static func endProcess(by signal: Int32) {
    TerminalRescue.shared.endProcess(by: signal)
  }

  /// Evaluated once: restores the terminal if the program calls `exit` without closing it.
  private static let restoresAtExit: Void = {
    atexit { TerminalRescue.shared.close() }
  }()
}

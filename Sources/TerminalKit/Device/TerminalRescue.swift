#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import Synchronization

/// Restores the terminal in every case: the part of ``RawTerminal`` that signal handlers use.
///
/// A handler may interrupt anything, an allocation included, and may run on any thread. So
/// everything that it needs is prepared when the terminal is opened: atomic numbers in memory that
/// is never freed and constant strings. It makes only calls that POSIX allows in a handler.
struct TerminalRescue: @unchecked Sendable {
  // Why unchecked: the compiler cannot check handlers. What is not atomic is written before the
  // terminal is open, and no handler reads it after the terminal is closed.

  struct State: ~Copyable {
    /// Whether a ``RawTerminal`` is open.
    let isOpen = Atomic(false)

    /// Whether the terminal is in raw mode: not while suspended, nor after an interruption.
    let isEntered = Atomic(false)

    /// Whether a signal has asked the program to end.
    let isInterrupted = Atomic(false)

    /// Whether a thread changes the modes of the terminal.
    let isChanging = Atomic(false)

    /// The number of handlers that run, which the end of the terminal waits for.
    let handlers = Atomic(0)

    let input = Atomic<Int32>(-1)
    let output = Atomic<Int32>(-1)

    /// The writing end of the pipe that wakes the thread that waits for input.
    let wake = Atomic<Int32>(-1)

    var cooked = termios()
    var raw = termios()
  }

  /// The only instance. It has to be created before a handler uses it, since its creation
  /// allocates.
  static let shared = TerminalRescue()

  let state: UnsafeMutablePointer<State>

  /// The action of the program for each signal before, by the signal's number.
  let previous: UnsafeMutablePointer<sigaction>

  private static let signals = 65

  /// The time that a terminal has to accept a sequence: attempts of some milliseconds each.
  private static let attempts = 10
  private static let attemptTime: Int32 = 100

  /// The longest time to wait for a change on another thread, in milliseconds: longer than a
  /// terminal has to accept a sequence.
  private static let changeTime = 1_500

  /// Other screen, no cursor, mouse with decimal positions, marked pastes, no wrapping at the edge.
  private static let enterSequence: StaticString =
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[?7l\u{1B}[2J"

  /// Undoes all of that. It may be sent in the middle of a frame, so it ends the frame first.
  private static let leaveSequence: StaticString =
    """
    \u{1B}[?2026l\u{1B}[0m\u{1B}[?7h\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?25h\
    \u{1B}[?1049l
    """

  private init() {
    state = .allocate(capacity: 1)
    state.initialize(to: State())
    previous = .allocate(capacity: Self.signals)
    previous.initialize(repeating: sigaction(), count: Self.signals)
  }

  var isOpen: Bool { state.pointee.isOpen.load(ordering: .acquiring) }
  var isEntered: Bool { state.pointee.isEntered.load(ordering: .acquiring) }
  private var input: Int32 { state.pointee.input.load(ordering: .acquiring) }
  private var output: Int32 { state.pointee.output.load(ordering: .acquiring) }

  /// Begins to use a terminal, before the handlers of this module are installed.
  ///
  /// - Parameters:
  ///   - wake: the writing end of the pipe for ``wake(_:)``.
  ///   - cooked: the flags to restore.
  func open(input: Int32, output: Int32, wake: Int32, cooked: termios, raw: termios) {
    state.pointee.cooked = cooked
    state.pointee.raw = raw
    state.pointee.input.store(input, ordering: .releasing)
    state.pointee.output.store(output, ordering: .releasing)
    state.pointee.wake.store(wake, ordering: .releasing)
    state.pointee.isInterrupted.store(false, ordering: .releasing)
    state.pointee.isOpen.store(true, ordering: .releasing)
  }

  /// Restores the terminal, which no handler enters again. ``finish()`` follows.
  func close() {
    state.pointee.isOpen.store(false, ordering: .sequentiallyConsistent)
    leave()
  }

  /// Waits for handlers that still run on other threads, after they are no longer installed. What
  /// they used, such as the pipe, may be closed then.
  func finish() {
    // First, so that a handler that begins only now has no pipe.
    state.pointee.wake.store(-1, ordering: .sequentiallyConsistent)
    while state.pointee.handlers.load(ordering: .sequentiallyConsistent) > 0 { _ = poll(nil, 0, 1) }
    leave()
  }

  /// Runs the code of a handler, for which ``finish()`` waits.
  func handle(_ body: (TerminalRescue) -> Void) {
    let saved = errno
    state.pointee.handlers.add(1, ordering: .sequentiallyConsistent)
    body(self)
    state.pointee.handlers.subtract(1, ordering: .sequentiallyConsistent)
    errno = saved
  }

  /// Records that a signal has asked the program to end.
  ///
  /// - Returns: whether another one has asked before.
  func interrupt() -> Bool {
    state.pointee.isInterrupted.exchange(true, ordering: .sequentiallyConsistent)
  }

  /// Puts the terminal in raw mode. Does nothing if it is not open or was restored for good.
  func enter() {
    change {
      guard isOpen, !state.pointee.isInterrupted.load(ordering: .sequentiallyConsistent) else {
        return
      }
      state.pointee.isEntered.store(true, ordering: .sequentiallyConsistent)
      // Input that was typed earlier is kept: it is meant for this program. To wait for earlier
      // output could take forever.
      _ = tcsetattr(input, TCSANOW, &state.pointee.raw)
      send(Self.enterSequence)
    }
  }

  /// Restores the terminal if it is in raw mode.
  func leave() {
    change {
      if state.pointee.isEntered.exchange(false, ordering: .sequentiallyConsistent) { restore() }
    }
  }

  /// Changes the terminal, one thread at a time. What ends the process waits here for a change that
  /// is in progress on another thread, but not forever: a crash may have interrupted it.
  private func change(_ body: () -> Void) {
    // On this thread none of them may interrupt the change, and wait for it.
    var blocked = sigset_t()
    var before = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGINT)
    sigaddset(&blocked, SIGTERM)
    sigaddset(&blocked, SIGHUP)
    sigaddset(&blocked, SIGQUIT)
    sigaddset(&blocked, SIGTSTP)
    sigaddset(&blocked, SIGCONT)
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    var attempts = Self.changeTime
    while state.pointee.isChanging.exchange(true, ordering: .acquiringAndReleasing), attempts > 0 {
      _ = poll(nil, 0, 1)
      attempts -= 1
    }
    body()
    state.pointee.isChanging.store(false, ordering: .releasing)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  private func restore() {
    // In the background the terminal belongs to the shell, which has configured it for itself.
    guard isInForeground else { return }
    // If the process moved to the background at this moment, the signal would stop it for good.
    var blocked = sigset_t()
    var before = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGTTOU)
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    // The flags come first, because the terminal may not accept the sequence. Nothing here waits
    // for output that was written earlier: a terminal that does not read it would block the signal.
    _ = tcsetattr(input, TCSANOW, &state.pointee.cooked)
    send(Self.leaveSequence)
    // Clicks that arrived meanwhile would be commands for the shell.
    _ = tcflush(input, TCIFLUSH)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Whether the terminal belongs to this process, and not to the shell or another of its jobs.
  var isInForeground: Bool {
    let foreground = tcgetpgrp(input)
    return foreground <= 0 || foreground == getpgrp()
  }

  /// The number that ``wake(_:)`` sends when the program has processed input. It is no signal.
  static let inputWasProcessed: Int32 = 255

  /// Stops the process until the shell gives it the terminal, as a program stops that configures a
  /// terminal in the background. Does nothing if it has the terminal already.
  func stopInBackground() {
    guard isOpen, !isInForeground else { return }
    raise(SIGTTOU)
  }

  /// Notifies the waiting thread of a signal; 0 asks the thread to end.
  func wake(_ signal: Int32) {
    var byte = UInt8(truncatingIfNeeded: signal)
    let pipe = state.pointee.wake.load(ordering: .sequentiallyConsistent)
    withUnsafeBytes(of: &byte) { _ = System.write(pipe, $0) }
  }

  /// Ends the process as if it had never handled the signal. Does not return.
  func endProcess(by signal: Int32) {
    leave()
    SignalAction.setDefault(for: signal)
    // Sent to the process, the signal could arrive after the main function has returned. This
    // thread may block it, as those do on which tasks run.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, signal)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(signal)
    // The first process of a container is not ended by a default action.
    _exit(128 + signal)
  }

  private func send(_ sequence: StaticString) {
    var rest = UnsafeRawBufferPointer(
      start: sequence.utf8Start, count: sequence.utf8CodeUnitCount)
    // The limit is for a terminal that accepts no bytes: it shows nothing of the sequence either.
    for _ in 0..<Self.attempts where !rest.isEmpty {
      var file = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
      guard poll(&file, 1, Self.attemptTime) > 0 else { continue }
      let count = System.write(output, rest)
      if count > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      } else if count < 0, errno != EINTR, errno != EAGAIN {
        return
      }
    }
  }
}

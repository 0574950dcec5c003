#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Restores the terminal in every case: the part of ``RawTerminal`` that signal handlers use.
///
/// A handler may interrupt anything, an allocation included. So everything that it needs is
/// prepared when the terminal is opened: plain numbers in memory that is never freed and constant
/// strings. It makes only calls that POSIX allows in a handler.
struct TerminalRescue: @unchecked Sendable {
  // Why unchecked: the compiler cannot check handlers. The memory is written while no handler of
  // this module is installed, except for the flags, each a single machine word that a handler sets.

  struct State {
    /// Whether a ``RawTerminal`` is open.
    var isOpen = false

    /// Whether the terminal is in raw mode: not while suspended, nor after an interruption.
    var isEntered = false

    /// Whether a signal has asked the program to end.
    var isInterrupted = false

    var input: Int32 = -1
    var output: Int32 = -1

    /// The writing end of the pipe that wakes the thread that waits for input.
    var wake: Int32 = -1

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

  /// Puts the terminal in raw mode. Does nothing if it is not open or was restored for good.
  func enter() {
    guard state.pointee.isOpen, !state.pointee.isInterrupted else { return }
    state.pointee.isEntered = true
    // Input that was typed earlier is kept: it is meant for this program.
    _ = tcsetattr(state.pointee.input, TCSADRAIN, &state.pointee.raw)
    send(Self.enterSequence)
  }

  /// Restores the terminal if it is in raw mode.
  func leave() {
    guard state.pointee.isEntered else { return }
    state.pointee.isEntered = false
    // In the background the terminal belongs to the shell, which has configured it for itself.
    let foreground = tcgetpgrp(state.pointee.input)
    guard foreground <= 0 || foreground == getpgrp() else { return }
    send(Self.leaveSequence)
    // Flushing discards clicks that the shell would interpret as commands. If the process moved to
    // the background at this moment, the signal would stop it for good.
    var blocked = sigset_t()
    var before = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGTTOU)
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    _ = tcsetattr(state.pointee.input, TCSAFLUSH, &state.pointee.cooked)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Notifies the waiting thread of a signal; 0 asks the thread to end.
  func wake(_ signal: Int32) {
    var byte = UInt8(truncatingIfNeeded: signal)
    withUnsafeBytes(of: &byte) { _ = System.write(state.pointee.wake, $0) }
  }

  /// Ends the process as if it had never handled the signal.
  func endProcess(by signal: Int32) {
    leave()
    SignalAction.setDefault(for: signal)
    _ = kill(getpid(), signal)
  }

  private func send(_ sequence: StaticString) {
    var rest = UnsafeRawBufferPointer(
      start: sequence.utf8Start, count: sequence.utf8CodeUnitCount)
    // The limit is for a terminal that accepts no bytes: then there is nothing to restore either.
    for _ in 0..<100 where !rest.isEmpty {
      let count = System.write(state.pointee.output, rest)
      if count > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      } else if count < 0, errno != EINTR, errno != EAGAIN {
        return
      }
    }
  }
}

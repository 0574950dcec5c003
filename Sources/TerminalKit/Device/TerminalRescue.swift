#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Gives the terminal back, whatever happens: the part of ``RawTerminal`` that signal handlers use.
///
/// A handler may interrupt anything, an allocation included. So all it needs was prepared when the
/// terminal was opened: plain numbers in memory that is never freed, constant strings, and nothing
/// but calls that POSIX allows in a handler.
struct TerminalRescue: @unchecked Sendable {
  // Why unchecked: the compiler cannot know about handlers. The memory is written while no handler
  // of ours is installed, except for the flags, each a single machine word that a handler sets.

  struct State {
    /// Whether a ``RawTerminal`` is open.
    var isOpen = false

    /// Whether the terminal is in our mode now: not while suspended, nor after an interruption.
    var isEntered = false

    /// Whether a signal has asked the program to end.
    var isInterrupted = false

    var input: Int32 = -1
    var output: Int32 = -1

    /// The writing end of the pipe that wakes the thread which waits for input.
    var wake: Int32 = -1

    var cooked = termios()
    var raw = termios()
  }

  /// The only one. It has to be touched before a handler does, since making it allocates.
  static let shared = TerminalRescue()

  let state: UnsafeMutablePointer<State>

  /// What the program did on each signal before, by the signal's number.
  let previous: UnsafeMutablePointer<sigaction>

  private static let signals = 65

  /// Other screen, no cursor, mouse with decimal positions, marked pastes, no wrapping at the edge.
  private static let enterSequence: StaticString =
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[?7l\u{1B}[2J"

  /// All of that back. It may come in the middle of a frame, so that ends first.
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

  /// Takes the terminal into our mode. Does nothing if it is not open or was given back for good.
  func enter() {
    guard state.pointee.isOpen, !state.pointee.isInterrupted else { return }
    state.pointee.isEntered = true
    // What was typed ahead is kept: it was meant for us.
    _ = tcsetattr(state.pointee.input, TCSADRAIN, &state.pointee.raw)
    send(Self.enterSequence)
  }

  /// Gives the terminal back if it is in our mode.
  func leave() {
    guard state.pointee.isEntered else { return }
    state.pointee.isEntered = false
    // In the background the terminal belongs to the shell, which has set it up for itself.
    let foreground = tcgetpgrp(state.pointee.input)
    guard foreground <= 0 || foreground == getpgrp() else { return }
    send(Self.leaveSequence)
    // Flushing throws away clicks that the shell would take for commands. The signal would stop us
    // for good if we went into the background just now.
    var blocked = sigset_t()
    var before = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGTTOU)
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    _ = tcsetattr(state.pointee.input, TCSAFLUSH, &state.pointee.cooked)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Tells the waiting thread that a signal came; 0 tells it to end.
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
    // The bound is for a terminal that takes nothing: then there is nothing to put right either.
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

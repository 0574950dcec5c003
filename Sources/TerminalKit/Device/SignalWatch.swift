#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The signals that a terminal program handles while the terminal is open.
enum SignalWatch {
  /// These ask the program to end. They are reported; the terminal is restored at once.
  private static let interruptions = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// These end the program because of a fault. Swift's own traps are among them.
  private static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGSYS]

  static func begin() {
    for signal in interruptions { install(interrupted, for: signal) }
    for signal in crashes { install(crashed, for: signal) }
    install(suspended, for: SIGTSTP)
    install(continued, for: SIGCONT, evenIfIgnored: true)
    install(resized, for: SIGWINCH, evenIfIgnored: true)
    // A closed terminal is reported by the result of writing.
    install(nothing, for: SIGPIPE)
  }

  static func end() {
    let others = [SIGTSTP, SIGCONT, SIGWINCH, SIGPIPE]
    for signal in interruptions + crashes + others {
      _ = sigaction(signal, TerminalRescue.shared.previous + Int(signal), nil)
    }
  }

  private static func install(
    _ handler: @escaping SignalAction.Handler, for signal: Int32, evenIfIgnored: Bool = false
  ) {
    let previous = TerminalRescue.shared.previous + Int(signal)
    _ = sigaction(signal, nil, previous)
    if evenIfIgnored || !SignalAction.isIgnored(previous.pointee) {
      SignalAction.install(handler, for: signal)
    }
  }
}

// Everything below runs in signal handlers: see TerminalRescue for what that allows.

private let interrupted: SignalAction.Handler = { signal, _, _ in
  TerminalRescue.shared.handle { rescue in
    // First, so that no other thread enters the terminal again.
    let isSecond = rescue.interrupt()
    rescue.leave()
    if isSecond {
      rescue.endProcess(by: signal)
    } else {
      rescue.wake(signal)
    }
  }
}

private let crashed: SignalAction.Handler = { signal, info, _ in
  TerminalRescue.shared.handle { rescue in
    // While the process ends, nothing enters the terminal again.
    _ = rescue.interrupt()
    rescue.leave()
    _ = sigaction(signal, rescue.previous + Int(signal), nil)
    // A fault occurs again as soon as this returns, and then reaches the previous handler (Swift's
    // crash report) with the true address. Sent signals and traps do not occur again; and after
    // Swift's report the program continues, so the thread of this module has to end it.
    let isFault = (info?.pointee.si_code ?? 0) > 0 && signal != SIGTRAP && signal != SIGABRT
    if !isFault {
      rescue.wake(signal)
      raise(signal)
    }
  }
}

private let suspended: SignalAction.Handler = { signal, _, _ in
  TerminalRescue.shared.handle { rescue in
    rescue.leave()
    SignalAction.setDefault(for: signal)
    var mask = sigset_t()
    sigemptyset(&mask)
    sigaddset(&mask, signal)
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
    // The process stops here until it is continued; it does not stop if no shell could continue it.
    raise(signal)
    // It may be closed since then.
    if rescue.isOpen { SignalAction.install(suspended, for: signal) }
    if !rescue.isEntered, rescue.isInForeground {
      rescue.enter()
      rescue.wake(SIGCONT)
    }
  }
}

private let continued: SignalAction.Handler = { _, _, _ in
  TerminalRescue.shared.handle { rescue in
    if rescue.isInForeground {
      rescue.enter()
      rescue.wake(SIGCONT)
    } else {
      // To configure the terminal in the background would stop the process here, and again after
      // each signal that asks it to end.
      rescue.wake(SIGTTOU)
    }
  }
}

private let resized: SignalAction.Handler = { signal, _, _ in
  TerminalRescue.shared.handle { $0.wake(signal) }
}

private let nothing: SignalAction.Handler = { _, _, _ in }

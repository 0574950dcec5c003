#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What a process does on a signal. The C structure differs between systems; only this file depends
/// on it.
enum SignalAction {
  typealias Handler =
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  /// Installs a handler.
  ///
  /// It runs on the alternate stack if the thread has one, so that it works even after a stack
  /// overflow. Interrupted system calls are restarted. Most threads have no alternate stack, which
  /// cannot be changed: on Linux even the main actor soon runs on a thread of the pool.
  static func install(_ handler: @escaping Handler, for signal: Int32) {
    var action = sigaction()
    #if canImport(Glibc)
    action.__sigaction_handler.sa_sigaction = handler
    #elseif canImport(Musl)
    action.__sa_handler.sa_sigaction = handler
    #else
    action.__sigaction_u.__sa_sigaction = handler
    #endif
    action.sa_flags = numericCast(SA_SIGINFO) | numericCast(SA_RESTART) | numericCast(SA_ONSTACK)
    _ = sigaction(signal, &action, nil)
  }

  static func setDefault(for signal: Int32) {
    // All zeros are SIG_DFL, no flags and an empty mask on every system.
    var action = sigaction()
    _ = sigaction(signal, &action, nil)
  }

  /// Whether the program was started with this signal switched off, as `nohup` does.
  static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Glibc)
    unsafeBitCast(action.__sigaction_handler, to: Int.self) == 1
    #elseif canImport(Musl)
    unsafeBitCast(action.__sa_handler, to: Int.self) == 1
    #else
    unsafeBitCast(action.__sigaction_u, to: Int.self) == 1
    #endif
  }
}

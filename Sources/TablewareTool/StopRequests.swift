#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The signals that request the end of the tool.
enum StopRequests {
  /// Makes SIGINT and SIGTERM end the tool regardless of how it was started: `nohup`, the
  /// background of a script and some CI runners start programs with signals ignored or blocked.
  static func accept() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] {
      signal(number, SIG_DFL)
      sigaddset(&signals, number)
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Standard input, output and error.
enum StandardFiles {
  /// Opens those that the tool was started without, as in `tableware demo 2>&-`. Otherwise the next
  /// file that is opened gets such a number, and receives what is written to standard error.
  static func openMissing() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
      // The lowest free number is this one.
      _ = open("/dev/null", O_RDWR)
    }
  }
}

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The system's error for a file: the verb, the path and `errno`.
///
/// Its description is a whole sentence, ready for a status line:
/// `Could not open /var/log/syslog: Permission denied.`
package struct FileFailure: Error, Equatable, Sendable, CustomStringConvertible {
  package let action: String
  package let path: String
  package let code: Int32

  package init(_ action: String, _ path: String, code: Int32) {
    self.action = action
    self.path = path
    self.code = code
  }

  package var description: String {
    "Could not \(action) \(path): \(String(cString: strerror(code)))."
  }
}

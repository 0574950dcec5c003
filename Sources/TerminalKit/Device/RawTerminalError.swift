/// Why a terminal could not be opened. The terminal is left unchanged.
package enum RawTerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Input or output is a file or a pipe.
  case notATerminal

  /// There is one terminal per process, and it is already open.
  case alreadyOpen

  /// The system refused a call that rarely fails.
  case refused(call: String, errno: Int32)

  package var description: String {
    switch self {
    case .notATerminal:
      "input and output must both be a terminal, but one is a file or a pipe"
    case .alreadyOpen:
      "the terminal is already in use by this program; close the other RawTerminal first"
    case .refused(let call, let errno):
      "the system refused \(call) (errno \(errno))"
    }
  }
}

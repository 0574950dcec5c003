/// Why a WebSocket ends, with the corresponding code (RFC 6455, 7.4.1).
package struct Closing: Error, Hashable, Sendable {
  package let code: Int
  /// A sentence for the sender; it never repeats what was sent.
  package let reason: String

  package init(_ code: Int, _ reason: String) {
    self.code = code
    self.reason = reason
  }

  /// The server stops; a browser connects again, to the next server.
  static let stop = Closing(1001, "The server stops.")

  /// The bytes of a close frame; a reason that is too long is cut between two characters.
  var payload: [UInt8] {
    var reason = reason[...]
    while reason.utf8.count > 123 { reason.removeLast() }
    let code = UInt16(clamping: code)
    return [UInt8(code >> 8), UInt8(code & 255)] + Array(reason.utf8)
  }

  /// Whether a client may send this code.
  static func isAllowed(_ code: Int) -> Bool {
    switch code {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }
}

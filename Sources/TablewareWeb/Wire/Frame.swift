/// A WebSocket message of the client.
package enum Frame: Hashable, Sendable {
  /// A whole message, assembled from its fragments; always UTF-8.
  case text([UInt8])
  case ping([UInt8])
  case pong
  /// The client ends the connection.
  case close
}

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

  /// Whether a client may send this code.
  static func isAllowed(_ code: Int) -> Bool {
    switch code {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }
}

/// Frames for the client: whole and not masked, as the standard requires of a server.
package enum FrameWriter {
  /// The most bytes of a control frame's payload.
  static let controlLimit = 125

  package static func text(_ message: [UInt8]) -> [UInt8] { frame(0x1, message) }

  package static func pong(_ payload: [UInt8]) -> [UInt8] {
    frame(0xA, Array(payload.prefix(controlLimit)))
  }

  /// Returns the last frame; a reason that is too long is cut between two characters.
  package static func close(_ closing: Closing) -> [UInt8] {
    var reason = closing.reason[...]
    while reason.utf8.count > controlLimit - 2 { reason.removeLast() }
    let code = UInt16(clamping: closing.code)
    return frame(0x8, [UInt8(code >> 8), UInt8(code & 255)] + Array(reason.utf8))
  }

  private static func frame(_ opcode: UInt8, _ payload: [UInt8]) -> [UInt8] {
    var bytes = [0x80 | opcode]
    switch payload.count {
    case ...125: bytes.append(UInt8(payload.count))
    case ...0xFFFF: bytes += [126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    default:
      bytes.append(127)
      bytes += (0..<8).reversed().map { UInt8(payload.count >> ($0 * 8) & 255) }
    }
    return bytes + payload
  }
}

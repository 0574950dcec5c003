#if Web
import NIOCore
import NIOWebSocket

/// Assembles messages from WebSocket frames, and checks what SwiftNIO leaves to a server: masks,
/// extensions, the order of fragments, text, and the size of a message.
package struct MessageReader {
  package enum Outcome: Hashable, Sendable {
    case needsMore
    /// A whole message; always UTF-8.
    case message([UInt8])
    case ping([UInt8])
    case pong
    /// The client ends the connection.
    case close
    case refused(Closing)
  }

  private static let fragmentLimit = 256

  private let limit: Int
  private var message: [UInt8] = []
  /// The fragments of the current message; none if the next one begins it.
  private var fragments = 0

  /// - Parameter limit: bytes of a message, all fragments together.
  package init(limit: Int = ClientLimits.frameBytes) {
    self.limit = limit
  }

  /// The number of kept bytes: never more than the limit.
  package var heldBytes: Int { message.count }

  /// Reads the next frame.
  package mutating func read(_ frame: WebSocketFrame) -> Outcome {
    do throws(Closing) {
      try check(frame)
      let bytes = Array(frame.unmaskedData.readableBytesView)
      switch frame.opcode {
      case .connectionClose:
        try check(closing: bytes)
        return .close
      case .ping: return .ping(bytes)
      case .pong: return .pong
      default: return try add(bytes, isLast: frame.fin)
      }
    } catch {
      self = MessageReader(limit: limit)
      return .refused(error)
    }
  }

  /// Returns why a connection ends whose bytes are no frames.
  package static func closing(of error: any Error) -> Closing {
    switch error as? NIOWebSocketError {
    case .invalidFrameLength:
      Closing(1009, "A message is longer than \(ClientLimits.frameBytes) bytes.")
    case .fragmentedControlFrame: Closing(1002, "A control frame is fragmented.")
    case .multiByteControlFrameLength:
      Closing(1002, "A control frame is longer than 125 bytes.")
    case nil: Closing(1002, "The bytes are no WebSocket frame.")
    }
  }

  private func check(_ frame: WebSocketFrame) throws(Closing) {
    guard !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
      throw Closing(1002, "A frame uses an extension that was not negotiated.")
    }
    switch frame.opcode {
    case .continuation:
      guard fragments > 0 else { throw Closing(1002, "A fragment continues no message.") }
      // Empty fragments need no memory, but time.
      guard fragments < Self.fragmentLimit else {
        throw Closing(1009, "A message has more than \(Self.fragmentLimit) fragments.")
      }
    case .text:
      guard fragments == 0 else {
        throw Closing(1002, "A message begins before the last one has ended.")
      }
    case .binary: throw Closing(1003, "A message is not text.")
    case .connectionClose, .ping, .pong: break
    default: throw Closing(1002, "A frame has an unknown opcode.")
    }
    guard frame.maskKey != nil else { throw Closing(1002, "A frame is not masked.") }
    let isControl = [.connectionClose, .ping, .pong].contains(frame.opcode)
    guard isControl || frame.length <= limit - message.count else {
      throw Closing(1009, "A message is longer than \(limit) bytes.")
    }
  }

  private mutating func add(_ bytes: [UInt8], isLast: Bool) throws(Closing) -> Outcome {
    message += bytes
    fragments = isLast ? 0 : fragments + 1
    guard isLast else { return .needsMore }
    defer { message = [] }
    guard String(validating: message, as: UTF8.self) != nil else {
      throw Closing(1007, "A message is not UTF-8.")
    }
    return .message(message)
  }

  private func check(closing bytes: [UInt8]) throws(Closing) {
    guard !bytes.isEmpty else { return }
    guard bytes.count >= 2, Closing.isAllowed(Int(bytes[0]) << 8 | Int(bytes[1])) else {
      throw Closing(1002, "The client's closing code is invalid.")
    }
    guard String(validating: bytes.dropFirst(2), as: UTF8.self) != nil else {
      throw Closing(1007, "The client's closing reason is not UTF-8.")
    }
  }
}
#endif

/// Reads WebSocket frames from bytes in pieces of any size, and never keeps more than one message.
///
/// A frame's header is checked before its payload is kept: a frame that would make the message too
/// long ends the connection at its header. Extensions are never negotiated, so every reserved bit
/// is a mistake.
package struct FrameReader {
  package enum Outcome: Hashable, Sendable {
    case needsMore
    case frame(Frame)
    case refused(Closing)
  }

  private struct Header {
    let isFinal: Bool
    let opcode: UInt8
    let length: Int
    let mask: [UInt8]
    var isControl: Bool { opcode & 0x8 != 0 }
  }

  private static let fragmentLimit = 256

  private let limit: Int
  private var headerBytes: [UInt8] = []
  private var header: Header?
  private var payload: [UInt8] = []
  private var message: [UInt8] = []
  /// The fragments of the current message; none if the next one begins it.
  private var fragments = 0
  private var refusal: Closing?

  /// - Parameter limit: bytes of a message, all fragments together.
  package init(limit: Int = ClientLimits.frameBytes) {
    self.limit = limit
  }

  /// Returns the text of a short message that arrived as a single piece; `nil` for anything else.
  static func text(of piece: [UInt8]) -> [UInt8]? {
    guard piece.count < 128 else { return nil }
    var (reader, rest) = (FrameReader(), piece[...])
    guard case .frame(.text(let text)) = reader.read(&rest), rest.isEmpty else { return nil }
    return text
  }

  /// Whether no incomplete frame or message is kept.
  package var isEmpty: Bool { headerBytes.isEmpty && fragments == 0 }

  /// The number of kept bytes: never more than the limit, a control frame and a header.
  package var heldBytes: Int { headerBytes.count + payload.count + message.count }

  /// Reads a frame, or a part of it, from the front of a piece. After a refusal nothing more is
  /// read.
  ///
  /// - Complexity: O(bytes read).
  package mutating func read(_ piece: inout ArraySlice<UInt8>) -> Outcome {
    if let refusal {
      piece = []
      return .refused(refusal)
    }
    do throws(Closing) {
      while true {
        if let header {
          let part = piece.prefix(header.length - payload.count)
          let begin = payload.count
          for (offset, byte) in part.enumerated() {
            payload.append(byte ^ header.mask[(begin + offset) & 3])
          }
          piece = piece.dropFirst(part.count)
          guard payload.count == header.length else { return .needsMore }
          if let frame = try end(header) { return .frame(frame) }
        } else {
          guard let byte = piece.popFirst() else { return .needsMore }
          headerBytes.append(byte)
          header = try takeHeader()
        }
      }
    } catch {
      self = FrameReader(limit: limit)
      refusal = error
      piece = []
      return .refused(error)
    }
  }

  /// Returns the header if it is complete. Each byte is checked as soon as it arrives.
  private func takeHeader() throws(Closing) -> Header? {
    let bytes = headerBytes
    let (isFinal, opcode) = (bytes[0] & 0x80 != 0, bytes[0] & 0x0F)
    if bytes.count == 1 {
      try check(opcode, isFinal)
      return nil
    }
    guard bytes[1] & 0x80 != 0 else { throw Closing(1002, "A frame is not masked.") }
    let short = Int(bytes[1] & 0x7F)
    guard opcode & 0x8 == 0 || short <= FrameWriter.controlLimit else {
      throw Closing(1002, "A control frame is longer than \(FrameWriter.controlLimit) bytes.")
    }
    let lengthBytes = short == 126 ? 2 : short == 127 ? 8 : 0
    guard bytes.count >= 2 + lengthBytes else { return nil }
    var length = UInt64(short)
    if lengthBytes > 0 {
      length = bytes[2..<2 + lengthBytes].reduce(0) { $0 << 8 | UInt64($1) }
      guard length > (lengthBytes == 2 ? 125 : 0xFFFF), length >> 63 == 0 else {
        throw Closing(1002, "The length of a frame is encoded incorrectly.")
      }
    }
    guard opcode & 0x8 != 0 || length <= UInt64(limit - message.count) else {
      throw Closing(1009, "A message is longer than \(limit) bytes.")
    }
    guard bytes.count == 2 + lengthBytes + 4 else { return nil }
    return Header(
      isFinal: isFinal, opcode: opcode, length: Int(length), mask: Array(bytes.suffix(4)))
  }

  private func check(_ opcode: UInt8, _ isFinal: Bool) throws(Closing) {
    guard headerBytes[0] & 0x70 == 0 else {
      throw Closing(1002, "A frame uses an extension that was not negotiated.")
    }
    switch opcode {
    case 0x0:
      guard fragments > 0 else { throw Closing(1002, "A fragment continues no message.") }
      // Empty fragments need no memory, but time.
      guard fragments < Self.fragmentLimit else {
        throw Closing(1009, "A message has more than \(Self.fragmentLimit) fragments.")
      }
    case 0x1:
      guard fragments == 0 else {
        throw Closing(1002, "A message begins before the last one has ended.")
      }
    case 0x2: throw Closing(1003, "A message is not text.")
    case 0x8...0xA:
      guard isFinal else { throw Closing(1002, "A control frame is fragmented.") }
    default: throw Closing(1002, "A frame has an unknown opcode.")
    }
  }

  private mutating func end(_ header: Header) throws(Closing) -> Frame? {
    let bytes = payload
    (self.header, headerBytes, payload) = (nil, [], [])
    switch header.opcode {
    case 0x8:
      try check(closing: bytes)
      return .close
    case 0x9: return .ping(bytes)
    case 0xA: return .pong
    default:
      message += bytes
      fragments = header.isFinal ? 0 : fragments + 1
      guard header.isFinal else { return nil }
      defer { message = [] }
      guard String(validating: message, as: UTF8.self) != nil else {
        throw Closing(1007, "A message is not UTF-8.")
      }
      return .text(message)
    }
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

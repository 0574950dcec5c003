#if Web
import NIOCore
import NIOEmbedded
import NIOWebSocket
import TablewareWeb

/// WebSocket frames: the outcome does not depend on the division of the bytes, the reader keeps no
/// more than its limit, and a message that is sent again is the same.
func checkFrame(_ bytes: [UInt8]) throws(Finding) {
  // The first byte is a limit, so that short inputs reach it.
  guard let first = bytes.first else { return }
  let limit = first < 128 ? Int(first) : 65_536
  let body = Array(bytes.dropFirst())
  let whole = try outcomes(of: [body[...]], limit: limit)
  let parts = try outcomes(of: pieces(of: body), limit: limit)
  try require(whole == parts, "\(whole) in pieces is \(parts)")
  for case .message(let text) in whole {
    try require(text.count <= limit, "a message is too long")
    try require(String(validating: text, as: UTF8.self) != nil, "a message is not UTF-8")
    let again = try outcomes(of: [masked(text, key: Array(text.prefix(4)))[...]], limit: limit)
    try require(again == [.message(text)], "a message is read again as \(again)")
  }
}

private func outcomes(
  of pieces: [ArraySlice<UInt8>], limit: Int
) throws(Finding) -> [MessageReader.Outcome] {
  let collector = MessageCollector(limit: limit)
  let channel = EmbeddedChannel(handlers: [
    ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: limit)), collector,
  ])
  for piece in pieces {
    _ = try? channel.writeInbound(ByteBuffer(bytes: piece))
    try require(collector.heldBytes <= limit, "a reader keeps too much")
  }
  let outcomes = collector.outcomes
  _ = try? channel.finish(acceptAlreadyClosed: true)
  return outcomes
}

/// Reads messages as a connection does, up to the first refusal.
private final class MessageCollector: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame

  private(set) var outcomes: [MessageReader.Outcome] = []
  private var reader: MessageReader
  var heldBytes: Int { reader.heldBytes }

  init(limit: Int) { reader = MessageReader(limit: limit) }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    add(reader.read(unwrapInboundIn(data)))
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    add(.refused(MessageReader.closing(of: error)))
  }

  private func add(_ outcome: MessageReader.Outcome) {
    if case .refused = outcomes.last { return }
    if outcome != .needsMore { outcomes.append(outcome) }
  }
}

/// A message as a client sends it.
private func masked(_ text: [UInt8], key: [UInt8]) -> [UInt8] {
  let key = key + [UInt8](repeating: 0x5A, count: 4 - key.count)
  var bytes: [UInt8] = [0x81]
  switch text.count {
  case ...125: bytes.append(0x80 | UInt8(text.count))
  case ...0xFFFF: bytes += [0xFE, UInt8(text.count >> 8), UInt8(text.count & 255)]
  default:
    bytes.append(0xFF)
    for shift in stride(from: 56, through: 0, by: -8) {
      bytes.append(UInt8(text.count >> shift & 255))
    }
  }
  bytes += key
  for (index, byte) in text.enumerated() { bytes.append(byte ^ key[index % 4]) }
  return bytes
}
#endif

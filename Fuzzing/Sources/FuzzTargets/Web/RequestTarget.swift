#if Web
import NIOCore
import NIOEmbedded
import NIOHTTP1
import TablewareWeb

/// HTTP requests: the outcome does not depend on the division of the bytes, the limits hold, and a
/// request that is written again is the same.
func checkRequest(_ bytes: [UInt8]) throws(Finding) {
  let whole = try outcomes(of: [bytes[...]])
  let parts = try outcomes(of: pieces(of: bytes))
  try require(whole == parts, "\(whole) in pieces is \(parts)")
  for case .request(let request) in whole {
    try require(request.fields.count <= RequestLimits.fields, "a header is too long")
    try require(request.body.count <= RequestLimits.body, "a body is too long")
    try require(request.query.count <= RequestLimits.queryPairs, "a query is too long")
    let languages = AcceptedLanguages.tags(of: request["accept-language"])
    try require(languages.count <= 10, "there are too many languages")
    try checkWritten(request)
  }
}

private func outcomes(
  of pieces: [ArraySlice<UInt8>]
) throws(Finding) -> [RequestAssembler.Outcome] {
  let collector = RequestCollector()
  let decoder = HTTPRequestDecoder(
    leftOverBytesStrategy: .forwardBytes, limitConfiguration: RequestAssembler.decoderLimits)
  let channel = EmbeddedChannel(handlers: [ByteToMessageHandler(decoder), collector])
  for piece in pieces {
    _ = try? channel.writeInbound(ByteBuffer(bytes: piece))
    try require(collector.heldBytes <= RequestLimits.body, "a reader keeps too much")
  }
  let outcomes = collector.outcomes
  _ = try? channel.finish(acceptAlreadyClosed: true)
  return outcomes
}

/// Reads requests as a connection does, up to the first refusal.
private final class RequestCollector: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart

  private(set) var outcomes: [RequestAssembler.Outcome] = []
  private var assembler = RequestAssembler()
  var heldBytes: Int { assembler.heldBytes }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    add(assembler.read(unwrapInboundIn(data)))
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    add(.refused(RequestAssembler.refusal(of: error)))
  }

  private func add(_ outcome: RequestAssembler.Outcome) {
    if case .refused = outcomes.last { return }
    if outcome != .needsMore { outcomes.append(outcome) }
  }
}

private func checkWritten(_ request: Request) throws(Finding) {
  // Bytes that are not UTF-8 were replaced by longer ones.
  let texts = request.fields.map(\.value) + [request.path]
  guard !texts.contains(where: { $0.unicodeScalars.contains("\u{FFFD}") }) else { return }
  var bytes = Array("\(request.method) \(request.path) HTTP/1.1\r\n".utf8)
  for field in request.fields { bytes += Array("\(field.name):\(field.value)\r\n".utf8) }
  bytes += Array("\r\n".utf8) + request.body
  let again = try outcomes(of: [bytes[...]])
  guard case .request(let copy)? = again.first, again.count == 1 else {
    throw Finding(description: "a request cannot be read again: \(again)")
  }
  try require(
    copy.method == request.method && copy.path == request.path && copy.fields == request.fields
      && copy.body == request.body, "a request differs after it was written and read")
}
#endif

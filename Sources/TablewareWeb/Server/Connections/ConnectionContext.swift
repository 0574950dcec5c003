#if Web
  import NIOCore
  import NIOHTTP1

  /// What the connections of a server have in common.
  struct ConnectionContext: Sendable {
    let routes: Routes
    let connections: Connections
    let limits: WebLimits
    let time: ServerTime
  }

  extension ConnectionContext {
    /// Adds the handlers of a connection.
    ///
    /// - Throws: if there are too many connections; then the channel is closed.
    func configure(_ channel: any Channel) throws {
      guard let number = connections.admit({ channel.close(promise: nil) }) else {
        throw ChannelError.inputClosed
      }
      let deadline = StepDeadline(time, on: channel.eventLoop)
      let gate = ConnectionGate(deadline: deadline, closingTime: limits.closingTime)
      let pipeline = channel.pipeline.syncOperations
      var encoding = HTTPResponseEncoder.Configuration()
      encoding.automaticallySetFramingHeaders = false
      let decoder = HTTPRequestDecoder(
        leftOverBytesStrategy: .forwardBytes, limitConfiguration: RequestAssembler.decoderLimits)
      channel.closeFuture.whenComplete { [connections] _ in connections.remove(number) }
      try pipeline.addHandler(gate)
      try pipeline.addHandler(HTTPResponseEncoder(configuration: encoding))
      try pipeline.addHandler(ByteToMessageHandler(decoder))
      try pipeline.addHandler(HTTPConnection(number, self, gate, deadline))
    }
  }
#endif

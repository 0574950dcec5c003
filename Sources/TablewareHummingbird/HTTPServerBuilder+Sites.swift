#if Hummingbird
import HummingbirdCore
import NIOCore
import TablewareWeb

extension HTTPServerBuilder {
  /// Returns a server for HTTP/1.1 whose connections can become WebSockets of sites, also inside
  /// `.tls(_:)`.
  ///
  /// - Parameter configuration: the limits of headers, the time limit of an idle connection, and
  ///   further handlers, as for `.http1(configuration:)`.
  public static func sites(
    configuration: HTTP1Channel.Configuration = HTTP1Channel.Configuration()
  ) -> HTTPServerBuilder {
    HTTPServerBuilder { responder in
      HTTP1Channel(
        responder: { request, writer, channel in
          var writer: ResponseWriter? = writer
          try await ServedChannel.$current.withValue(channel) {
            if let writer = writer.take() { try await responder(request, writer, channel) }
          }
        }, configuration: configuration)
    }
  }
}

/// The channel of the request that the application answers.
enum ServedChannel {
  /// `nil` on a server other than ``HTTPServerBuilder/sites(configuration:)``.
  @TaskLocal static var current: (any Channel)?
}

extension ResponseBody {
  /// The messages of a WebSocket, which follow the head of the answer 101 until the channel is
  /// closed. To the application the WebSocket is one long answer.
  init(_ connection: WebConnection, on channel: any Channel) async throws {
    let socket = try await ChannelSocket(connection, on: channel)
    self.init { _ in
      try await socket.begin()
      try await channel.closeFuture.get()
    }
  }
}
#endif

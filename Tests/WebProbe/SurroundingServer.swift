#if Hummingbird
import Hummingbird
import NIOCore
import NIOPosix
import SiteServers
import TablewareHummingbird
import TablewareService
import TablewareWeb

/// A server that has the probe as a site, for Scripts/attack-web.py.
enum SurroundingServer: String {
  case hummingbird, pipeline

  /// Serves until the task is canceled.
  func run(
    _ site: WebSite, port: UInt16, onListening: @escaping @Sendable (String) -> Void
  ) async throws {
    switch self {
    case .hummingbird:
      let router = Hummingbird.Router(context: BasicRequestContext.self)
      router.add(site)
      var app = Application(
        router: router, server: .sites(),
        configuration: .init(address: .hostname("127.0.0.1", port: Int(port))),
        onServerRunning: { onListening(Self.address($0)) })
      app.logger.logLevel = .critical
      app.addServices(WebService(site))
      try await app.run()
    case .pipeline:
      let server = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .serverChannelOption(.backlog, value: 1_024)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .childChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture { try PipelineServer.configure(channel, site) }
        }
        .bind(host: "127.0.0.1", port: Int(port)).get()
      onListening(Self.address(server))
      await site.run()
      try await server.close()
    }
  }

  private static func address(_ server: any Channel) -> String {
    "http://127.0.0.1:\(server.localAddress?.port ?? 0)/"
  }
}
#endif

#if Service
import Logging
import ServiceLifecycle
import Tableware
import TablewareWeb

/// A server of screens as a service of a program: it stops with the program's other services, and
/// uses the program's log and metrics.
///
/// ```swift
/// let web = WebService(port: 8080, logger: logger) { visitor in HomeScreen() }
/// let group = ServiceGroup(
///   services: [database, web], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
/// try await group.run()
/// ```
///
/// A graceful shutdown begins ``TablewareWeb/WebOptions/drainTime``: new visitors are refused, and
/// connected browsers go on until it has passed.
public struct WebService: Service {
  private let operation: @Sendable () async throws -> Void

  /// Creates a server with one address and one first screen.
  ///
  /// - Parameters:
  ///   - port: the port to listen on; 0 for any free port.
  ///   - options: the allowed clients and all limits.
  ///   - logger: receives what the server reports and what users do, as described for
  ///     ``TablewareWeb/WebOptions/log(to:)``. Measurements go to the metrics of the program.
  ///   - onListening: receives the address as soon as it can be opened; by default it is logged.
  ///   - screen: makes the first screen of a session, on that session's isolation.
  public init(
    port: UInt16 = 8080, options: WebOptions = WebOptions(), logger: Logger,
    onListening: (@Sendable (String) -> Void)? = nil,
    _ screen: @escaping @Sendable (WebVisitor) -> any Screen
  ) {
    let options = options.observed(by: logger)
    operation = {
      try await Web.serve(port: port, options: options, onListening: onListening, screen)
    }
  }

  /// Creates a server whose screens have addresses.
  ///
  /// - Parameters:
  ///   - port: the port to listen on; 0 for any free port.
  ///   - options: the allowed clients and all limits.
  ///   - logger: receives what the server reports and what users do, as described for
  ///     ``TablewareWeb/WebOptions/log(to:)``. Measurements go to the metrics of the program.
  ///   - onListening: receives the address as soon as it can be opened; by default it is logged.
  ///   - router: makes the routes of a session, as for ``TablewareWeb/Web``.
  public init(
    port: UInt16 = 8080, options: WebOptions = WebOptions(), logger: Logger,
    onListening: (@Sendable (String) -> Void)? = nil,
    _ router: @escaping @Sendable (WebVisitor) -> Router
  ) {
    let options = options.observed(by: logger)
    operation = {
      try await Web.serve(port: port, options: options, onListening: onListening, router)
    }
  }

  /// Creates a service that runs the sessions of a site, which is a part of another server. When
  /// the service stops, all sessions end: browsers are notified, and screens disappear.
  ///
  /// - Parameter site: the site. Its options may use ``TablewareWeb/WebOptions/log(to:)`` and
  ///   ``TablewareWeb/WebOptions/measure(with:)``.
  public init(_ site: WebSite) {
    operation = { await site.run() }
  }

  /// Serves browsers until the program stops, or its task is canceled.
  ///
  /// - Throws: ``TablewareWeb/WebError`` if the port cannot be used.
  public func run() async throws {
    try await cancelWhenGracefulShutdown { try await operation() }
  }
}

extension WebOptions {
  fileprivate func observed(by logger: Logger) -> WebOptions {
    var options = self
    options.log(to: logger)
    options.measure()
    return options
  }
}
#endif

#if Tool && Web && Postgres
import ArgumentParser
import Foundation
import Tableware
import TablewarePostgres
import TablewareWeb

/// A server that any number of processes run, with one PostgreSQL database between them.
@main
struct OrdersServer: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "orders-server",
    abstract: "Shows and edits the orders of a PostgreSQL database in browsers.",
    discussion: "Documentation/deploying.md describes several processes behind a balancer.")

  @Option(help: "The connection URI of the database, such as postgres://orders@10.0.0.5/orders.")
  var database: String
  @Option(help: "The port on 127.0.0.1; 0 for any free port.")
  var port: UInt16 = 8081
  @Option(help: "A name by which browsers call the balancer, without the port.")
  var host: [String] = []
  @Flag(help: "Declares that browsers reach the balancer by HTTPS alone.")
  var secure = false
  @Option(help: "The largest number of sessions of this process.")
  var sessions = 1_000
  @Option(help: "The seconds before a stop in which it keeps its visitors, without new ones.")
  var drain = 0
  @Flag(help: "Creates the table and its trigger, then ends; safe to repeat.")
  var prepare = false

  func run() async throws {
    var limits = PostgresOptions()
    // Four processes with nine connections each stay below PostgreSQL's default limit of 100.
    limits.connectionLimit = 8
    let orders = Orders(PostgresDatabase(database, options: limits))
    if prepare { return try await orders.prepare() }

    var options = WebOptions()
    options.hosts = Set(host)
    options.isSecure = secure
    options.sessionLimit = sessions
    options.drainTime = .seconds(max(0, drain))
    options.trustedProxies = ["127.0.0.1"]
    let allowed = options
    let server = Task { [port] in
      try await Web.serve(
        port: port, options: allowed,
        onListening: { FileHandle.standardError.write(Data("Listening on \($0)\n".utf8)) }
      ) { _ in
        Router([
          Route("/") { _ in OrdersScreen(orders) },
          Route("/orders/:id") { match in
            Int64(match["id"]).map { OrderScreen($0, in: orders) }
          },
        ])
      }
    }
    // systemd stops a service with SIGTERM. The server waits for the time of `--drain`; then it
    // notifies the browsers, which open a session elsewhere.
    let signals = [SIGTERM, SIGINT].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { server.cancel() }
      source.activate()
      return source
    }
    defer { signals.forEach { $0.cancel() } }
    try await server.value
  }
}
#else
/// The server without the libraries that it needs.
@main
enum OrdersServer {
  static func main() {
    print("Build the server with: swift build --traits Tool,Web,Postgres")
  }
}
#endif

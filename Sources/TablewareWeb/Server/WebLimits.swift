/// The number of connections, and the time that each may take.
package struct WebLimits: Sendable {
  /// Connections in all; `nil` for four times as many as sessions, and 64 at least.
  package var connections: Int?
  /// Connections without a complete request; `nil` for as many as sessions, and 256 at least. Above
  /// this number, the one that has waited longest is closed: a client that only holds connections
  /// open does not exclude others. In a storm, connections also wait for the server.
  package var waitingConnections: Int?
  /// The time for a request's header, from the first wait for it. Single bytes do not extend it.
  package var headerTime = Duration.seconds(10)
  /// The time for a body, from the end of the header.
  package var bodyTime = Duration.seconds(30)
  /// The time that a connection waits for the next request.
  package var keepAliveTime = Duration.seconds(15)
  /// The time in which a client has to read what was sent to it.
  package var writeTime = Duration.seconds(30)
  /// The time in which connections have to end when the server stops: with everything that follows,
  /// less than two seconds on a busy machine.
  package var closingTime = Duration.milliseconds(700)

  package init() {}
}

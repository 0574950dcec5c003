/// How many connections there may be, and how long each may take.
package struct WebLimits: Sendable {
  /// Connections in all; `nil` for four times as many as sessions, and 64 at least.
  package var connections: Int?
  /// Connections that have no complete request under way. When there is one too many, the one that
  /// has waited longest gives way: who only holds connections open keeps nobody else out.
  package var waitingConnections = 256
  /// How long a request's header may take, from the first wait for it. Bytes now and then gain no
  /// time.
  package var headerTime = Duration.seconds(10)
  /// How long a body may take, from the end of the header.
  package var bodyTime = Duration.seconds(30)
  /// How long a connection waits for the next request.
  package var keepAliveTime = Duration.seconds(15)
  /// How long a client may take to read what it was sent.
  package var writeTime = Duration.seconds(30)
  /// How long connections have to end when they are told to.
  package var closingTime = Duration.seconds(1)

  package init() {}
}

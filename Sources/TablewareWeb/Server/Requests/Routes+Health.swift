#if Web
  /// The state of the server for programs that watch it, such as a load balancer.
  extension Routes {
    /// The path that answers 200 as long as the process serves.
    private static let healthPath = "/-/health"
    /// The path that answers 200 as long as the server accepts new sessions, and then 404: HAProxy
    /// continues to send the requests of open sessions to such a server (`disable-on-404`).
    private static let readyPath = "/-/ready"

    /// Returns the answer to a question about the state; `nil` for any other request. The answer
    /// contains nothing else, so that it may be asked under any host name and by any client.
    func health(_ method: String, _ path: String?) -> Response? {
      guard ["GET", "HEAD"].contains(method) else { return nil }
      switch path {
      case Self.healthPath: return Self.state(200, "ok")
      case Self.readyPath:
        return store.draining.isSet || store.stopping.isSet
          ? Self.state(404, "stopping") : Self.state(200, "ready")
      default: return nil
      }
    }

    private static func state(_ status: Int, _ text: String) -> Response {
      var response = Response(status, text)
      response.fields.append(.init("Cache-Control", "no-store"))
      return response
    }
  }
#endif

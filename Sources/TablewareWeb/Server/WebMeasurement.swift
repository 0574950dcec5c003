#if Web
  /// Something that a server counts or measures, for a system of metrics.
  ///
  /// See ``WebOptions/onMeasurement``. The module `TablewareService` passes them on to
  /// swift-metrics.
  public enum WebMeasurement: Hashable, Sendable {
    /// A browser has opened a page with a session of its own.
    case sessionOpened
    /// A visitor was refused because of a limit, or because the server stops.
    case sessionRefused
    /// A session has ended, and its screens have disappeared.
    case sessionEnded
    /// A browser has connected to its session, which had no connection.
    case connected
    /// The browser of a session has disconnected, also at the end of the session.
    case disconnected
    /// A message of a browser that was processed: a gesture, or a scroll position.
    case message(bytes: Int)
    /// A patch that was sent, and the time from its cause, a message or a change of data, to the
    /// bytes: the evaluation of the screens, the plan of the changes, and the HTML.
    case update(bytes: Int, duration: Duration)
  }
#endif

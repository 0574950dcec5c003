#if Web
  import Tableware

  /// Shows screens in browsers.
  ///
  /// ```swift
  /// try await Web.serve(port: 8080) { session in HomeScreen() }
  /// ```
  public enum Web {
    /// Serves screens until the task is cancelled. Each tab of a browser has its own screens, on an actor of its
    /// own.
    ///
    /// - Parameters:
    ///   - port: where to listen; 0 for any port that is free.
    ///   - options: who may connect, and how much of everything is allowed.
    ///   - onListening: hears the address, once it can be opened.
    ///   - screen: makes the first screen of a session, on that session's isolation.
    /// - Throws: ``WebError`` if the port cannot be used.
    public static func serve(
      port: UInt16 = 8080, options: WebOptions = WebOptions(),
      onListening: @escaping @Sendable (String) -> Void = { _ in },
      _ screen: @escaping @Sendable (WebVisitor) -> any Screen
    ) async throws {
      try await WebServer(port: port, options: options, screen).run(onListening)
    }
  }

  /// Who opened a session.
  public struct WebVisitor: Sendable {
    /// A number for the log; the token of a session is a secret.
    public let number: Int
  }

  /// Who may connect, and how much is allowed.
  public struct WebOptions: Sendable {
    /// The address to listen at; only this machine unless told otherwise.
    public var address = "127.0.0.1"
    /// Names by which browsers may call the server, without the port, beside the names of this machine itself.
    public var hosts: Set<String> = []
    /// How many sessions may live at once.
    public var sessionLimit = 1_000
    /// How long a session waits for a browser that went away; for one that is connected and silent, three times
    /// as long.
    public var idleTime = Duration.seconds(60)
    /// Hears a sentence for each session that was ended, and for each message that was rejected.
    public var onReport: @Sendable (String) -> Void = { _ in }

    /// Only this machine, a thousand sessions.
    public init() {}
  }

  /// Why nothing can be served.
  public enum WebError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The address or port cannot be used, for the given reason.
    case unavailable(String)

    /// What is wrong and what to do.
    public var description: String {
      switch self {
      case .unavailable(let reason):
        "The port cannot be used: \(reason). Choose another one, or 0 for any that is free."
      }
    }
  }
#endif

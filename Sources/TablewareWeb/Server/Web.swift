#if Web
  import Tableware

  /// A server that shows screens in browsers.
  ///
  /// ```swift
  /// try await Web.serve(port: 8080) { session in HomeScreen() }
  /// ```
  public enum Web {
    /// Serves screens until the task is canceled. Each tab of a browser has its own screens, on an
    /// actor of its own. When the task is canceled, browsers are notified and screens disappear.
    /// The method then returns within about a second, unless a handler does not return.
    ///
    /// - Parameters:
    ///   - port: the port to listen on; 0 for any free port.
    ///   - options: the allowed clients and all limits.
    ///   - onListening: receives the address as soon as it can be opened; by default it is reported
    ///     to ``WebOptions/onReport``.
    ///   - screen: makes the first screen of a session, on that session's isolation.
    /// - Throws: ``WebError`` if the port cannot be used.
    public static func serve(
      port: UInt16 = 8080, options: WebOptions = WebOptions(),
      onListening: (@Sendable (String) -> Void)? = nil,
      _ screen: @escaping @Sendable (WebVisitor) -> any Screen
    ) async throws {
      try await WebServer(port: port, options: options, WebApp(screen: screen)).run(onListening)
    }

    /// Serves screens with addresses until the task is canceled. The browser shows the address of
    /// the screen on top, Back and Forward move between screens, and a copied link opens its screen
    /// in a session of its own.
    ///
    /// ```swift
    /// try await Web.serve(port: 8080) { visitor in
    ///   Router([
    ///     Route("/") { _ in IssuesScreen() },
    ///     Route("/:number") { match in Int(match["number"]).map(IssueScreen.init) },
    ///   ])
    /// }
    /// ```
    ///
    /// An address without a screen is answered with a page that says so, and the status 404.
    /// Addresses of the server itself, such as `/app.js`, have precedence.
    ///
    /// - Parameters:
    ///   - port: the port to listen on; 0 for any free port.
    ///   - options: the allowed clients and all limits.
    ///   - onListening: receives the address as soon as it can be opened; by default it is reported
    ///     to ``WebOptions/onReport``.
    ///   - router: makes the routes of a session. Their screens are created on that session's
    ///     isolation; the routes alone are also made to look up an address before there is one.
    /// - Throws: ``WebError`` if the port cannot be used.
    public static func serve(
      port: UInt16 = 8080, options: WebOptions = WebOptions(),
      onListening: (@Sendable (String) -> Void)? = nil,
      _ router: @escaping @Sendable (WebVisitor) -> Router
    ) async throws {
      try await WebServer(port: port, options: options, WebApp(router: router)).run(onListening)
    }

    /// Serves a single table until the task is canceled, without a screen.
    ///
    /// ```swift
    /// try await Web.serve(port: 8080, title: "Songs") { session in
    ///   let table = Table()
    ///   table.show { Section("songs") { ForEach(songs) { song in TextRow(song.title).id(song.id) } } }
    ///   return table
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - port: the port to listen on; 0 for any free port.
    ///   - title: the title at the top of the page.
    ///   - options: the allowed clients and all limits.
    ///   - onListening: receives the address as soon as it can be opened; by default it is reported
    ///     to ``WebOptions/onReport``.
    ///   - table: makes the table of a session, on that session's isolation.
    /// - Throws: ``WebError`` if the port cannot be used.
    public static func serve(
      port: UInt16 = 8080, title: String = "Table", options: WebOptions = WebOptions(),
      onListening: (@Sendable (String) -> Void)? = nil,
      _ table: @escaping @Sendable (WebVisitor) -> Table
    ) async throws {
      try await serve(port: port, options: options, onListening: onListening) { visitor in
        TableScreen(table(visitor), title: title)
      }
    }
  }
#endif

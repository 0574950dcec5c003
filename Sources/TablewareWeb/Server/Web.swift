#if Web
  import Tableware

  /// Shows screens in browsers.
  ///
  /// ```swift
  /// try await Web.serve(port: 8080) { session in HomeScreen() }
  /// ```
  public enum Web {
    /// Serves screens until the task is cancelled. Each tab of a browser has its own screens, on an
    /// actor of its own. When the task is cancelled, browsers are told, screens disappear, and
    /// within about a second it returns, unless a handler does not.
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

    /// Serves a table until the task is cancelled, where a table is all there is.
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
    ///   - port: where to listen; 0 for any port that is free.
    ///   - title: what stands at the top of the page.
    ///   - options: who may connect, and how much of everything is allowed.
    ///   - onListening: hears the address, once it can be opened.
    ///   - table: makes the table of a session, on that session's isolation.
    /// - Throws: ``WebError`` if the port cannot be used.
    public static func serve(
      port: UInt16 = 8080, title: String = "Table", options: WebOptions = WebOptions(),
      onListening: @escaping @Sendable (String) -> Void = { _ in },
      _ table: @escaping @Sendable (WebVisitor) -> Table
    ) async throws {
      try await serve(port: port, options: options, onListening: onListening) { visitor in
        TableScreen(table(visitor), title: title)
      }
    }
  }
#endif

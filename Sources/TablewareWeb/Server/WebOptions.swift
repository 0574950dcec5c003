#if Web
  import Tableware
  import TablewareHosting

  /// The user who opened a session, as far as the request describes them.
  public struct WebVisitor: Hashable, Sendable {
    /// A number for the log, because the token of a session is secret.
    public let number: Int
    /// The languages that the user's browser requests, the preferred one first, as tags such as
    /// `de-AT`. At most ten; invalid tags are left out.
    public let languages: [String]
    /// The address with which the session was opened; that of the first screen if the app has no
    /// ``Router``. The user can write anything there.
    public let address: ScreenAddress
    /// The query of the address, decoded. At most 50 names, with values of up to 1,000 characters;
    /// if a name occurs twice, the first counts. The user can write anything there.
    public var query: [String: String] { address.query }

    /// Creates a visitor, for tests of code that depends on one.
    ///
    /// - Parameters:
    ///   - number: the number for the log.
    ///   - languages: the preferred languages, as tags such as `de-AT`.
    ///   - address: the address with which the session was opened.
    public init(
      number: Int, languages: [String] = [], address: ScreenAddress = ScreenAddress()
    ) {
      self.number = number
      self.languages = languages
      self.address = address
    }
  }

  /// The allowed clients of a server, and all of its limits.
  public struct WebOptions: Sendable {
    /// The address to listen on; by default only this machine can connect.
    public var address = "127.0.0.1"
    /// Further names by which browsers may call the server, without the port: by default only the
    /// address and the names of this machine.
    public var hosts: Set<String> = []
    /// The most sessions at a time. When the limit is reached, the server ends the session that has
    /// waited longest for a form alone (``formTime``), or else the one that was opened first of
    /// those that were never used. Without such a session, it refuses new visitors.
    public var sessionLimit = 1_000
    /// The most sessions of one browser at a time, which are its tabs. When the limit is reached,
    /// the server ends the one that the browser left longest ago.
    public var sessionsPerBrowser = 50
    /// The time that a session waits for a browser that has disconnected; for a connected browser
    /// that is silent, three times as long.
    public var idleTime = Duration.seconds(60)
    /// The time that a session waits that was last used by a form, in a browser without a script:
    /// such a browser sends nothing while the user fills in a form. After ``idleTime`` the session
    /// is the first to be ended when the limit is reached.
    public var formTime = Duration.seconds(1_800)
    /// The language of a visitor's page; English by default. Called once for each session, on its
    /// isolation, and for the page about an ended session, with the number 0.
    public var language: @Sendable (WebVisitor) -> WebLanguage = { _ in .english }
    /// Whether the header of the page shows the diagnostics of tables, such as a handler that
    /// threw: for developers. ``onReport`` receives them in any case.
    public var showsDiagnostics = false
    /// Whether the element of each row, header and footer has the identity of its row as the
    /// attribute `data-testid`, by which tests of the app find it: the text that is the
    /// accessibility identifier on UIKit. Identities may be keys of a database, so by default only
    /// pages of debug builds have them.
    public var showsIdentifiers = WebOptions.isDebugBuild
    /// The theme of the pages, and of screens that have none of their own. It sets custom
    /// properties of the style sheet, which `Documentation/web.md` lists.
    public var theme = Theme()
    /// The servers from which pictures of rows are loaded, each as scheme, host and port, such as
    /// `https://avatars.example.org`; none by default. Browsers get the pictures from this server,
    /// and never connect to another one.
    public var imageOrigins: Set<String> = []
    /// A loader for pictures of rows that have an address, instead of a `URLImageLoader` for the
    /// ``imageOrigins``. The loader decides which servers are allowed.
    public var imageLoader: (any ImageLoader)?
    /// Returns the file of a picture of the app by its name: a PNG, JPEG, GIF or WebP of at most 10
    /// MiB. Called for each request of a browser, on any thread.
    public var assets: @Sendable (_ name: String) -> [UInt8]? = { _ in nil }
    /// Receives a sentence for each session that was ended, for each message that was rejected, and
    /// for each diagnostic of a table. By default a debug build writes each one once to standard
    /// error, as for other diagnostics, and a release build drops them.
    public var onReport: @Sendable (String) -> Void = { DeveloperLog.add($0) }
    /// Limits of connections.
    package var limits = WebLimits()

    #if DEBUG
      private static let isDebugBuild = true
    #else
      private static let isDebugBuild = false
    #endif

    /// Creates options for this machine only, with a limit of a thousand sessions.
    public init() {}
  }
#endif

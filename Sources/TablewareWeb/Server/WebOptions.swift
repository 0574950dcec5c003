#if Web
  import Tableware
  import TablewareHosting

  /// The allowed clients of a server, and all of its limits.
  public struct WebOptions: Sendable {
    /// The address to listen on; by default only this machine can connect.
    public var address = "127.0.0.1"
    /// Further names by which browsers may call the server, without the port: by default only the
    /// address and the names of this machine.
    public var hosts: Set<String> = []
    /// The path below which browsers reach the server, such as `/admin`, behind a proxy that passes
    /// requests on with their paths unchanged; empty for a server at the top. Letters, digits and
    /// `-._~` are allowed. The cookie has the path in its name, so servers of one host do not share
    /// it.
    public var basePath = ""
    /// Whether only browsers that open the printed address are served, which contains a token. Each
    /// user of a machine can connect to a server that listens on it, so programs that show the
    /// files of their user set this. Users who sign in need no token.
    public var requiresStartToken = false
    /// The time for which the server continues after its task was canceled, so that a load balancer
    /// notices that `/-/ready` answers 404 and sends new visitors to other processes: connected
    /// browsers go on, and new sessions are refused. It ends as soon as no browser is connected.
    /// Zero, the default, stops at once.
    public var drainTime = Duration.zero
    /// The most sessions at a time. When the limit is reached, the server ends the session that has
    /// waited longest for its browser, longer than ``idleTime``, or else the one that was opened
    /// first of those that were never used. Without such a session, it refuses new visitors.
    public var sessionLimit = 1_000
    /// The most sessions of one browser at a time, which are its tabs. When the limit is reached,
    /// the server ends the one that the browser left longest ago.
    public var sessionsPerBrowser = 50
    /// The most sessions of one user at a time, in all browsers. When the limit is reached, the
    /// server ends the one that was left longest ago.
    public var sessionsPerPrincipal = 100
    /// The most sessions of one network address at a time; `nil`, the default, for no limit, since
    /// the users of a company or of a proxy may share an address. When the limit is reached, the
    /// server ends the one that was left longest ago, or else refuses the visitor. Set
    /// ``trustedProxies`` if visitors connect through a proxy.
    public var sessionsPerAddress: Int?
    /// Names the user of a request, before a session exists: by a header of a proxy, a cookie of
    /// another server, or a token. `nil`, the default, names no user; screens may sign users in,
    /// see ``WebVisitor/signIn(_:)``.
    ///
    /// The server calls it for each page, form, picture and connection, on any thread: a session is
    /// found only by the user who opened it.
    public var authenticate: (@Sendable (WebRequest) async -> WebAuthentication)?
    /// The time without a request or a connection after which a user who signed in on a screen is
    /// signed out.
    public var signInTime = Duration.seconds(8 * 3_600)
    /// Whether browsers reach the server by HTTPS alone, through a proxy. The cookie is sent by
    /// HTTPS only, and has a name (`__Host-…`) that other servers of the domain cannot set; pages
    /// that were loaded without HTTPS are refused.
    public var isSecure = false
    /// The network addresses of proxies whose `X-Forwarded-For` is true, such as `127.0.0.1`.
    public var trustedProxies: Set<String> = []
    /// Receives each action of a user that a screen accepted, for an audit; `nil` for none. Called
    /// on the isolation of the session, so it has to return soon.
    public var onAction: (@Sendable (WebAction) -> Void)?
    /// The time that a session waits for the first connection of its browser; for a connected
    /// browser that is silent, three times as long. A session without a browser for this time is
    /// the first to be ended when the limit is reached.
    public var idleTime = Duration.seconds(60)
    /// The time that a session waits for a browser that was connected and is not any more, such as
    /// that of a phone in a pocket. It does nothing meanwhile.
    public var awayTime = Duration.seconds(600)
    /// The time that a session waits that was last used by a form, in a browser without a script:
    /// such a browser sends nothing while the user fills in a form.
    public var formTime = Duration.seconds(1_800)
    /// Whether a session continues in another process when the server stops, as with a deployment:
    /// its browser keeps the scroll position, the selection and typed texts in the storage of the
    /// tab, by the identities of rows. Identities may be keys of a database, so by default only the
    /// address of the screen remains.
    public var continuesSessions = false
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
    /// Receives what the server counts and measures, for a system of metrics; `nil` for none.
    /// Called on any thread, so it has to return soon.
    public var onMeasurement: (@Sendable (WebMeasurement) -> Void)?
    /// Limits of connections.
    package var limits = WebLimits()

    /// The path below which browsers reach the server; the top for an invalid one, which
    /// ``WebError/invalidBasePath(_:)`` reports.
    var base: BasePath { BasePath(basePath) ?? .root }

    #if DEBUG
      private static let isDebugBuild = true
    #else
      private static let isDebugBuild = false
    #endif

    /// Creates options for this machine only, with a limit of a thousand sessions.
    public init() {}
  }
#endif

#if Web
  import Tableware
  import TablewareHosting

  /// Who opened a session.
  public struct WebVisitor: Hashable, Sendable {
    /// A number for the log; the token of a session is a secret.
    public let number: Int
    /// The languages that the reader's browser asks for, the preferred one first, as tags such as
    /// `de-AT`. At most ten; what is no tag is left out.
    public let languages: [String]
    /// What stood behind the question mark when the session was opened, decoded. At most 50 names,
    /// with values of up to 1,000 characters; of a name that occurs twice the first counts. The
    /// visitor can write anything there.
    public let query: [String: String]

    /// A visitor, for tests of what depends on one.
    public init(number: Int, languages: [String] = [], query: [String: String] = [:]) {
      self.number = number
      self.languages = languages
      self.query = query
    }
  }

  /// Who may connect, and how much is allowed.
  public struct WebOptions: Sendable {
    /// The address to listen at; only this machine unless told otherwise.
    public var address = "127.0.0.1"
    /// Names by which browsers may call the server, without the port, beside the address and the
    /// names of this machine itself.
    public var hosts: Set<String> = []
    /// How many sessions may live at once. When there are that many, one gives way that waits for a
    /// form alone, the one that has waited longest (``formTime``), or else the one that was opened
    /// first of those that were never used; if there is none, further visitors are refused.
    public var sessionLimit = 1_000
    /// How many sessions one browser may have at once, which are its tabs. When there are that
    /// many, the one gives way that the browser left longest ago.
    public var sessionsPerBrowser = 50
    /// How long a session waits for a browser that went away; for one that is connected and silent,
    /// three times as long.
    public var idleTime = Duration.seconds(60)
    /// How long a session waits that was used by a form last, in a browser without a script: nobody
    /// tells while a form is filled in. After ``idleTime`` it is the first to give way when there
    /// is no room.
    public var formTime = Duration.seconds(1_800)
    /// The language of a visitor's page; English unless told otherwise. Called once for a session,
    /// on its isolation, and for the page that says that a session has ended, with the number 0.
    public var language: @Sendable (WebVisitor) -> WebLanguage = { _ in .english }
    /// Whether readers see what tables report, such as a handler that threw, in the header of the
    /// page: for developers. ``onReport`` hears it in any case.
    public var showsDiagnostics = false
    /// The brand of the pages: accent color, density, corners.
    public var theme = WebTheme()
    /// The servers from which pictures of rows are loaded, each as scheme, host and port, such as
    /// `https://avatars.example.org`; none unless you say otherwise. Browsers get the pictures from
    /// this server, and never connect to another one.
    public var imageOrigins: Set<String> = []
    /// Loads pictures of rows that have an address, in place of a `URLImageLoader` for the
    /// ``imageOrigins``. The loader decides which servers it asks.
    public var imageLoader: (any ImageLoader)?
    /// The file of a picture of the app by its name: a PNG, JPEG, GIF or WebP of at most 10 MiB.
    /// Called for each request of a browser, on any thread.
    public var assets: @Sendable (_ name: String) -> [UInt8]? = { _ in nil }
    /// Hears a sentence for each session that was ended, for each message that was rejected, and
    /// for each diagnostic of a table.
    public var onReport: @Sendable (String) -> Void = { _ in }
    /// Limits of connections.
    package var limits = WebLimits()

    /// Only this machine, a thousand sessions.
    public init() {}
  }
#endif

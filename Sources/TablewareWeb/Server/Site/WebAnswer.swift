#if Web
  /// The answer of a ``WebSite`` to a request.
  public enum WebAnswer: Sendable {
    /// The status, the headers and the whole body.
    case response(WebResponse)
    /// The head of an answer, and the file that follows it.
    case file(WebResponse, WebDownload)
    /// The server connects the session, and then accepts a WebSocket (RFC 6455, section 4.2.2).
    case webSocket(WebSession)

    /// A session that a browser connects to.
    public struct WebSession: Sendable {
      let session: LiveSession
      let request: Request

      /// Connects the browser; the previous connection of the session is closed. Connect before the
      /// WebSocket is accepted, so that a browser whose session has ended receives an answer.
      ///
      /// - Returns: the connection; `nil` if the session has ended.
      public func connect() async -> WebConnection? { await WebConnection(session) }
    }
  }

  /// The status, the headers and the body of an answer.
  public struct WebResponse: Hashable, Sendable {
    private let response: Response

    init(_ response: Response) { self.response = response }

    /// The number of the result, such as 200 or 404.
    public var status: Int { response.status }

    /// The headers in order, with those that protect the page, such as `Content-Security-Policy`.
    /// The server adds the length of the body, or its transfer encoding.
    public var headers: [(name: String, value: String)] {
      response.headers.filter { $0.name != "Transfer-Encoding" }
    }

    /// The body; the server sends none in answer to `HEAD`.
    public var body: [UInt8] { response.body }
  }
#endif

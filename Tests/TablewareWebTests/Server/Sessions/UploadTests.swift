#if Web
  import Synchronization
  import Tableware
  import TablewareForms
  import Testing

  @testable import TablewareWeb

  /// Files that users send to the screens of a server.
  @Suite(.timeLimit(.minutes(15))) struct UploadTests {
    private final class Store: Sendable {
      private let files = Mutex<[String]>([])
      var all: [String] { files.withLock(\.self) }
      func add(_ file: String) { files.withLock { $0.append(file) } }

      /// The files, as soon as there are some number of them.
      func first(_ count: Int) async -> [String] {
        while all.count < count { await Task.yield() }
        return all
      }
    }

    private final class PictureScreen: Screen {
      let context = ScreenContext()
      let title = "Picture"
      private lazy var picture = FileUpload(context)
      private let store: Store
      init(_ store: Store) { self.store = store }
      var sections: [Section] {
        Section("picture") {
          FileRow("Picture", kinds: [.csv], limit: 400_000, receiving: picture) { [store] file in
            let bytes = try await file.bytes()
            store.add(
              "\(file.name) \(bytes.count) \(String(decoding: bytes.prefix(4), as: UTF8.self))")
          }
          TextRow("Plain")
        }
      }
    }

    private let store = Store()

    private struct Browser {
      let server: TestServer
      let client: TestClient
      let cookie: String
      let tab: String

      /// The head of the answer to a piece of a file.
      func post(
        _ fields: String, _ body: String, origin: String? = nil, cookie: String? = nil
      ) async throws -> String {
        let host = "localhost:\(server.port)"
        let answer = try await server.answer(
          to: "POST /upload?tab=\(tab)&\(fields) HTTP/1.1\r\nHost: \(host)\r\n"
            + "Origin: \(origin ?? "http://\(host)")\r\n"
            + "Cookie: tableware=\(cookie ?? self.cookie)\r\nContent-Length: \(body.utf8.count)\r\n",
          body: body)
        let status = answer.dropFirst("HTTP/1.1 ".count).prefix(3)
        let body = answer.range(of: "\r\n\r\n").map { answer[$0.upperBound...] } ?? ""
        return body.isEmpty ? "\(status)" : "\(status) \(body.filter { !$0.isNewline })"
      }

      /// Sends a piece of a file to the row of the screen.
      func send(
        _ body: String, named name: String = "a.csv", size: Int, at offset: Int = 0,
        _ upload: String = "u1", row: Int = 1
      ) async throws -> String {
        try await post("u=\(upload)&row=\(row)&name=\(name)&size=\(size)&at=\(offset)", body)
      }

      /// The first frame with a text; those before are confirmed.
      func frame(containing text: String) async throws -> String {
        for number in 2... {
          let frame = String(decoding: try await client.frame().payload, as: UTF8.self)
          if frame.contains(text) { return frame }
          guard let version = frame.firstMatch(of: /"v":(\d+)/)?.1 else { throw TestFailure(frame) }
          try await client.say("[\(number),\"k\",\(version)]")
        }
        throw TestFailure("There are no frames.")
      }
    }

    private func serve(_ test: (Browser) async throws -> Void) async throws {
      try await TestServer.run(WebOptions(), { [store] _ in PictureScreen(store) }) { server in
        let (client, cookie, tab) = try await server.open()
        try await client.say("[1,\"h\",1,0,60]")
        try await test(Browser(server: server, client: client, cookie: cookie, tab: tab))
        client.close()
      }
    }

    @Test func file_ofOnePiece_isReadByTheApp() async throws {
      try await serve { browser async throws in
        #expect(try await browser.send("x,y\n", size: 4) == "200 The file is complete.")
        #expect(await store.first(1) == ["a.csv 4 x,y\n"])
      }
    }

    @Test func file_ofSeveralPieces_isReadInOrder() async throws {
      try await serve { browser async throws in
        let piece = String(repeating: "a", count: 196_608)
        #expect(try await browser.send(piece, size: 196_612) == "204")
        #expect(
          try await browser.send("tail", size: 196_612, at: 196_608) == "200 The file is complete.")
        // The answer was lost: no second file begins.
        #expect(
          try await browser.send("tail", size: 196_612, at: 196_608) == "200 The file is complete.")
        #expect(await store.first(1) == ["a.csv 196612 aaaa"])
      }
    }

    @Test func sameFile_canBeSentTwice() async throws {
      try await serve { browser async throws in
        #expect(try await browser.send("1", size: 1) == "200 The file is complete.")
        #expect(try await browser.send("1", size: 1) == "200 The file is complete.")
        #expect(try await browser.send("1", size: 1, "u2") == "200 The file is complete.")
        #expect(await store.first(2) == ["a.csv 1 1", "a.csv 1 1"])
      }
    }

    @Test(arguments: [("a.txt", 4), ("a.csv", 400_001)])
    func file_thatTheRowDoesNotAccept_isRefused(name: String, size: Int) async throws {
      try await serve { browser async throws in
        let answer = try await browser.send("x,y\n", named: name, size: size)
        #expect(answer == "200 The file is not accepted.")
        #expect(store.all == [])
      }
    }

    /// The browser shows why, since no row does.
    @Test(arguments: [2, 99, 0])
    func file_forAnotherRow_isAConflict(row: Int) async throws {
      try await serve { browser async throws in
        #expect(try await browser.send("x,y\n", size: 4, row: row) == Self.noRow)
        #expect(store.all == [])
      }
    }

    private static let noRow = "409 No row receives the file."

    @Test(arguments: [
      "", "u=1", "u=1&row=1&name=a&size=4", "u=1&row=x&name=a&size=4&at=0",
      "u=1&row=1&name=a&size=-4&at=0", "u=1&row=1&name=a&size=4&at=5",
      "u=1&row=1&name=a&size=4&at=-1", "u=&row=1&name=a&size=4&at=0",
      "u=\(String(repeating: "1", count: 65))&row=1&name=a&size=4&at=0",
      "u=1&row=1&name=a&size=99999999999999999999&at=0",
    ])
    func request_thatIsNoPiece_isRefused(fields: String) async throws {
      try await serve { browser async throws in
        #expect(try await browser.post(fields, "x") == "400 This is no piece of a file.")
      }
    }

    @Test func pieceOutOfOrder_orOfAnUnknownFile_isRefused() async throws {
      try await serve { browser async throws in
        #expect(try await browser.send("x", size: 4, at: 1) == Self.noRow)
        #expect(try await browser.send("xy", size: 4) == "204")
        #expect(try await browser.send("x", size: 4, at: 3) == "200 The file is not accepted.")
        #expect(try await browser.send("xxx", size: 4, at: 2) == "200 The file is not accepted.")
        #expect(try await browser.send("zz", size: 4, at: 2) == "200 The file is complete.")
        #expect(await store.first(1) == ["a.csv 4 xyzz"])
      }
    }

    @Test func body_thatIsTooLong_isRefused() async throws {
      try await serve { browser async throws in
        let body = String(repeating: "a", count: 262_145)
        #expect(
          try await browser.send(body, size: 262_145) == "413 The body is longer than 262144 bytes."
        )
        #expect(store.all == [])
      }
    }

    @Test func fileOfAnotherSite_orAnotherBrowser_isRefused() async throws {
      try await serve { browser async throws in
        let fields = "u=1&row=1&name=a.csv&size=1&at=0"
        #expect(
          try await browser.post(fields, "x", origin: "http://evil.example")
            == "403 Files from other sites are not accepted.")
        let other = Secret.make()
        #expect(try await browser.post(fields, "x", cookie: other) == "410 The session has ended.")
        #expect(store.all == [])
      }
    }

    @Test func file_whileAnotherArrivesInTheRow_isRefused() async throws {
      try await serve { browser async throws in
        #expect(try await browser.send("x", size: 4) == "204")
        #expect(try await browser.send("x", size: 4, "u2") == "200 The file is not accepted.")
        #expect(try await browser.send("yzz", size: 4, at: 1) == "200 The file is complete.")
        #expect(await store.first(1) == ["a.csv 4 xyzz"])
      }
    }

    @Test func fifthFile_atTheSameTime_isRefused() {
      var uploads = LiveSession.Uploads()
      var added = (1...5).map { uploads.add(UploadPipe(size: 1), named: "\($0)") }
      #expect(added == [true, true, true, true, false])
      uploads["2"]?.end()
      added = [uploads.add(UploadPipe(size: 1), named: "5")]
      #expect(added == [true])
    }

    @Test func browser_thatSendsNoMore_endsTheFileAfterHalfAMinute() async throws {
      try await serve { browser async throws in
        #expect(try await browser.send("x", size: 4) == "204")
        browser.server.clock.advance(by: LiveSession.Uploads.time + .seconds(1))
        let frame = try await browser.frame(containing: "did not arrive")
        #expect(frame.contains("“a.csv” did not arrive completely."))
        #expect(try await browser.send("xyz", size: 4, at: 1) == "200 The file is not accepted.")
      }
    }

    @Test func firstPiece_thatIsNoBeginning_doesNotOccupyTheRow() async throws {
      try await serve { browser async throws in
        #expect(try await browser.send("", size: 4) == Self.noRow)
        #expect(try await browser.send("x,y,z", size: 4, "u2") == Self.noRow)
        #expect(try await browser.send("x,y\n", size: 4, "u3") == "200 The file is complete.")
        #expect(await store.first(1) == ["a.csv 4 x,y\n"])
      }
    }

    @Test func pieceOutOfOrder_doesNotEndTheTimeLimit() async throws {
      try await serve { browser async throws in
        #expect(try await browser.send("x", size: 4) == "204")
        #expect(try await browser.send("x", size: 4, at: 3) == "200 The file is not accepted.")
        browser.server.clock.advance(by: LiveSession.Uploads.time + .seconds(1))
        _ = try await browser.frame(containing: "did not arrive")
      }
    }

    @Test func script_isServed_likeTheOther() async throws {
      try await serve { browser async throws in
        let answer = try await browser.server.answer(
          to: "GET /file.js HTTP/1.1\r\nHost: localhost\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 200 OK"))
        #expect(answer.contains("Content-Type: text/javascript; charset=utf-8"))
        #expect(answer.contains("let send=async"))
      }
    }
  }
#endif

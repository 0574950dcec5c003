#if Web
  import Tableware
  import TablewareHosting
  import Testing

  @testable import TablewareWeb

  @Suite struct ImageTests {
    private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 65]

    private final class ImagesScreen: Screen {
      let context = ScreenContext()
      let title = "Images"
      let sources: [RowImage.Source]
      init(_ sources: [RowImage.Source]) { self.sources = sources }
      var sections: [Section] {
        Section("rows") {
          ForEach(Array(sources.enumerated()), id: { "row \($0.offset)" }) {
            ImageSourceRow(id: $0.offset, source: $0.element)
          }
        }
      }
    }

    private struct ImageSourceRow: Row {
      let id: Int
      let source: RowImage.Source
      var body: RowContent {
        RowContent(image: RowImage(source, placeholder: .initials("Mei T")), title: "Row \(id)")
      }
    }

    private struct Recorded: ImageLoader {
      func bytes(of address: String) async throws -> [UInt8] {
        guard address == "https://a.example/1.png" else {
          throw ImageLoadError.originNotAllowed(address)
        }
        return ImageTests.png
      }
    }

    private func images(
      _ sources: [RowImage.Source], _ options: WebOptions = WebOptions(),
      _ test: (TestServer, [String], String) async throws -> Void
    ) async throws {
      try await TestServer.run(options, { _ in ImagesScreen(sources) }) { server in
        let page = try await server.answer(to: "GET / HTTP/1.1\r\nHost: localhost\r\n")
        let cookie = try #require(page.firstMatch(of: /tableware=(\w+)/)?.1)
        let addresses = page.matches(of: /src="(\/image[^"]+)"/)
          .map { String($0.1).replacing("&amp;", with: "&") }
        try await test(server, addresses, String(cookie))
      }
    }

    private func get(_ address: String, _ cookie: String?) -> String {
      "GET \(address) HTTP/1.1\r\nHost: localhost\r\n"
        + (cookie.map { "Cookie: tableware=\($0)\r\n" } ?? "")
    }

    @Test func picture_ofASession_isServedToItsBrowserOnly() async throws {
      var options = WebOptions()
      options.assets = { $0 == "logo" ? Self.png : nil }
      options.imageLoader = Recorded()
      let sources: [RowImage.Source] = [
        .data(Self.png), .asset("logo"), .url("https://a.example/1.png"),
      ]
      try await images(sources, options) { server, addresses, cookie in
        #expect(addresses.count == 3)
        for address in addresses {
          let answer = try await server.answer(to: get(address, cookie))
          #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: image/png\r\n"), "\(answer)")
          #expect(answer.contains("Cache-Control: private, max-age=31536000, immutable"))
          #expect(answer.contains("X-Content-Type-Options: nosniff"))
          for other in [nil, Secret.make()] {
            #expect(try await server.answer(to: get(address, other)).hasPrefix("HTTP/1.1 404 "))
          }
          let guessed = address.dropLast() + "0"
          if guessed != address {
            let answer = try await server.answer(to: get(String(guessed), cookie))
            #expect(answer.hasPrefix("HTTP/1.1 404 "))
          }
        }
      }
    }

    @Test func picture_thatIsNotAllowed_isNeverServed() async throws {
      let sources: [RowImage.Source] = [
        .url("https://evil.example/1.png"), .asset("missing"), .data(Array("<svg/>".utf8)),
        .url("file:///etc/passwd"), .url("javascript:alert(1)"), .data([]),
      ]
      // What the app does not allow has no address at all, so no browser asks for it.
      try await images(sources) { _, addresses, _ in #expect(addresses == []) }
      var options = WebOptions()
      options.imageOrigins = ["https://a.example"]
      try await images(sources + [.url("https://a.example/2")], options) { _, addresses, _ in
        #expect(addresses.count == 1)
      }
      // A loader of the app's own decides by itself.
      options.imageLoader = Recorded()
      try await images(sources, options) { server, addresses, cookie in
        #expect(addresses.count == 1)
        for address in addresses {
          let answer = try await server.answer(to: get(address, cookie))
          #expect(answer.hasPrefix("HTTP/1.1 404 "), "\(answer)")
        }
      }
    }

    /// A server that accepts requests and never answers.
    private struct Silent: ImageLoader {
      func bytes(of address: String) async throws -> [UInt8] {
        for await _ in AsyncStream(Void.self, { _ in }) {}
        throw CancellationError()
      }
    }

    @Test func picture_thatNeverArrives_isAnsweredWithoutItAfter15Seconds() async throws {
      var options = WebOptions()
      options.imageLoader = Silent()
      try await images([.url("https://a.example/1.png")], options) { server, addresses, cookie in
        let address = try #require(addresses.first)
        async let answer = server.answer(to: get(address, cookie))
        await server.clock.isAwaited(at: .seconds(15))
        server.clock.advance(by: .seconds(15))
        #expect(try await answer.hasPrefix("HTTP/1.1 404 Not Found\r\nContent-Type: image/gif"))
      }
    }

    @Test(arguments: [true, false])
    func waitForAPicture_endsWithItsSessionAndWithItsConnection(endsSession: Bool) async throws {
      let app = WebApp { _ in ImagesScreen([.url("https://a.example/1.png")]) }
      var options = WebOptions()
      options.imageLoader = Silent()
      let store = SessionStore(options, ServerTime(SteppedClock()), app)
      let session = try #require(await store.open(cookie: "a", languages: []))
      guard case .page(let page) = await session.page(at: ScreenAddress()) else {
        throw TestFailure("The session has no page.")
      }
      let name = try #require(page.firstMatch(of: /\/image\?tab=\w+&amp;i=([\w-]+)/)?.1)
      let (started, output) = AsyncStream.makeStream(of: Void.self)
      let waiting = Task {
        await session.picture(String(name)) { _ in
          output.yield()
          for await _ in AsyncStream(Void.self, { _ in }) {}
          return nil
        }
      }
      _ = await started.first { _ in true }
      if endsSession { await session.end(.stop) } else { waiting.cancel() }
      #expect(await waiting.value == nil)
    }
  }
#endif

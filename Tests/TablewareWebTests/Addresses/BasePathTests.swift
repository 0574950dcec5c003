#if Web
  import Tableware
  import Testing

  @testable import TablewareWeb

  /// A server below a base path.
  @Suite(.timeLimit(.minutes(15))) struct BasePathTests {
    private static let app = WebApp(router: { _ in
      Router([Route("/") { _ in ListScreen() }, Route("/books/:name") { _ in CountScreen() }])
    })

    private final class ListScreen: Screen {
      let context = ScreenContext()
      let title = "List"
      var sections: [Section] {
        Section("s") {
          TextRow("Book").disclosing(at: ScreenAddress("books", "1")) { CountScreen() }
          ImageRow()
        }
      }
    }

    private struct ImageRow: Row {
      let id = "image"
      var body: RowContent {
        let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]
        let image = RowImage(.data(bytes), placeholder: .initials("M"))
        return RowContent(image: image, title: "Image")
      }
    }

    private static var options: WebOptions {
      var options = WebOptions()
      options.basePath = "/tools/admin/"
      return options
    }

    private func get(_ path: String, _ fields: String = "") -> String {
      "GET \(path) HTTP/1.1\r\nHost: localhost\r\n\(fields)"
    }

    @Test func page_hasAllAddressesBelowTheBasePath() async throws {
      try await TestServer.run(Self.app, Self.options) { server in
        #expect(server.url == "http://127.0.0.1:\(server.port)/tools/admin/")
        let page = try await server.answer(to: get("/tools/admin/"))
        #expect(page.hasPrefix("HTTP/1.1 200 "))
        let addresses = page.matches(of: /(?:href|src|action)="([^"]*)"/).map { String($0.1) }
          .filter { $0 != "data:," }
        #expect(addresses.count == 5, "\(addresses)")
        #expect(addresses.allSatisfy { $0.hasPrefix("/tools/admin/") }, "\(addresses)")
        #expect(addresses.contains("/tools/admin/books/1"))
        #expect(page.contains(#"data-u="[0,&quot;/tools/admin/&quot;]""#))
        let cookie = try #require(page.firstMatch(of: /: (tableware-tools-admin=\w+); Path=\//)?.1)
        let image = try #require(addresses.first { $0.contains("/image?") })
        let picture = try await server.answer(
          to: get(image.replacing("&amp;", with: "&"), "Cookie: \(cookie)\r\n"))
        #expect(picture.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: image/png"))
      }
    }

    @Test func requestBesideTheBasePath_isAPageThatSaysSo() async throws {
      try await TestServer.run(Self.app, Self.options) { server in
        for path in ["/", "/books/1", "/app.js", "/tools", "/tools/administrator/"] {
          let answer = try await server.answer(to: get(path))
          #expect(answer.hasPrefix("HTTP/1.1 404 "), "\(path): \(answer)")
        }
        #expect(try await server.answer(to: get("/")).contains(#"<a href="/tools/admin/">"#))
        let answer = try await server.answer(to: get("/tools/admin"))
        #expect(answer.hasPrefix("HTTP/1.1 308 Permanent Redirect\r\n"))
        #expect(answer.contains("\r\nLocation: /tools/admin/\r\n"))
        #expect(try await server.answer(to: get("/tools/admin/app.js")).hasPrefix("HTTP/1.1 200 "))
      }
    }

    @Test func form_leadsToAnAddressBelowTheBasePath() async throws {
      try await TestServer.run(Self.app, Self.options) { server in
        let page = try await server.answer(to: get("/tools/admin/books/1"))
        let cookie = try #require(page.firstMatch(of: /Set-Cookie: ([\w-]+=\w+);/)?.1)
        let tab = try #require(page.firstMatch(of: /data-tab="(\w+)"/)?.1)
        let form = "e=b"
        let answer = try await server.answer(
          to: "POST /tools/admin/do?tab=\(tab) HTTP/1.1\r\nHost: localhost\r\n"
            + "Origin: http://localhost\r\nCookie: \(cookie)\r\n"
            + "Content-Length: \(form.utf8.count)\r\n", body: form)
        #expect(answer.contains("\r\nLocation: /tools/admin/?tab=\(tab)\r\n"), "\(answer)")
      }
    }

    @Test func basePath_thatIsInvalid_isReported() async throws {
      var options = WebOptions()
      options.basePath = "admin"
      let error = WebError.invalidBasePath("admin")
      await #expect(throws: error) { try await TestServer.run(Self.app, options) { _ in } }
      #expect(
        error.description == """
          The base path “admin” is invalid. Use a path such as /admin, with letters, digits and -._~.
          """)
    }
  }
#endif

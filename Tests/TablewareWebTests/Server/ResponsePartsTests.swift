#if Web
  import NIOHTTP1
  import Testing

  @testable import TablewareWeb

  @Suite struct ResponsePartsTests {
    @Test func answer_hasItsHeaderAndTheCommonOne() {
      let response = Response(405, [.init("Allow", "GET, HEAD")], body: Array("No.".utf8))
      let common = RequestRules.headers.map { "\($0.name): \($0.value)" }
      #expect(
        head(response).lines == ["405", "Allow: GET, HEAD"] + common + ["Content-Length: 3"])
      #expect(head(response, closes: true).lines.last == "Connection: close")
      #expect(head(response, withBody: false).lines.last == "Content-Length: 3")
      #expect(response.parts(withBody: true, closes: false).count == 3)
      #expect(response.parts(withBody: false, closes: false).count == 2)
    }

    @Test(arguments: [101, 304])
    func answerWithoutABody_hasNoLength(status: Int) {
      #expect(!head(Response(status)).lines.contains { $0.hasPrefix("Content-Length") })
    }

    @Test func headOfAPageThatWasNotMade_hasNoLength() {
      #expect(
        !head(Response(200), withBody: false).lines.contains { $0.hasPrefix("Content-Length") })
    }

    @Test func header_withALineBreakInAValue_hasNoFurtherLine() {
      let response = Response(
        303, [.init("Location", "/\r\nSet-Cookie: a=b\n\u{0}"), .init("Bad\r\nName", "a")])
      #expect(
        Array(head(response).lines.prefix(2)) == ["303", "Location: /  Set-Cookie: a=b  "])
      #expect(!head(response).lines.contains { $0.contains("Name") })
    }

    private func head(
      _ response: Response, withBody: Bool = true, closes: Bool = false
    ) -> (lines: [String], head: HTTPResponseHead?) {
      guard case .head(let head)? = response.parts(withBody: withBody, closes: closes).first else {
        return ([], nil)
      }
      return (["\(head.status.code)"] + head.headers.map { "\($0.name): \($0.value)" }, head)
    }
  }
#endif

import Tableware
import Testing

@testable import TablewareWeb

/// Tests of an app find a row in a browser by the identity of the row.
@Suite struct IdentifierTests {
  private struct Key: Hashable, CustomStringConvertible {
    let number: Int
    var description: String { "song-\(number)" }
  }

  private final class Songs: Screen {
    let context = ScreenContext()
    let title = "Songs"
    private let identities: [Identity]
    private var count = 0

    init(_ identities: [Identity]) { self.identities = identities }

    var commands: [Command] { [Command("n", "next") { self.count += 1 }] }

    var sections: [Section] {
      Section("songs", header: "Songs") {
        ForEach(identities.suffix(identities.count - count), id: \.self) { identity in
          TextRow("\(self.count)").id(identity)
        }
        TextRow("count").id("new \(count)")
      }
    }
  }

  private func session(_ identities: [Identity], isShown: Bool = true) -> WebSession {
    let navigator = Navigator(root: Songs(identities))
    let session = WebSession(navigator, showsIdentifiers: isShown)
    _ = session.firstPage(token: "token")
    session.connect()
    session.handle(.hello(version: session.version, count: 60))
    return session
  }

  private func text(_ bytes: [UInt8]?) throws -> String {
    String(decoding: try #require(bytes), as: UTF8.self)
  }

  @Test func rowsAndHeaders_haveTheirIdentityAsTestIdentifier() {
    let page = session(["a", 7, Identity(Key(number: 3))]).firstPage(token: "token")
    let identifiers = page.matches(of: /<(?:li|div) id="r\d+" class="[^"]*" data-testid="([^"]*)"/)
      .map { String($0.1) }
    #expect(identifiers == ["header of &quot;songs&quot;", "a", "7", "song-3", "new 0"])
  }

  @Test func identity_withMarkup_isEscaped() {
    let page = session(["\"><script>alert(1)</script>\u{1}"]).firstPage(token: "token")
    #expect(!page.contains("<script>alert"))
    #expect(
      page.contains("data-testid=\"&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;\u{FFFD}\""))
  }

  @Test func patch_hasTheIdentifiersOfInsertedRowsOnly() throws {
    let session = session(["a", "b"])
    session.handle(.command("n"))
    let frame = try text(session.takeFrame())
    // The rows "a" and "new 0" are removed; the title of "b" changes.
    let new = try #require(session.page.entries.last?.id)
    #expect(frame.contains("\"t\":[[\(new),\"new 1\"]]"))
  }

  @Test func controlCharacters_arriveInAPatchAsOnAPage() throws {
    let session = session(["\u{1}\u{9B}", "b"])
    session.needsReset = true
    let frame = try text(session.takeFrame())
    #expect(frame.contains("\"\u{FFFD}\u{FFFD}\""))
  }

  @Test func identities_stayOnTheServer_unlessTheyAreShown() throws {
    let session = session(["secret-a", "secret-b"], isShown: false)
    session.needsReset = true
    #expect(try !text(session.takeFrame()).contains("secret"))
    #expect(!session.firstPage(token: "token").contains("secret"))
  }
}

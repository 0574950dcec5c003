import Tableware
import Testing

/// Addresses as text, with every character encoded that has a meaning there.
struct ScreenAddressTests {
  @Test(arguments: [
    ("/", "/"), ("", "/"), ("/issues", "/issues"), ("issues/12", "/issues/12"),
    ("//issues///12/", "/issues/12"), ("/a%20b/%C3%A9", "/a%20b/%C3%A9"), ("/é", "/%C3%A9"),
    ("/a%2Fb", "/a%2Fb"), ("/?sort=title", "/?sort=title"), ("/a?", "/a"),
    ("/a?b=1&a=2", "/a?a=2&b=1"), ("/a?a=1&a=2", "/a?a=1"), ("/a?q=x+y%26z", "/a?q=x%20y%26z"),
    ("/a?flag", "/a?flag="), ("/a?x=1=2", "/a?x=1%3D2"), ("/+", "/%2B"), ("/…", "/%E2%80%A6"),
  ])
  func text_isReadAndWritten(text: String, written: String) throws {
    let address = try #require(ScreenAddress(text: text))
    #expect(address.description == written)
    #expect(ScreenAddress(text: address.description) == address)
  }

  @Test(arguments: [
    "/a/../b", "/.", "/%2E%2E/a", "/a%2", "/a%ZZ", "/%FF", "/%", "/a?x=%C3", "/a?%", "/%C3%28",
  ])
  func text_thatIsNoAddress_isRejected(text: String) {
    #expect(ScreenAddress(text: text) == nil)
  }

  @Test func length_isLimited() {
    #expect(ScreenAddress(text: "/" + String(repeating: "a", count: 1_999)) != nil)
    #expect(ScreenAddress(text: "/" + String(repeating: "a", count: 2_000)) == nil)
  }

  @Test func parts_areTextThatIsNotEncoded() {
    let address = ScreenAddress("a/b", "", "50 %", query: ["q": "x&y"])
    #expect(address.components == ["a/b", "50 %"])
    #expect(address.description == "/a%2Fb/50%20%25?q=x%26y")
    #expect(("/issues/1" as ScreenAddress).components == ["issues", "1"])
    #expect(("/%" as ScreenAddress) == ScreenAddress())
  }

  /// Text of random bytes: what is read is read again as the same.
  @Test func randomTexts_areReadTheSameWayTwice() {
    var random = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: 0..<(.max), using: &random)
    var state = seed
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let signs = Array("/?&=%+.:;#aé\u{0}\u{7f} 20F")
    var read = 0
    for _ in 0..<20_000 {
      let text = String((0..<next(12)).map { _ in signs[next(signs.count)] })
      guard let address = ScreenAddress(text: text) else { continue }
      read += 1
      #expect(ScreenAddress(text: address.description) == address, "seed \(seed): \(text)")
      #expect(address.components.allSatisfy { !["", ".", ".."].contains($0) }, "seed \(seed)")
      #expect(address.description.utf8.allSatisfy { 0x21...0x7E ~= $0 }, "seed \(seed): \(text)")
    }
    #expect(read > 5_000)
  }
}

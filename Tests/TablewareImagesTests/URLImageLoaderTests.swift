import Tableware
import TablewareHosting
import Testing

@testable import TablewareImages

struct URLImageLoaderTests {
  @Test(arguments: [
    ("https://example.org/a.png", true), ("HTTPS://EXAMPLE.org/a", true),
    ("https://example.org:8443/a", false), ("http://example.org/a", false),
    ("https://user@example.org/a", false), ("https://example.org.evil.net/a", false),
    ("file:///etc/passwd", false), ("javascript:alert(1)", false), ("https://", false),
    ("https://example.org\\@evil.net/", false), ("//example.org/a", false),
  ])
  func address_ofAnyKind_isAllowedByItsOrigin(address: String, isAllowed: Bool) {
    #expect(URLImageLoader(origins: ["https://example.org"]).allows(address) == isAllowed)
  }

  @Test func bytes_fromAnotherOrigin_areNotLoaded() async {
    let loader = URLImageLoader(origins: ["https://example.org"])
    await #expect(throws: ImageLoadError.originNotAllowed("http://127.0.0.1:9")) {
      try await loader.bytes(of: "http://127.0.0.1:9/a")
    }
  }

  private struct Fixed: ImageLoader {
    let bytes: [UInt8]
    func bytes(of address: String) async throws -> [UInt8] { bytes }
  }

  private func store(_ loader: any ImageLoader) -> ImageStore {
    ImageStore(loader) { _ in
      for await _ in AsyncStream(Void.self, { _ in }) {}
    }
  }

  @Test func store_whoseServerNeverAnswers_isEmpty() async {
    struct Silent: ImageLoader {
      func bytes(of address: String) async throws -> [UInt8] {
        for await _ in AsyncStream(Void.self, { _ in }) {}
        return []
      }
    }
    let store = ImageStore(Silent()) { _ in }
    #expect(await store.bytes(of: "https://a.org/") == nil)
    #expect(await store.statistics.started == 1)
    #expect(await store.statistics.failed == 1)
  }

  @Test func store_ofSomethingElseThanAPicture_isEmpty() async {
    #expect(await store(Fixed(bytes: [])).bytes(of: "https://a.org/") == nil)
    #expect(await store(Fixed(bytes: Array("<svg/>".utf8))).bytes(of: "https://a.org/") == nil)
    let large = [0xFF, 0xD8, 0xFF] + [UInt8](repeating: 0, count: 50 << 20)
    #expect(await store(Fixed(bytes: large)).bytes(of: "https://a.org/") == nil)
    let small: [UInt8] = [0xFF, 0xD8, 0xFF, 0]
    let store = store(Fixed(bytes: small))
    #expect(await store.bytes(of: "https://a.org/") == small)
    #expect(await store.bytes(of: "https://a.org/") == small)
    #expect(await store.statistics.started == 1)
  }
}

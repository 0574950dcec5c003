import Foundation
import Gallery
import GalleryFixtures
import Tableware
import Testing

@testable import TablewareWeb

/// The first page of every screen as text; see Documentation/web.md for how to record it again.
@Suite struct GallerySnapshotTests {
  @Test(arguments: Gallery.entries.map(\.id)) func firstPageIsAsRecorded(_ name: String) throws {
    try withGalleryFixture { fixture in
      let screen = try #require(Gallery.screen(named: name, fixture.sources(for: name)))
      try compare(screen, with: name, fixture)
    }
  }

  @Test func homeIsAsRecorded() throws {
    try withGalleryFixture { fixture in
      let screen = try #require(Gallery.screen(named: nil, fixture.sources(for: "home")))
      try compare(screen, with: "home", fixture)
    }
  }

  private func compare(
    _ screen: any Screen, with name: String, _ fixture: GalleryFixture
  ) throws {
    let session = WebSession(Navigator(root: screen))
    defer { session.close() }
    let page = session.firstPage(token: "token")
      .replacingOccurrences(of: fixture.folder, with: "fixture")
    try HTMLSnapshot(name).compare(HTMLLines.lines(of: page))
  }
}

/// Runs a test with files for the gallery, in a folder of its own.
func withGalleryFixture(_ body: (GalleryFixture) throws -> Void) throws {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("gallery-" + UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: url) }
  try body(GalleryFixture(in: url.path))
}

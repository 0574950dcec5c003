import Gallery
import GalleryFixtures
import Tableware

/// The gallery, over files that are the same each time.
final class GalleryHome: Screen {
  let context = ScreenContext()
  let title = "Tableware"
  private let fixture: GalleryFixture

  private let pictures: PictureServer

  init(_ fixture: GalleryFixture, _ pictures: PictureServer) {
    self.fixture = fixture
    self.pictures = pictures
  }

  /// Returns the screen of the gallery with a name.
  func screen(named name: String) -> (any Screen)? {
    Gallery.entries.first { $0.id == name }.map(make)
  }

  private func make(_ entry: Gallery.Entry) -> any Screen {
    entry.make(pictures.adding(to: fixture.sources(for: entry.id)))
  }

  var sections: [Section] {
    Section("gallery", header: "Gallery") {
      for entry in Gallery.entries {
        TextRow(entry.title).id(entry.id)
          .disclosing(at: ScreenAddress(entry.id)) { self.make(entry) }
      }
    }
  }
}

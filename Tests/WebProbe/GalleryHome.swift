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

  var sections: [Section] {
    Section("gallery", header: "Gallery") {
      for entry in Gallery.entries {
        TextRow(entry.title).id(entry.id)
          .disclosing {
            entry.make(self.pictures.adding(to: self.fixture.sources(for: entry.id)))
          }
      }
    }
  }
}

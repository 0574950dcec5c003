import Gallery
import GalleryFixtures
import Tableware

/// The gallery, over files that are the same each time.
final class GalleryHome: Screen {
  let context = ScreenContext()
  let title = "Tableware"
  private let fixture: GalleryFixture

  init(_ fixture: GalleryFixture) { self.fixture = fixture }

  var sections: [Section] {
    Section("gallery", header: "Gallery") {
      for entry in Gallery.entries {
        TextRow(entry.title).id(entry.id)
          .disclosing { entry.make(self.fixture.sources(for: entry.id)) }
      }
    }
  }
}

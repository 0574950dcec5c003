import Gallery
import GalleryFixtures
import Tableware

/// The gallery, over files that are the same each time.
final class GalleryHome: Screen {
  let title = "Tableware"
  let table = Table()

  init(_ fixture: GalleryFixture) {
    table.show {
      Section("gallery", header: "Gallery") {
        for entry in Gallery.entries {
          TextRow(entry.title).id(entry.id)
            .disclosing { entry.make(fixture.sources(for: entry.id)) }
        }
      }
    }
  }
}

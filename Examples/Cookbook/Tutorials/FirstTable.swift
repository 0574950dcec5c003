import Tableware
import TablewareForms
import TablewareTerminal

#if Web
import TablewareWeb
#endif

/// The steps of Documentation/tutorials/first-table.md.
enum FirstTable {
  enum Step1 {
    // entry: first-table-screen
    final class AlbumsScreen: Screen {
      let context = ScreenContext()
      let title = "Albums"

      var sections: [Section] {
        Section("albums") {
          TextRow("Kind of Blue", value: "1959")
          TextRow("Abbey Road", value: "1969")
        }
      }
    }
    // end
  }

  // entry: first-table-model
  struct Album: Identifiable {
    let id: Int
    let title: String
    let year: Int
    var stars = 0
  }
  // end

  enum Step2 {
    // entry: first-table-models
    final class AlbumsScreen: Screen {
      let context = ScreenContext()
      let title = "Albums"
      private var albums = [
        Album(id: 1, title: "Kind of Blue", year: 1959),
        Album(id: 2, title: "Abbey Road", year: 1969),
      ]

      var status: String { "\(albums.count) albums" }

      var sections: [Section] {
        Section("albums") {
          ForEach(albums) { album in
            TextRow(album.title, value: "\(album.year)")
              .deletable(asking: "Delete \(album.title)?") {
                self.albums.removeAll { $0.id == album.id }
              }
          }
        }
      }
    }
    // end
  }

  enum Step3 {
    // entry: first-table-detail
    final class AlbumScreen: Screen {
      let context = ScreenContext()
      let title: String
      private var album: Album
      private let onChange: (Album) -> Void

      init(_ album: Album, onChange: @escaping (Album) -> Void) {
        self.album = album
        self.onChange = onChange
        title = album.title
      }

      var sections: [Section] {
        Section("album") {
          TextRow("Year", value: "\(album.year)")
          RatingRow("Rating", stars: album.stars) {
            self.album.stars = $0
            self.onChange(self.album)
          }
        }
      }
    }
    // end

    // entry: first-table-navigation
    final class AlbumsScreen: Screen {
      let context = ScreenContext()
      let title = "Albums"
      private var albums = [
        Album(id: 1, title: "Kind of Blue", year: 1959),
        Album(id: 2, title: "Abbey Road", year: 1969),
      ]

      var sections: [Section] {
        Section("albums") {
          ForEach(albums) { album in
            TextRow(album.title, value: String(repeating: "★", count: album.stars))
              .disclosing { AlbumScreen(album) { self.replace($0) } }
          }
        }
      }

      private func replace(_ album: Album) {
        guard let index = albums.firstIndex(where: { $0.id == album.id }) else { return }
        albums[index] = album
      }
    }
    // end
  }

  typealias AlbumsScreen = Step3.AlbumsScreen

  static func runInTerminal() async throws {
    // entry: first-table-terminal
    try await Terminal.run(AlbumsScreen())
    // end
  }

  static func printFrame() async throws {
    // entry: first-table-frame
    print(try await Terminal.frame(of: AlbumsScreen(), columns: 40, rows: 6))
    // end
  }

  #if Web
  static func serve() async throws {
    // entry: first-table-web
    try await Web.serve(port: 8080) { _ in AlbumsScreen() }
    // end
  }
  #endif
}

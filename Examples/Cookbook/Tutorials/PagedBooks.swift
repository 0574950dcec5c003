import Tableware
import TablewareLoading

/// The steps of Documentation/tutorials/paged-list.md.
enum PagedBooks {
  // entry: paged-server
  struct Book: Identifiable, Sendable {
    let id: Int
    let title: String
    let author: String
  }

  protocol BookServer: Sendable {
    /// Returns the books after the one with an id, or the first ones, whose title has a text.
    func books(matching text: String, after id: Int?) async throws -> Page<Book>
  }
  // end

  // entry: paged-sample
  struct SampleServer: BookServer {
    private static let topics = ["Birds", "Bread", "Clouds", "Deserts", "Rivers", "Stars"]
    private static let authors = ["A. Lang", "M. Okafor", "J. Silva"]

    func books(matching text: String, after id: Int?) async throws -> Page<Book> {
      let all = (0..<60).map { number in
        Book(
          id: number, title: "\(Self.topics[number % 6]), volume \(number / 6 + 1)",
          author: Self.authors[number % 3])
      }
      let found = all.filter {
        $0.id > id ?? -1 && (text.isEmpty || $0.title.lowercased().contains(text.lowercased()))
      }
      return Page(Array(found.prefix(20)), isLast: found.count <= 20)
    }
  }
  // end

  enum Step1 {
    // entry: paged-screen
    final class BooksScreen: Screen {
      let context = ScreenContext()
      let title = "Books"
      private let books: PagedList<Book>

      init(_ server: any BookServer) {
        books = PagedList("books", context) { _, page in
          try await server.books(matching: "", after: page.neighbor)
        }
      }

      var sections: [Section] {
        Section("books") {
          books.rows { TextRow($0.title, value: $0.author).id($0.id) }
        }
      }
    }
    // end
  }

  enum Step2 {
    // entry: paged-search
    final class BooksScreen: Screen {
      let context = ScreenContext()
      let title = "Books"
      private let books: PagedList<Book>

      init(_ server: any BookServer) {
        books = PagedList("books", context) { text, page in
          try await server.books(matching: text, after: page.neighbor)
        }
      }

      var search: Search? { books.search("Title") }

      var sections: [Section] {
        Section("books") {
          books.rows { TextRow($0.title, value: $0.author).id($0.id) }
        }
      }
    }
    // end
  }

  enum Step3 {
    // entry: paged-refresh
    final class BooksScreen: Screen {
      let context = ScreenContext()
      let title = "Books"
      private let books: PagedList<Book>

      init(_ server: any BookServer) {
        books = PagedList("books", context) { text, page in
          try await server.books(matching: text, after: page.neighbor)
        }
      }

      var status: String {
        books.isReloading ? "loading" : "\(books.pages.elements.count) loaded"
      }
      var search: Search? { books.search("Title") }
      var refresh: Refresh? { books.refresh }

      var sections: [Section] {
        Section("books") {
          books.rows(skeletons: 3) { TextRow($0.title, value: $0.author).id($0.id) }
        }
      }
    }
    // end
  }

  typealias BooksScreen = Step3.BooksScreen
}

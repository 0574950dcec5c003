import Synchronization
import Tableware
import TablewareLoading
import TablewareTesting
import Testing

@testable import Cookbook

private typealias Book = PagedBooks.Book
private typealias BookServer = PagedBooks.BookServer
private typealias BooksScreen = PagedBooks.BooksScreen
private typealias SampleServer = PagedBooks.SampleServer

@Suite(.timeLimit(.minutes(15))) struct PagedListEntries {
  // entry: paged-test-search
  @Test func books_searched_waitForAPause() async {
    let driver = ScreenDriver(BooksScreen(SampleServer()))
    driver.search("stars, volume 1")
    driver.advance(by: .milliseconds(250))  // virtual time: the test does not wait
    await driver.settle()  // receives what is loading
    #expect(driver.titles == [["Stars, volume 1", "Stars, volume 10"]])
    #expect(driver.findings == [])
  }
  // end

  // entry: paged-test-failure
  /// A server that fails until it is repaired.
  private final class BrokenServer: BookServer {
    struct Failure: Error, CustomStringConvertible {
      let description = "The server does not answer."
    }
    let isRepaired = Mutex(false)

    func books(matching text: String, after id: Int?) async throws -> Page<Book> {
      guard isRepaired.withLock({ $0 }) else { throw Failure() }
      return try await SampleServer().books(matching: text, after: id)
    }
  }

  @Test func books_ofABrokenServer_offerARetry() async {
    let server = BrokenServer()
    let driver = ScreenDriver(BooksScreen(server))
    driver.search("birds")
    driver.advance(by: .milliseconds(250))
    await driver.settle()
    #expect(driver.backend.shownContents[0][0].subtitle?.string == "The server does not answer.")
    server.isRepaired.withLock { $0 = true }
    driver.tap(driver.backend.shownIdentities[0][0])
    await driver.settle()
    #expect(driver.titles[0].count == 10)
    #expect(driver.findings == [])
  }
  // end
}

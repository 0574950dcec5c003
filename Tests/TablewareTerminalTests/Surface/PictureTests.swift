import Tableware
import TablewareTerminal
import TerminalKit
import Testing

/// Pictures in a terminal that knows the Kitty graphics protocol, and placeholders in one that does
/// not.
struct PictureTests {
  /// The beginning of a PNG file of 40 × 40 pixels.
  private static let file: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 40, 0, 0, 0, 40, 8, 2, 0, 0, 0]

  private final class People: Screen {
    let context = ScreenContext()
    let title = "People"

    var sections: [Section] {
      Section("a") {
        ForEach(0..<6, id: \.self) { number in
          Person(id: number, source: number == 1 ? .url("https://a.example/1") : .data(file))
        }
      }
    }
  }

  private struct Person: Row {
    let id: Int
    let source: RowImage.Source
    var body: RowContent {
      RowContent(
        image: RowImage(source, width: 32, height: 32, placeholder: .initials("Mei Tanaka")),
        title: "Person \(id)")
    }
  }

  private func lines(_ host: TerminalHost) -> [Substring] {
    host.frame().plainText.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func rows_beforeTheTerminalAnswers_havePlaceholders() {
    let host = TerminalHost(Navigator(root: People()), columns: 40, rows: 10)
    #expect(lines(host)[1] == "❯ MT Person 0")
    var writer = PictureWriter()
    #expect(host.placements(&writer) == [])
  }

  @Test func rows_afterTheTerminalAnswered_haveRoomAndPictures() {
    let host = TerminalHost(Navigator(root: People()), columns: 40, rows: 10)
    _ = host.frame()
    host.pictures = TerminalPictures()
    let shown = lines(host)
    #expect(shown[1].hasPrefix("❯      Person 0 "))
    #expect(shown[2].prefix(38).allSatisfy { $0 == " " })
    // What would have to be loaded has its placeholder.
    #expect(shown[3].hasPrefix("  MT Person 1 "))
    var writer = PictureWriter()
    let placed = host.placements(&writer)
    // Eight lines: two of each row with a picture, one of the other; the last one is cut.
    #expect(placed.map(\.area.row) == [1, 4, 6, 8])
    #expect(placed.allSatisfy { $0.picture == 1 && $0.area.columns == 4 && $0.area.column == 2 })
    #expect(placed.last?.area.rows == 1)
    #expect(placed.last?.part == .init(x: 0, y: 0, width: 40, height: 20))
    let bytes = String(decoding: writer.bytes(showing: placed), as: UTF8.self)
    #expect(bytes.ranges(of: "a=t,").count == 1)
    #expect(bytes.ranges(of: "a=p,").count == 4)
  }
}

import JSONText
import Tableware
import TablewareHosting
import TablewareWeb

/// What an update of a web session costs: its timer, the declared sections, the plan, the rows of
/// the window and the patch, without a network.
enum WebBenchmarks {
  private static let updates = 20

  static func all(_ scale: Scale) -> [Benchmark] {
    [
      Benchmark("web-update", yardstick: "encoding the same patches alone") {
        (update(rows: scale(90)), encoding(rows: scale(90)))
      }
    ]
  }

  /// Updates of a session, each with what the client says about the one before.
  private static func update(rows: Int) -> () -> Void {
    let session = WebSession(Navigator(root: FeedScreen(rows)))
    var (time, number) = (Duration.zero, 1)
    _ = session.firstPage(token: "")
    _ = session.handle(Array("[1,\"h\",1,0,60]".utf8), at: time)
    _ = session.takeFrame()
    return {
      for _ in 0..<updates {
        number += 1
        time += .seconds(1)
        _ = session.handle(Array("[\(number),\"k\",\(session.version)]".utf8), at: time)
        session.advance(to: time)
        _ = session.takeFrame()
      }
    }
  }

  private static func encoding(rows: Int) -> () -> Void {
    let screen = FeedScreen(rows)
    let table = Table()
    let page = WebPage(table)
    let patches = (0..<updates).map { _ in
      screen.change()
      table.show { screen.sections }
      TableHost(table).commit()
      return page.takePatch()
    }
    return {
      for patch in patches {
        var writer = JSONWriter()
        writer.object { patch.writeMembers(to: &$0) }
      }
    }
  }
}

/// Rows of which some change each second, and two change places.
private final class FeedScreen: Screen {
  private struct Line: Identifiable, Sendable {
    let id: Int
    var content: RowContent
  }

  private struct LineRow: Row {
    let line: Line
    var id: Int { line.id }
    var body: RowContent { line.content }
  }

  let context = ScreenContext()
  let title = "Feed"
  private var lines: [Line]
  private var number = 0

  init(_ count: Int) { lines = (0..<count).map { Self.line($0, 0) } }

  func appear() { context.every(.seconds(1)) { self.change() } }

  var sections: [Section] {
    Section("lines", header: "Lines") { ForEach(lines) { LineRow(line: $0) } }
  }

  func change() {
    number += 1
    let count = min(lines.count, 50)
    for row in stride(from: number % 5, to: count, by: 5) {
      lines[row] = Self.line(lines[row].id, number)
    }
    lines.swapAt(number % count, (number * 7) % count)
  }

  private static func line(_ id: Int, _ number: Int) -> Line {
    Line(
      id: id,
      content: RowContent(
        title: "Line \(id)",
        values: [
          RowValue("\(number)", width: 6), RowValue("\((id * 37 + number) % 1000)", width: 8),
        ]))
  }
}

import Tableware
import TablewareTerminal
import TablewareViewport

/// What a frame costs, and that it does not depend on how many rows there are.
enum FrameBenchmarks {
  static func all(_ scale: Scale) -> [Benchmark] {
    let sizes = [(name: "100k", count: scale(100_000)), (name: "1m", count: scale(1_000_000))]
    let thousand = scale(1_000)
    let scrolling = sizes.map { size in
      Benchmark("scroll-frame-\(size.name)", yardstick: "1,000 rows", target: .ratio(1.5)) {
        (scrollFrames(rows: size.count), scrollFrames(rows: thousand))
      }
    }
    let opening = sizes.map { size in
      Benchmark("first-frame-\(size.name)", yardstick: "1,000 rows", target: .ratio(2)) {
        (firstFrame(rows: size.count), firstFrame(rows: thousand))
      }
    }
    return scrolling + opening
  }

  private static func table(rows: Int) -> Table {
    let table = Table()
    table.show {
      Section("rows", header: "Rows") {
        ForEach(0..<rows, id: { $0 }) { number in
          TextRow("row \(number)", subtitle: number % 3 == 0 ? "every third" : nil)
        }
      }
    }
    return table
  }

  /// Two hundred frames, each a page further, from the top and from the middle.
  private static func scrollFrames(rows: Int) -> () -> Void {
    let viewport = Viewport(table(rows: rows), on: TextSurface())
    viewport.layout()
    return {
      for start in [0, rows / 2] {
        viewport.scroll(to: RowPath(section: 0, row: start), at: .top)
        for _ in 0..<100 {
          viewport.scroll(by: 7)
          viewport.layout()
        }
      }
    }
  }

  /// From nothing to text: declare the table, show it, paint one frame.
  private static func firstFrame(rows: Int) -> () -> Void {
    { _ = Terminal.frame(of: table(rows: rows), columns: 100, rows: 40) }
  }
}

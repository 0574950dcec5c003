import Tableware
import TablewareHosting
import TablewareViewport

/// The cost of a change while the middle of a million rows is visible, and the memory that they
/// take.
enum PlaceBenchmarks {
  private struct Song: Identifiable {
    var id: Int
    var title: String
  }

  static func all(_ scale: Scale) -> [Benchmark] {
    let (million, thousand) = (scale(1_000_000), scale(1_000))
    return [
      Benchmark("insert-above-1m", yardstick: "the same in 1,000 rows", target: .ratio(3)) {
        (insertingAbove(rows: million), insertingAbove(rows: thousand))
      },
      Benchmark(
        "bytes-per-row-1m", measuring: .peakMemory(perRowOf: million), yardstick: "none",
        target: .value(24), rounds: 3
      ) {
        let songs = songs(million)
        return ({ showAndFind(songs) }, {})
      },
      Benchmark(
        "same-again-1m", yardstick: "the same with 1,000 rows", target: .ratio(3)
      ) { (showingAgain(songs(million)), showingAgain(songs(thousand))) },
      // What the app itself pays to have both arrays.
      Benchmark("append100-1m", yardstick: "appending to the array", target: .ratio(2)) {
        (showingAppended(songs(million)), appending(songs(million)))
      },
      Benchmark(
        "append100-edit-1m", yardstick: "the same in 1,000 rows", target: .ratio(3)
      ) { (appendingByEdit(songs(million)), appendingByEdit(songs(thousand))) },
    ]
  }

  private static func songs(_ count: Int) -> [Song] {
    (0..<count).map { Song(id: $0, title: "song \($0)") }
  }

  private static func show(_ songs: [Song], in table: Table) {
    table.show { Section("songs") { ForEach(songs) { TextRow($0.title) } } }
  }

  private static func viewport(_ table: Table) -> Viewport<TextSurface> {
    let viewport = Viewport(table, on: TextSurface())
    viewport.layout()
    return viewport
  }

  /// Twenty commits, each inserting or removing a row above the visible ones.
  private static func insertingAbove(rows: Int) -> () -> Void {
    let table = Table()
    show(songs(rows), in: table)
    let viewport = viewport(table)
    viewport.scroll(to: RowPath(section: 0, row: rows / 2), at: .top)
    viewport.layout()
    return {
      for _ in 0..<20 {
        table["songs"].insert(at: 3) { TextRow("new").id(-1) }
        TableHost(table).commit()
        viewport.layout()
        table.row(-1).remove()
        TableHost(table).commit()
        viewport.layout()
      }
    }
  }

  /// Everything a table keeps: rows, heights, and the index that finds a row by its identity.
  private static func showAndFind(_ songs: [Song]) {
    let table = Table()
    show(songs, in: table)
    let viewport = viewport(table)
    table.scroll(to: songs.count / 2, at: .middle)
    TableHost(table).commit()
    viewport.layout()
  }

  private static func showingAgain(_ songs: [Song]) -> () -> Void {
    let table = Table()
    show(songs, in: table)
    let viewport = viewport(table)
    return {
      for _ in 0..<20 {
        show(songs, in: table)
        TableHost(table).commit()
        viewport.layout()
      }
    }
  }

  /// A hundred rows more, and the same without them.
  private static func showingAppended(_ songs: [Song]) -> () -> Void {
    let more = songs + Self.songs(songs.count + 100).suffix(100)
    let table = Table()
    show(songs, in: table)
    let viewport = viewport(table)
    return {
      for state in [more, songs] {
        show(state, in: table)
        TableHost(table).commit()
        viewport.layout()
      }
    }
  }

  private static func appending(_ songs: [Song]) -> () -> Void {
    let added = Self.songs(songs.count + 100).suffix(100)
    return {
      for _ in 0..<2 {
        var more = songs
        more += added
        precondition(more.count > songs.count)
      }
    }
  }

  private static func appendingByEdit(_ songs: [Song]) -> () -> Void {
    let added = Self.songs(songs.count + 100).suffix(100)
    let table = Table()
    show(songs, in: table)
    let viewport = viewport(table)
    return {
      table["songs"].append { ForEach(added) { TextRow($0.title) } }
      TableHost(table).commit()
      viewport.layout()
      for song in added { table.row(song.id).remove() }
      TableHost(table).commit()
      viewport.layout()
    }
  }
}

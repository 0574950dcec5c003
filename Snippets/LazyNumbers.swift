// Ten million rows that are loaded as the user reaches them.

// snippet.show
import Tableware
import TablewareLoading
import TablewareTerminal

struct Square: Identifiable, Sendable {
  let id: Int
}

/// A source that computes its rows; a real one queries a database or a server.
struct Squares: LazySource {
  func load(_ request: LazyRequest<Int>) async throws -> LazyWindow<Square> {
    let count = 10_000_000
    let start = request.anchor.map { $0.id + $0.distance } ?? request.position
    let rows = (start..<start + request.count).clamped(to: 0..<count)
    return LazyWindow(rows.map(Square.init), position: rows.lowerBound, total: count)
  }
}

final class SquaresScreen: Screen {
  let context = ScreenContext()
  let title = "Squares"
  private lazy var squares = LazyList(Squares(), context: context)

  var sections: [Section] {
    Section("squares") {
      ForEach(squares) { TextRow("\($0.id)²", value: "\($0.id * $0.id)").id($0.id) }
    }
  }

  func appear() { squares.load() }
}

let keys = "settle end settle"
print(try await Terminal.frame(of: SquaresScreen(), keys: keys, columns: 40, rows: 8))

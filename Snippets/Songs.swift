// The table that the README begins with.

// snippet.show
import Tableware
import TablewareTerminal

let table = Table()
table.show {
  Section("songs", header: "Popular") {
    ForEach(["茉莉花", "Clair de lune"], id: \.self) { TextRow($0, symbol: "♪") }
  }
}
print(Terminal.frame(of: table, columns: 40, rows: 8))
// snippet.hide

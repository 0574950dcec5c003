// A table that the app owns, changed through handles, without a declaration.

// snippet.show
import Tableware
import TablewareTerminal

let table = Table()
table.append {
  Section("songs", header: "Popular") { TextRow("茉莉花", symbol: "♪") }
}
table["songs"].append { TextRow("Clair de lune", symbol: "♪") }
table.row("茉莉花").update { TextRow("茉莉花", symbol: "♥") }
print(Terminal.frame(of: table, columns: 40, rows: 4))
// snippet.hide

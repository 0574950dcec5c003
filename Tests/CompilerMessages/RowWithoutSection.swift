// expect: A row belongs to a section; write Section("…") { … } around it.
import Tableware

let table = Table()
table.show { TextRow("Hello") }

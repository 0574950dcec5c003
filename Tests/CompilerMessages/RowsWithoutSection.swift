// expect: Rows belong to a section; write Section("…") { … } around ForEach.
import Tableware

let table = Table()
table.show { ForEach(["a", "b"], id: \.self) { TextRow($0) } }

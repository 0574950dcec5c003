// expect: A section has an identity of its own, such as Section(name); remove id.
import Tableware

let table = Table()
table.show { ForEach(["a", "b"], id: \.self) { name in Section(name) { TextRow("Hello") } } }

// expect: Specify the identity of the elements, for example id: \.self.
import Tableware

let table = Table()
table.show { Section("letters") { ForEach(["a", "b"]) { TextRow($0) } } }

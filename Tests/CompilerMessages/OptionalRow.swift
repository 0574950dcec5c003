// expect: ForEach makes one row for each element; filter the collection, or add an else.
import Tableware

let table = Table()
table.show {
  Section("letters") {
    ForEach(["a", "b"], id: \.self) { letter in
      if letter == "a" { TextRow(letter) }
    }
  }
}

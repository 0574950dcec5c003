// expect: ForEach makes one row for each element; write a for loop for several rows of an element.
import Tableware

let table = Table()
table.show {
  Section("letters") {
    ForEach(["a", "b"], id: \.self) { letter in
      TextRow(letter)
      TextRow(letter.uppercased())
    }
  }
}

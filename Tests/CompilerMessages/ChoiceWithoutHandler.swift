// expect: Add the closure that stores the new value: ChoiceRow(…, selected: value) { value = $0 }.
import Tableware

let row = ChoiceRow("Color", [Choice(1, "Red")], selected: 1)

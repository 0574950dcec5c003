// expect: Add the closure that stores the new value: ChoiceRow(…) { value = $0 }.
import Tableware
import TablewareForms

let row = ChoiceRow("Color", [Choice("Red", 1)], selected: 1)

// expect: Add the closure that stores the new value: TextAreaRow(…) { text = $0 }.
import Tableware
import TablewareForms

let row = TextAreaRow("Notes", text: "")

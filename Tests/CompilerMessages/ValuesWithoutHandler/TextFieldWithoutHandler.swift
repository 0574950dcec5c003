// expect: Add the closure that stores the new value: TextFieldRow(…, text: text) { text = $0 }.
import Tableware
import TablewareForms

let row = TextFieldRow("Name", text: "Ada")

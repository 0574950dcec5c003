// expect: Add the closure that stores the new value: DateRow(…) { date = $0 }.
import Tableware
import TablewareForms

let row = DateRow("Due", date: nil)

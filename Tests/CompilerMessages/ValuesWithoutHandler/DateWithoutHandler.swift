// expect: Add the closure that stores the new value: DateRow(…) { date = $0 }.
import Tableware

let row = DateRow("Due", date: nil)

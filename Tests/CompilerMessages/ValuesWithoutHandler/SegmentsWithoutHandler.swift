// expect: Add the closure that stores the new value: SegmentedRow(…) { index = $0 }.
import Tableware
import TablewareForms

let row = SegmentedRow("Size", ["S", "M"], selected: 0)

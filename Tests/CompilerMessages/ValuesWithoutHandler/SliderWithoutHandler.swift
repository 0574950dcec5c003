// expect: Add the closure that stores the new value: SliderRow(…, value: value) { value = $0 }.
import Tableware
import TablewareForms

let row = SliderRow("Volume", value: 0.5)

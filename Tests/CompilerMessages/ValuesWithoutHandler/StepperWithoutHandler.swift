// expect: Add the closure that stores the new value: StepperRow(…, in: 0...9) { value = $0 }.
import Tableware
import TablewareForms

let row = StepperRow("Guests", value: 2, in: 0...9)

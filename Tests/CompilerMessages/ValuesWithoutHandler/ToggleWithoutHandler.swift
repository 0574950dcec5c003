// expect: Add the closure that stores the new value: ToggleRow(…, isOn: isOn) { isOn = $0 }.
import Tableware
import TablewareForms

let row = ToggleRow("Wi-Fi", isOn: true)

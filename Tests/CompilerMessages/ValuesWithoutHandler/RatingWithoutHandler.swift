// expect: Add the closure that stores the new value: RatingRow(…) { stars = $0 }.
import Tableware
import TablewareForms

let row = RatingRow("Taste", stars: 3)

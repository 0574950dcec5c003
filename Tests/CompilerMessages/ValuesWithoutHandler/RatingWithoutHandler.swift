// expect: Add the closure that stores the new value: RatingRow(…) { stars = $0 }.
import Tableware

let row = RatingRow("Taste", stars: 3)

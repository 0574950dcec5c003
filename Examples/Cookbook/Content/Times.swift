import Foundation
import Tableware

// entry: relative-times
struct Visit {
  let guest: String
  let time: Duration  // of `context.now`; with dates: .seconds(Date.now.timeIntervalSince(date))
}

final class VisitsScreen: Screen {
  let context = ScreenContext()
  let title = "Visits"
  private var visits: [Visit] = []

  var commands: [Command] {
    [
      Command("v", "Visit") {
        let visit = Visit(guest: "Guest \(self.visits.count + 1)", time: self.context.now)
        self.visits.insert(visit, at: 0)
      }
    ]
  }

  var sections: [Section] {
    Section("visits") {
      ForEach(visits, id: \.guest) { visit in
        TextRow(visit.guest, value: self.context.relativeTime(self.context.now - visit.time))
      }
    }
  }
}
// end

// entry: formats
final class BillScreen: Screen {
  let context = ScreenContext()
  let title = "Bill"
  private let locale: Locale
  private let due: Date
  private let price = 1_234.5

  init(due: Date, locale: Locale = .current) { (self.due, self.locale) = (due, locale) }

  var sections: [Section] {
    Section("bill") {
      TextRow("Price", value: price.formatted(.currency(code: "EUR").locale(locale)))
      TextRow("Tax", value: 0.19.formatted(.percent.locale(locale)))
      TextRow("Due", value: due.formatted(.dateTime.day().month(.wide).locale(locale)))
    }
  }
}
// end

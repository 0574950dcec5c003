import Foundation
import Tableware
import TablewareFormats
import TablewareForms

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
  private let due: Date
  private var price = 1_234.5

  init(due: Date) { self.due = due }

  var sections: [Section] {
    Section("bill") {
      TextFieldRow("Price", value: Field(self, \.price), format: .currency(code: "EUR"))
      TextRow("Tax", value: price * 0.19, format: .currency(code: "EUR"))
      TextRow("Due", value: due, format: .dateTime.day().month(.wide))
    }
  }
}
// end

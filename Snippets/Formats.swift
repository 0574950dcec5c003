// Numbers and dates with the formats of Foundation.

// snippet.show
import Foundation
import Tableware
import TablewareFormats
import TablewareForms
import TablewareTerminal

final class BillScreen: Screen {
  let context = ScreenContext()
  let title = "Bill"
  private var price = 1_234.5

  var sections: [Section] {
    let euros = FloatingPointFormatStyle<Double>.Currency(code: "EUR")
      .locale(Locale(identifier: "en_US"))
    Section("bill") {
      TextFieldRow("Price", value: Field(self, \.price), format: euros)
      TextRow("Tax", value: price * 0.19, format: euros)
    }
  }
}

print(try await Terminal.frame(of: BillScreen(), columns: 40, rows: 6))

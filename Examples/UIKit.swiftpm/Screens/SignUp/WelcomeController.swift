import Tableware
import TablewareForms
import TablewareUIKit

/// The submitted values.
final class WelcomeController: TableController {
  private let values: FormValues

  init(_ values: FormValues) {
    self.values = values
    super.init("Welcome, \(values.text("name"))")
  }

  override func show() {
    table.show {
      Section("summary") {
        TextRow("E-mail", value: RowValue(values.text("email")))
        TextRow("Country", value: country.map { RowValue($0) })
        TextRow("Newsletter", value: RowValue(frequency))
      }
    }
  }

  private var country: String? {
    SignUpForm.countries.first { $0.value == values.text("country") }?.title
  }

  private var frequency: String {
    values.index("how often").map { SignUpForm.frequencies[$0] } ?? "never"
  }
}

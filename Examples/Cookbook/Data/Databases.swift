#if SQLite
import GRDB
import Tableware
import TablewareForms
import TablewareLoading
import TablewareSQLite

struct Invoice: Codable, FetchableRecord, PersistableRecord, Identifiable {
  static let databaseTableName = "invoices"
  var id: Int64
  var customer: String
  var cents: Int
  var isPaid: Bool
}

// entry: sqlite-lists
final class InvoicesScreen: Screen {
  let context = ScreenContext()
  let title = "Invoices"
  private let database: DatabaseQueue
  private let invoices: LazyList<Invoice>

  init(_ database: DatabaseQueue) throws {
    self.database = database
    let query = try LiveQuery(
      database, Invoice.filter(Column("cents") > 0), key: "id",
      order: [SQLOrder("cents", descending: true)])
    invoices = LazyList(query, context: context)
  }

  var sections: [Section] {
    Section("invoices") {
      ForEach(invoices) { invoice in
        ToggleRow(invoice.customer, isOn: invoice.isPaid) { self.setPaid(invoice, $0) }
          .id(invoice.id)
      }
    }
  }

  func appear() { invoices.load() }

  private func setPaid(_ invoice: Invoice, _ isPaid: Bool) {
    let changed = Invoice(
      id: invoice.id, customer: invoice.customer, cents: invoice.cents, isPaid: isPaid)
    invoices.update([changed]) { [database] in
      try await database.write { try changed.update($0) }
      return [changed]
    } then: {
      if case .failure(let error) = $0 { self.context.notify("\(error)") }
    }
  }
}
// end
#endif

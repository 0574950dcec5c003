import Tableware

/// The code of Documentation/migrating/responder-chain.md.
enum ResponderGuide {
  // entry: migrating-responder
  struct Bought: Event { let amount: Int }
  struct Reported: Event {}

  struct Offer: Identifiable {
    let id: String
    let price: Int
  }

  final class OffersScreen: Screen {
    let context = ScreenContext()
    let title = "Offers"
    private(set) var log: [String] = []

    func configure(_ table: Table) {
      table.on(Bought.self) { bought, source in
        let shop = source.note(String.self) ?? "?"
        self.log.append("\(bought.amount) × \(source.row) in \(shop)")
      }
      table.on(Reported.self) { _, source in self.log.append("report \(source.row)") }
    }

    var sections: [Section] {
      Section("market", header: "Market", footer: log.last) {
        ForEach([Offer(id: "Bread", price: 3), Offer(id: "Tea", price: 5)]) { offer in
          TextRow(offer.id, value: "\(offer.price)").menu([
            RowAction("Buy") { $0.raise(Bought(amount: 1)) },
            RowAction("Report") { $0.raise(Reported()) },
          ])
        }
      }
      .on(Bought.self) { _, source in
        source.enrich(with: "Market")  // adds to the event on its way up
        return .passed
      }
    }
  }
  // end
}

import Tableware

/// Every kind of action, alone and together; the line at the top says which one ran last.
final class ActionsPage: Screen {
  let title = "Actions"
  let table = Table()
  private var last = "nothing yet"

  var status: String { last }

  init() {
    // The class's action: every person answers a tap, unless its row has an action of its own.
    table.on(Tap.self, from: PersonRow.self) { [unowned self] _, row, _ in
      last = "class tap: \(row.id)"
      return .handled
    }
    table.on(named: [
      "named": { [unowned self] event, _ in last = "named: \(event.value("from") ?? "")" }
    ])
    let ran = { [unowned self] (text: String) in { self.last = text } }
    table.show {
      Section("kinds", header: "One action, or none") {
        TextRow("No action")
        TextRow("Tap").onTap(ran("tap"))
        TextRow("Navigate").disclosing { ActionsPage.leaf() }
        TextRow("Detail").onDetail(ran("detail"))
        TextRow("Hold").onLongPress(ran("hold"))
        TextRow("Named event").on(Tap.self) { _, source in
          source.send("named", ["from": "\(source.row.value)"])
        }
        TextRow("Disabled").onTap(ran("never")).disabled()
      }
      Section("several", header: "Several actions") {
        TextRow("Tap and detail").onTap(ran("tap of both")).onDetail(ran("detail of both"))
        TextRow("Navigate and detail").disclosing { ActionsPage.leaf() }
          .onDetail(ran("detail beside navigation"))
        TextRow("All").on(Tap.self) { [unowned self] _, _ -> EventResponse in
          last = "tap before navigation"
          return .passed
        }
        .disclosing { ActionsPage.leaf() }.onDetail(ran("detail of all")).onLongPress(
          ran("hold of all"))
      }
      Section("offers", header: "Swiped, or in a menu") {
        TextRow("Swipe").swipe(
          leading: [RowAction("Star", symbol: "★", run: ran("star"))],
          trailing: [RowAction("Archive", run: ran("archive"))])
        TextRow("Menu").menu([
          RowAction("Copy", run: ran("copy")),
          RowAction("Share", isEnabled: false, run: ran("share")),
        ])
        TextRow("Delete").deletable(asking: "Really?", ran("delete"))
      }
      Section("class", header: "For a whole class, and for one row") {
        PersonRow(id: "Ada")
        PersonRow(id: "Grace")
        PersonRow(id: "Edsger").onTap(ran("own tap: Edsger"))
      }
    }
  }

  private static func leaf() -> any Screen { LeafPage() }
}

private struct PersonRow: Row {
  let id: String
  var body: RowContent { RowContent(symbol: "☺", title: id) }
}

/// Where navigation leads.
private final class LeafPage: Screen {
  let title = "There"
  let table = Table()

  init() { table.show { Section("there") { "You have arrived" } } }
}

import Tableware
import TablewareMapping

/// Every kind of action, alone and together; the line at the top shows which one ran last.
final class ActionsPage: Screen {
  let context = ScreenContext()
  let title = "Actions"
  var status: String { last }

  private var last = "nothing yet"

  func configure(_ table: Table) {
    // The action of a type of row: it handles a tap unless the row has an action of its own.
    table.on(Tap.self, from: PersonRow.self) { _, row, _ in self.last = "class tap: \(row.id)" }
    table.on(named: [
      "named": { event, _ in self.last = "named: \(event.value("from") ?? "")" }
    ])
  }

  var sections: [Section] {
    Section("kinds", header: "One action, or none") {
      TextRow("No action")
      TextRow("Tap").onTap(note("tap"))
      TextRow("Navigate").disclosing { LeafPage() }
      TextRow("Detail").onDetail(note("detail"))
      TextRow("Hold").onLongPress(note("hold"))
      TextRow("Named event").on(Tap.self) { _, source in
        source.send("named", ["from": "\(source.row.value)"])
      }
      TextRow("Disabled").onTap(note("never")).disabled()
    }
    Section("several", header: "Several actions") {
      TextRow("Tap and detail").onTap(note("tap of both")).onDetail(note("detail of both"))
      TextRow("Navigate and detail").disclosing { LeafPage() }
        .onDetail(note("detail beside navigation"))
      TextRow("All").on(Tap.self) { _, _ -> EventResponse in
        self.last = "tap before navigation"
        return .passed
      }
      .disclosing { LeafPage() }
      .onDetail(note("detail of all"))
      .onLongPress(note("hold of all"))
    }
    Section("offers", header: "Swiped, or in a menu") {
      TextRow("Swipe").swipe(
        leading: [RowAction("Star", symbol: "★", run: note("star"))],
        trailing: [RowAction("Archive", run: note("archive"))])
      TextRow("Menu").menu([
        RowAction("Copy", run: note("copy")),
        RowAction("Share", isEnabled: false, run: note("share")),
      ])
      TextRow("Delete").deletable(asking: "Really?", note("delete"))
    }
    Section("class", header: "For a whole class, and for one row") {
      PersonRow(id: "Ada")
      PersonRow(id: "Grace")
      PersonRow(id: "Edsger").onTap(note("own tap: Edsger"))
    }
  }

  /// Returns an action that records its name.
  private func note(_ name: String) -> () -> Void {
    { self.last = name }
  }
}

private struct PersonRow: Row {
  let id: String
  var body: RowContent { RowContent(symbol: "☺", title: id) }
}

/// The page that navigation shows.
private final class LeafPage: Screen {
  let context = ScreenContext()
  let title = "There"

  var sections: [Section] {
    Section("there") { "You have arrived" }
  }
}

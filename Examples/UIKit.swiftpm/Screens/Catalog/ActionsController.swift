import Tableware
import TablewareUIKit

/// Every kind of action, for one row and for a type of rows; the first row shows which one ran
/// last.
final class ActionsController: TableController {
  private var last = "nothing yet" { didSet { show() } }

  init() {
    super.init("Actions")
    // For every person, unless the row has an action of its own.
    table.on(Tap.self, from: PersonRow.self) { [unowned self] _, row, _ in
      last = "\(row.person.name), as every person"
      return .handled
    }
  }

  override func show() {
    table.show {
      Section("last") { TextRow("Last action", value: last) }
      Section("kinds", header: "One action, or none") {
        TextRow("None")
        TextRow("Tap").onTap(ran("tap"))
        TextRow("Detail").onDetail(ran("detail"))
        TextRow("Navigate").disclosing { MessageController("There", "You have arrived") }
        TextRow("Disabled").onTap(ran("never")).disabled()
      }
      Section("several", header: "Several actions") {
        TextRow("Tap and detail").onTap(ran("tap of both")).onDetail(ran("detail of both"))
        TextRow("Navigate and detail").disclosing { MessageController("There", "You have arrived") }
          .onDetail(ran("detail beside navigation"))
      }
      Section("type", header: "For a type, and for one row") {
        PersonRow(person: Person.all[0])
        PersonRow(person: Person.all[3]).onTap(ran("Edsger, by his own action"))
      }
    }
  }

  private func ran(_ action: String) -> () -> Void {
    { [unowned self] in last = action }
  }
}

/// A page with one line.
final class MessageController: TableController {
  private let message: String

  init(_ title: String, _ message: String) {
    self.message = message
    super.init(title)
  }

  override func show() {
    table.show { Section("message") { TextRow(RowText(message)) } }
  }
}

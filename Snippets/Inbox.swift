// An @Observable model that drives a table by itself.

import Observation
import Tableware
import TablewareTerminal

// snippet.show
@Observable final class Mail: Identifiable {
  let id: Int
  let subject: String
  var isRead = false

  init(_ id: Int, _ subject: String) {
    self.id = id
    self.subject = subject
  }
}

struct MailRow: Row {
  let mail: Mail
  var id: Int { mail.id }
  var body: RowContent { RowContent(symbol: mail.isRead ? " " : "●", title: mail.subject) }
}

@MainActor final class InboxScreen: @MainActor Screen {
  let title = "Inbox"
  let table = Table()
  private let mails = [Mail(1, "Lunch?"), Mail(2, "Your table is ready")]
  private var observing: Task<Void, Never>?

  func appear(on timeline: Timeline) {
    observing = Task { [table, mails] in
      await table.observe {
        Section("mails") {
          ForEach(mails) { mail in MailRow(mail: mail).onTap { mail.isRead = true } }
        }
      }
    }
  }

  func disappear() { observing?.cancel() }
}
// snippet.hide

let screen = InboxScreen()
screen.appear(on: Timeline())
for _ in 0..<10 { await Task.yield() }
screen.table.deliver(Tap(), from: 1)
for _ in 0..<10 { await Task.yield() }
print(Terminal.frame(of: screen.table, columns: 40, rows: 4))
screen.disappear()

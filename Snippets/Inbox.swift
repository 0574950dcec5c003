// An @Observable model: the values that the rows read are shown again after any change.

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

final class InboxScreen: Screen {
  let context = ScreenContext()
  let title = "Inbox"
  private let mails = [Mail(1, "Lunch?"), Mail(2, "Your table is ready")]

  var status: String { "\(mails.count { !$0.isRead }) unread" }

  var sections: [Section] {
    Section("mails") {
      ForEach(mails) { mail in MailRow(mail: mail).onTap { mail.isRead = true } }
    }
  }
}
// snippet.hide

print(try await Terminal.frame(of: InboxScreen(), keys: "enter", columns: 40, rows: 5))

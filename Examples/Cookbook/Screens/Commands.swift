import Tableware

// entry: command-question
final class OutboxScreen: Screen {
  let context = ScreenContext()
  let title = "Outbox"
  private(set) var mails = ["Hello", "Invoice"]

  var commands: [Command] {
    [
      Command("n", "New mail") { self.mails.append("Mail \(self.mails.count + 1)") },
      Command(
        "x", "Delete all", role: .destructive, isEnabled: !mails.isEmpty,
        asking: "Delete all mails?"
      ) { self.mails = [] },
    ]
  }

  var sections: [Section] { Section("mails") { ForEach(mails, id: \.self) { TextRow($0) } } }
}
// end

import Tableware

// entry: select-several
final class BulkScreen: Screen {
  let context = ScreenContext()
  let title = "Inbox"
  private(set) var mails = Mail.samples

  func configure(_ table: Table) { table.selectionMode = .multiple }

  var status: String { "\(context.table?.selection.rows.count ?? 0) selected" }

  var commands: [Command] {
    [
      Command("d", "Delete", role: .destructive, forSelection: true) {
        guard let selection = self.context.table?.selection else { return }
        self.mails.removeAll { selection.contains($0.id) }
      },
      Command("a", "Select all") {
        for mail in self.mails { self.context.table?.select(mail.id) }
      },
    ]
  }

  var sections: [Section] {
    Section("mails") { ForEach(mails) { TextRow($0.subject) } }
  }
}
// end

// entry: select-one
final class VoiceScreen: Screen {
  let context = ScreenContext()
  let title = "Voice"
  private(set) var voice = "Alto"

  func configure(_ table: Table) {
    table.selectionMode = .single
    table.on(SelectionChange.self) { _, source in
      self.voice = source.id(as: String.self) ?? self.voice
    }
  }

  func appear() { context.table?.select(voice) }  // raises no event

  var sections: [Section] {
    Section("voices") { ForEach(["Soprano", "Alto", "Tenor"], id: \.self) { TextRow($0) } }
  }
}
// end

// entry: pick-and-return
final class PersonPicker: Screen {
  let context = ScreenContext()
  let title = "Person"
  private let onPick: (Contact) -> Void

  init(onPick: @escaping (Contact) -> Void) { self.onPick = onPick }

  var sections: [Section] {
    Section("people") {
      ForEach(Contact.samples) { contact in
        TextRow(contact.name).onTap {
          self.onPick(contact)
          self.context.pop()
        }
      }
    }
  }
}

final class MeetingScreen: Screen {
  let context = ScreenContext()
  let title = "Meeting"
  private(set) var host: Contact?

  var sections: [Section] {
    Section("meeting") {
      LinkRow("Host", value: host?.name ?? "none") { PersonPicker { self.host = $0 } }
    }
  }
}
// end

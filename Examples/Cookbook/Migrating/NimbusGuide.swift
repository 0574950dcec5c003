import Tableware

/// The code of Documentation/migrating/nimbus.md.
enum NimbusGuide {
  struct Contact: Identifiable {
    let id: Int
    var name: String
  }

  final class ContactScreen: Screen {
    let context = ScreenContext()
    let title: String

    init(_ contact: Contact) { title = contact.name }

    var sections: [Section] { Section("contact") { TextRow("Name", value: title) } }
  }

  // entry: migrating-nimbus
  final class ContactsScreen: Screen {
    let context = ScreenContext()
    let title = "Contacts"
    private var contacts = [Contact(id: 1, name: "Ada"), Contact(id: 2, name: "Ben")]

    var commands: [Command] { [Command("a", "Add") { self.add() }] }

    var sections: [Section] {
      Section("contacts", header: "Contacts", footer: "\(contacts.count) contacts") {
        ForEach(contacts) { contact in
          TextRow(contact.name)
            .disclosing { ContactScreen(contact) }
            .deletable { self.contacts.removeAll { $0.id == contact.id } }
        }
      }
    }

    private func add() {
      contacts.append(Contact(id: contacts.count + 1, name: "Contact \(contacts.count + 1)"))
    }
  }
  // end
}

import Tableware
import TablewareForms
import TablewareMapping

// entry: group-by
final class TeamsScreen: Screen {
  let context = ScreenContext()
  let title = "Teams"
  private let contacts = Contact.samples

  var sections: [Section] {
    let teams = Dictionary(grouping: contacts, by: \.team)
    ForEach(teams.keys.sorted()) { team in
      Section(team, header: team, footer: "\(teams[team]?.count ?? 0) people") {
        ForEach(teams[team] ?? []) { TextRow($0.name) }
      }
    }
  }
}
// end

// entry: header-with-button
struct MailsHeader: HeaderRow {
  let unread: Int
  var body: RowContent {
    RowContent(title: "Inbox", badges: unread > 0 ? [RowBadge("\(unread) new")] : [])
  }
}

final class InboxScreen: Screen {
  let context = ScreenContext()
  let title = "Mail"
  private var mails = Mail.samples

  var sections: [Section] {
    let header = MailsHeader(unread: mails.count { !$0.isRead })
      .menu([
        RowAction("Mark all as read") {
          for index in self.mails.indices { self.mails[index].isRead = true }
        }
      ])
    Section("mails", header: header) { ForEach(mails) { TextRow($0.subject) } }
  }
}
// end

// entry: collapsible
final class ListsScreen: Screen {
  let context = ScreenContext()
  let title = "Lists"
  private let todos = Todo.samples
  private var hidesDone = true

  var sections: [Section] {
    Section("open", header: "Open") { ForEach(todos) { TextRow($0.title) } }
      .collapsible()  // the table keeps the state
    Section("done", header: "Done") { TextRow("Stamps") }
      .collapsible(hidesDone) { self.hidesDone = $0 }  // the screen keeps it
  }
}
// end

// entry: empty-text
final class DraftsScreen: Screen {
  let context = ScreenContext()
  let title = "Drafts"
  private var drafts: [Mail] = []

  var sections: [Section] {
    Section("drafts", header: "Drafts") { ForEach(drafts) { TextRow($0.subject) } }
      .emptyText("No drafts.")
  }
}
// end

// entry: letter-index
final class AddressBook: Screen {
  let context = ScreenContext()
  let title = "Contacts"
  private let contacts = Contact.samples

  func configure(_ table: Table) {
    table.indexTitles = SectionIndex.Alphabet.latin.indexTitles  // A to Z, and #
  }

  var sections: [Section] {
    let groups = Dictionary(grouping: contacts) { SectionIndex.letter(of: $0.name) ?? "#" }
    SectionIndex(of: contacts.map(\.name)).letters.map { letter in
      Section(letter, header: letter) {
        ForEach(groups[letter] ?? []) { TextRow($0.name) }
      }
    }
    .indexed(in: .latin)
  }
}
// end

// entry: table-header
final class AlbumScreen: Screen {
  let context = ScreenContext()
  let title = "Album"

  var sections: [Section] {
    Section.tableHeader(SectionHeader("Suite bergamasque", values: ["4 songs"]))
    Section("songs") { ForEach(Song.samples) { SongRow(song: $0) } }
    Section.tableFooter("℗ 1890")
  }
}
// end

// entry: hide-a-section
final class OffersScreen: Screen {
  let context = ScreenContext()
  let title = "Offers"
  private var showsOffers = true

  var sections: [Section] {
    Section("settings") {
      ToggleRow("Show offers", isOn: showsOffers) { self.showsOffers = $0 }
    }
    Section("offers", header: "Offers", isHidden: !showsOffers) { TextRow("Two for one") }
  }
}
// end

// entry: arrange-sections
final class HomePage: Screen {
  struct Module: Identifiable {
    let id: String
    let title: String
  }

  let context = ScreenContext()
  let title = "Home"
  private let modules = [
    Module(id: "charts", title: "Charts"), Module(id: "new", title: "New"),
  ]
  private var arrangement = SectionArrangement()  // Codable: save it

  var sections: [Section] {
    arrangement.sections(of: modules) { module in
      Section(module.id, header: module.title) { TextRow("Songs of “\(module.title)”") }
    }
    Section("arrange", header: "Arrange") {
      arrangement.rows(of: modules, title: \.title) { self.arrangement = $0 }
    }
  }
}
// end

// entry: letters-of-a-language
final class PhoneBook: Screen {
  let context = ScreenContext()
  let title = "Kontakter"
  private let names = ["Anna", "Örjan", "Åsa", "Ärla", "Élan"]

  var sections: [Section] {
    names.map { name in Section(name, header: name) { TextRow(name).id("row of \(name)") } }
      .indexed(in: SectionIndex.Alphabet(language: "sv"))  // Å, Ä and Ö; É is under E
  }
}
// end

import Tableware
import TablewareForms

// entry: push-a-screen
final class TodosScreen: Screen {
  let context = ScreenContext()
  let title = "To do"
  private var todos = Todo.samples

  var sections: [Section] {
    Section("todos", header: "\(todos.count { !$0.isDone }) open") {
      ForEach(todos) { todo in
        TextRow(todo.title, symbol: todo.isDone ? "✓" : " ").disclosing {
          TodoScreen(todo) { changed in
            self.todos = self.todos.map { $0.id == changed.id ? changed : $0 }
          }
        }
      }
    }
  }
}

final class TodoScreen: Screen {
  let context = ScreenContext()
  var title: String { todo.title }
  private var todo: Todo { didSet { onChange(todo) } }
  private let onChange: (Todo) -> Void

  init(_ todo: Todo, onChange: @escaping (Todo) -> Void) {
    (self.todo, self.onChange) = (todo, onChange)
  }

  var sections: [Section] {
    Section("todo") { ToggleRow("Done", isOn: Field(self, \.todo.isDone)) }
  }
}
// end

// entry: commands
final class CounterScreen: Screen {
  let context = ScreenContext()
  let title = "Counter"
  private var counts = ["Tea": 0, "Coffee": 0]

  var commands: [Command] {
    [
      Command("0", "Reset") { for name in self.counts.keys { self.counts[name] = 0 } },
      Command("+", "Count") { focused in  // the row with the focus
        if let name = focused?.id(as: String.self) { self.counts[name, default: 0] += 1 }
      },
    ]
  }

  var sections: [Section] {
    Section("counts") {
      ForEach(counts.keys.sorted(), id: \.self) { [counts] name in
        TextRow(name, value: counts[name] ?? 0)
      }
    }
  }
}
// end

// entry: status
final class CatalogScreen: Screen {
  let context = ScreenContext()
  let title = "Catalog"
  private var query = ""
  private var found: [Song] {
    query.isEmpty ? Song.samples : Song.samples.filter { $0.title.contains(query) }
  }

  var status: String { "\(found.count) of \(Song.samples.count)" }

  var search: Search? { Search(prompt: "Title", query: query) { self.query = $0 } }

  var sections: [Section] { Section("songs") { ForEach(found) { SongRow(song: $0) } } }
}
// end

// entry: search-scopes
final class InboxSearchScreen: Screen {
  let context = ScreenContext()
  let title = "Inbox"
  private var query = ""
  private var scope = 0
  private let mails = Mail.samples

  var search: Search? {
    Search(prompt: "Subject", query: query, scopes: ["All", "Unread"], scope: scope) {
      (self.query, self.scope) = ($0, $1)
    }
  }

  var sections: [Section] {
    let found = mails.filter {
      (scope == 0 || !$0.isRead) && (query.isEmpty || $0.subject.contains(query))
    }
    Section("mails") { ForEach(found) { TextRow($0.subject) } }
  }
}
// end

// entry: search-tokens
final class FilteredInboxScreen: Screen {
  let context = ScreenContext()
  let title = "Inbox"
  private var query = ""
  private var filters: [SearchToken] = []
  private let mails = Mail.samples

  var search: Search? {
    Search(prompt: "Subject", query: query) { self.query = $0 }
      .tokens(filters, suggestions: [SearchToken("Unread"), SearchToken("Invoices")]) {
        self.filters = $0
      }
  }

  var sections: [Section] {
    let ids = filters.map(\.id)
    let found = mails.filter { mail in
      (!ids.contains("Unread") || !mail.isRead)
        && (!ids.contains("Invoices") || mail.subject.contains("Invoice"))
        && (query.isEmpty || mail.subject.contains(query))
    }
    Section("mails") { ForEach(found) { TextRow($0.subject) } }
  }
}
// end

// entry: theme
final class BrandScreen: Screen {
  let context = ScreenContext()
  let title = "Brand"
  let theme: Theme? = Theme(
    accent: RowColor(light: 0x6D28D9, dark: 0xA78BFA), roles: [.bad: RowColor(0xB00020)],
    density: .comfortable, fonts: [.header: Theme.Font("Georgia", percent: 120)])

  var sections: [Section] {
    Section("brand", header: "Brand") { ButtonRow("Continue") {} }
  }
}
// end

// entry: event-for-the-application
struct SignedOut: Event {}

final class ProfileScreen: Screen {
  let context = ScreenContext()
  let title = "Profile"

  var sections: [Section] {
    Section("profile") {
      TextRow("Sign out").on(Tap.self) { _, source in source.raise(SignedOut()) }
    }
  }
}

func handleApplicationEvents(of navigator: Navigator, signOut: @escaping () -> Void) {
  navigator.handlers.add(SignedOut.self) { _, _ in signOut() }
}
// end

// entry: table-as-a-screen
func agenda() -> TableScreen {
  let table = Table()
  table.show {  // owns its table
    Section("today", header: "Today") { TextRow("Lunch", value: "12:30") }
  }
  return TableScreen(table, title: "Agenda")
}
// end

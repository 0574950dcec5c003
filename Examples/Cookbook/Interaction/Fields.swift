import Foundation
import Tableware
import TablewareForms

// entry: add-by-return
final class GroceriesScreen: Screen {
  let context = ScreenContext()
  let title = "Groceries"
  private(set) var items = ["Milk"]
  private var draft = ""

  var sections: [Section] {
    Section("items") { ForEach(items, id: \.self) { TextRow($0) } }
    Section("new") {
      TextFieldRow("New", text: draft, onSubmit: { self.add() }) { self.draft = $0 }
    }
  }

  private func add() {
    guard !draft.isEmpty, !items.contains(draft) else { return }
    items.append(draft)
    draft = ""
  }
}
// end

// entry: own-control
struct ThumbsRow: InteractiveRow {
  let title: String
  let isUp: Field<Bool?>
  var id: String { isUp.tag ?? title }
  var body: RowContent {
    RowContent(title: title, values: [isUp.value.map { $0 ? "👍" : "👎" } ?? "–"])
  }
  var handlers: EventHandlers {
    var handlers = EventHandlers()
    handlers.add(Tap.self) { _, _ in try isUp.set(!(isUp.value ?? false)) }
    return handlers
  }
}

final class VoteScreen: Screen {
  let context = ScreenContext()
  let title = "Vote"
  private(set) var vote: Bool?

  var sections: [Section] {
    Section("vote") { ThumbsRow(title: "Soup", isUp: Field(self, \.vote)) }
  }
}
// end

// entry: several-changes-one-handler
final class ToneScreen: Screen {
  let context = ScreenContext()
  let title = "Tone"
  private(set) var changes = 0
  private var bass = 0.5
  private var treble = 0.5

  var sections: [Section] {
    Section("tone", footer: "\(changes) changes") {
      SliderRow("Bass", value: bass) { self.bass = $0 }
      SliderRow("Treble", value: treble) { self.treble = $0 }
    }
    .on(ControlChange.self) { _, _ in self.changes += 1 }  // after the row has set its value
  }
}
// end

// entry: when-typing-ends
final class NoteScreen: Screen {
  let context = ScreenContext()
  let title = "Note"
  private var text = ""
  private(set) var saved = ""

  var sections: [Section] {
    Section("note") {
      TextFieldRow("Note", text: text) { self.text = $0 }  // each key
        .on(FieldEnd.self) { end, _ in
          if end.reason == .canceled { self.text = self.saved }  // Escape
          self.saved = self.text
        }
    }
  }
}
// end

// entry: edit-in-place
final class RenameScreen: Screen {
  let context = ScreenContext()
  let title = "To do"
  private(set) var todos = Todo.samples
  private var renamed: Int?

  var sections: [Section] {
    Section("todos") { ForEach(todos.indices, id: { self.todos[$0].id }) { self.row(at: $0) } }
  }

  @SingleRowBuilder private func row(at index: Int) -> AnyRow {
    let todo = todos[index]
    if todo.id == renamed {
      TextFieldRow("", text: todo.title, reports: .end) { self.todos[index].title = $0 }
        .on(FieldEnd.self) { _, _ in self.renamed = nil }  // Escape comes here, too
    } else {
      TextRow(todo.title).onTap {
        self.renamed = todo.id
        self.context.table?.focus(todo.id, editing: true)
      }
    }
  }
}
// end

// entry: dates
extension CalendarDate {
  /// The day and time of a moment, in the calendar and time zone of the user.
  init(_ date: Date, in calendar: Calendar = .current) {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    self.init(
      year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1, hour: parts.hour ?? 0,
      minute: parts.minute ?? 0)
  }
}

final class ReminderScreen: Screen {
  let context = ScreenContext()
  let title = "Reminder"
  private(set) var day: CalendarDate
  private let today: CalendarDate

  init(today: Date = .now) {
    self.today = CalendarDate(today)
    day = self.today
  }

  var sections: [Section] {
    let last = CalendarDate(year: today.year + 1, month: 12, day: 31)
    Section("reminder") { DateRow("Day", date: day, in: today...last) { self.day = $0 } }
  }
}
// end

// entry: picker-below
final class TravelDatesScreen: Screen {
  let context = ScreenContext()
  let title = "Trip"
  private(set) var dates: [String: CalendarDate] = [:]
  private var expanded: String?

  var sections: [Section] {
    Section("dates") {
      for name in ["Departure", "Return"] {
        DatePickerGroup(
          name, name, date: Field({ self.dates[name] }, { self.dates[name] = $0 }),
          isExpanded: Field(
            { self.expanded == name }, { self.expanded = $0 ? name : nil }))
      }
    }
  }
}
// end

// entry: file-of-the-user
final class SongImportScreen: Screen {
  let context = ScreenContext()
  let title = "Import"
  private(set) var names: [String] = []
  private lazy var upload = FileUpload(context)  // its progress and its error

  var sections: [Section] {
    Section("import") {
      FileRow("List of songs", kinds: [.csv], limit: 1_000_000, receiving: upload) { file in
        // On another thread, while the file arrives.
        String(decoding: try await file.bytes(), as: UTF8.self)
      } then: { text in
        self.names = text.split(whereSeparator: \.isNewline).map(String.init)
      }
    }
    Section("songs") { ForEach(names, id: \.self) { TextRow($0) } }
  }
}
// end

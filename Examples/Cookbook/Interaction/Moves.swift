import Tableware

// entry: edit-by-handle
func shoppingList() -> Table {
  let table = Table()
  table.append { Section("items", header: "Items") { TextRow("Milk") } }
  table["items"].append { TextRow("Bread") }
  table["items"].insert(at: 0) { TextRow("Tea") }
  table.row("Milk").update { TextRow("Milk", value: "2") }
  table.row("Bread").remove()
  return table
}
// end

// entry: reorder
final class QueueScreen: Screen {
  let context = ScreenContext()
  let title = "Queue"
  private(set) var songs = Song.samples

  var sections: [Section] {
    Section("songs") { ForEach(songs) { SongRow(song: $0).movable() } }
      .on(RowMove.self) { move, _ in move.apply(to: &self.songs) }
  }
}
// end

// entry: move-between-sections
final class BoardScreen: Screen {
  enum Column: String, CaseIterable { case open, done }

  let context = ScreenContext()
  let title = "Board"
  private(set) var cards: [Column: [String]] = [.open: ["Write", "Print"], .done: ["Plan"]]

  func configure(_ table: Table) {
    table.on(RowMove.self) { move, _ in
      guard let card = move.row(as: String.self),
        let column = move.section.value(as: Column.self)
      else { return }
      for other in Column.allCases { self.cards[other]?.removeAll { $0 == card } }
      let cards = self.cards[column] ?? []
      let next = move.before(as: String.self).flatMap(cards.firstIndex(of:))
      self.cards[column]?.insert(card, at: next ?? cards.endIndex)
    }
  }

  var sections: [Section] {
    ForEach(Column.allCases) { column in
      Section(column, header: "\(column)") {
        ForEach(cards[column] ?? [], id: \.self) { TextRow($0).movable(.anywhere) }
      }
    }
  }
}
// end

// entry: restrict-moves
final class PodiumScreen: Screen {
  let context = ScreenContext()
  let title = "Podium"
  private(set) var names = ["Gold", "Silver", "Bronze"]

  func configure(_ table: Table) {
    // Gold stays first: no row moves to the beginning of the section.
    table.moveTarget = { move in move.after == nil ? nil : move }
    table.on(RowMove.self) { move, _ in move.apply(to: &self.names, id: \.self) }
  }

  var sections: [Section] {
    Section("names") {
      ForEach(names, id: \.self) { TextRow($0).movable($0 == "Gold" ? nil : .withinSection) }
    }
  }
}
// end

// entry: undo
final class UndoScreen: Screen {
  let context = ScreenContext()
  let title = "To do"
  private(set) var todos = Todo.samples

  var sections: [Section] {
    Section("todos") {
      ForEach(todos) { todo in TextRow(todo.title).deletable { self.remove(todo) } }
    }
  }

  private func remove(_ todo: Todo) {
    guard let index = todos.firstIndex(of: todo) else { return }
    todos.remove(at: index)
    context.notify("Deleted “\(todo.title)”.", action: "Undo") {
      self.todos.insert(todo, at: min(index, self.todos.endIndex))
    }
  }
}
// end

// entry: insert-and-scroll
final class NotesScreen: Screen {
  let context = ScreenContext()
  let title = "Notes"
  private(set) var notes = (1...40).map { "Note \($0)" }

  var commands: [Command] {
    [
      Command("n", "New") {
        let note = "Note \(self.notes.count + 1)"
        self.notes.append(note)
        self.context.table?.focus(note)  // after the row was inserted
      }
    ]
  }

  var sections: [Section] {
    Section("notes") { ForEach(notes, id: \.self) { TextRow($0) } }
  }
}
// end

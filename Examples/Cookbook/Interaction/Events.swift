import Tableware

// entry: tap
final class PlayerScreen: Screen {
  let context = ScreenContext()
  let title = "Player"
  private(set) var current: Song?

  /// One handler for all rows of a type.
  func configure(_ table: Table) {
    table.on(Tap.self, from: SongRow.self) { _, row, _ in self.current = row.song }
  }

  var sections: [Section] {
    if let current { Section("now", header: "Now playing") { TextRow(current.title) } }
    Section("songs") {
      ForEach(Song.samples) { SongRow(song: $0) }
      TextRow("Stop").onTap { self.current = nil }  // for this row alone
    }
  }
}
// end

// entry: event-type
struct SongLiked: Event {}

final class LikesScreen: Screen {
  let context = ScreenContext()
  let title = "Songs"
  private var songs = Song.samples

  var sections: [Section] {
    Section("songs", header: "\(songs.count { $0.isLiked }) liked") {
      ForEach(songs) { song in
        SongRow(song: song).menu([RowAction("Like") { source in source.raise(SongLiked()) }])
      }
    }
    .on(SongLiked.self) { _, source in
      for index in self.songs.indices where Identity(self.songs[index].id) == source.row {
        self.songs[index].isLiked = true
      }
    }
  }
}
// end

// entry: swipe-actions
final class MailScreen: Screen {
  let context = ScreenContext()
  let title = "Inbox"
  private var mails = Mail.samples

  var sections: [Section] {
    Section("mails", header: "\(mails.count { !$0.isRead }) unread") {
      ForEach(mails) { mail in
        TextRow(mail.subject, subtitle: mail.sender)
          .swipe(leading: [
            RowAction("Read", symbol: "✓", isEnabled: !mail.isRead) { self.read(mail) }
          ])
          .deletable(asking: "Delete “\(mail.subject)”?") {
            self.mails.removeAll { $0.id == mail.id }
          }
      }
    }
  }

  private func read(_ mail: Mail) {
    for index in mails.indices where mails[index].id == mail.id { mails[index].isRead = true }
  }
}
// end

// entry: context-menu
final class FilesScreen: Screen {
  let context = ScreenContext()
  let title = "Files"
  private var files = ["a.txt", "b.txt"]

  var sections: [Section] {
    Section("files") {
      ForEach(files, id: \.self) { file in
        TextRow(file).menu([
          RowAction("Duplicate", symbol: "+", key: .character("d")) {
            self.files.append("copy of \(file)")
          },
          RowAction("Delete", role: .destructive, asking: "Delete \(file)?", key: .delete) {
            self.files.removeAll { $0 == file }
          },
        ])
      }
    }
  }
}
// end

// entry: submenus
final class TasksScreen: Screen {
  let context = ScreenContext()
  let title = "Tasks"
  private var tasks = ["Water the plants": "Home", "Order paper": "Work"]

  var sections: [Section] {
    Section("tasks") {
      ForEach(tasks.keys.sorted(), id: \.self) { [tasks] task in
        TextRow(task, value: tasks[task] ?? "").menu([
          .submenu(
            "Move to", image: .symbol("folder", glyph: "▸"),
            ["Home", "Work", "Later"].map { list in
              RowAction(list, isEnabled: tasks[task] != list) { self.tasks[task] = list }
            }),
          .group([
            RowAction("Delete", role: .destructive) { self.tasks[task] = nil }
          ]),
        ])
      }
    }
  }
}
// end

// entry: detail-button
final class NetworksScreen: Screen {
  let context = ScreenContext()
  let title = "Wi-Fi"
  private(set) var joined = "Home"

  var sections: [Section] {
    Section("networks") {
      ForEach(["Home", "Café"], id: \.self) { [joined] name in
        TextRow(name, symbol: name == joined ? "✓" : " ")
          .onTap { self.joined = name }
          .onDetail { self.context.push(NetworkScreen(name)) }
      }
    }
  }
}

final class NetworkScreen: Screen {
  let context = ScreenContext()
  let title: String
  init(_ name: String) { title = name }

  var sections: [Section] { Section("network") { TextRow("Address", value: "192.0.2.7") } }
}
// end

// entry: enrich-an-event
struct Opened: Event {}

final class ShelfScreen: Screen {
  let context = ScreenContext()
  let title = "Shelf"
  private(set) var last = ""

  func configure(_ table: Table) {
    table.on(Opened.self) { _, source in
      self.last = "\(source.row) in \(source.note(String.self) ?? "no shelf")"
    }
  }

  var sections: [Section] {
    for shelf in ["upper shelf", "lower shelf"] {
      Section(shelf) {
        TextRow("Book of the \(shelf)").on(Tap.self) { _, source in source.raise(Opened()) }
      }
      .on(Opened.self) { _, source in
        source.enrich(with: shelf)
        return .passed
      }
    }
  }
}
// end

// entry: seen-rows
final class StoriesScreen: Screen {
  let context = ScreenContext()
  let title = "Stories"
  private(set) var seen: [String] = []

  func configure(_ table: Table) {
    table.impressions = ImpressionRule(share: 0.5, time: .seconds(1))
    table.on(Impression.self) { _, source in
      if let story = source.id(as: String.self) { self.seen.append(story) }
    }
  }

  var sections: [Section] {
    Section("stories") { ForEach(["Rain", "Sun"], id: \.self) { TextRow($0) } }
  }
}
// end

// entry: all-rows-of-a-type
final class SharedSongsScreen: Screen {
  let context = ScreenContext()
  let title = "Library"
  private(set) var shared: [String] = []

  func configure(_ table: Table) {
    table.modifyRows(of: SongRow.self) { row, modified in
      modified.swipe(trailing: [RowAction("Share") { self.shared.append(row.song.title) }])
    }
  }

  var sections: [Section] {
    Section("songs") { ForEach(Song.samples) { SongRow(song: $0) } }
  }
}
// end

// entry: double-taps
final class PaymentScreen: Screen {
  let context = ScreenContext()
  let title = "Payment"
  private(set) var payments = 0

  func configure(_ table: Table) { table.repeatedTapInterval = .seconds(1) }

  var sections: [Section] {
    Section("payment") { ButtonRow("Pay") { self.payments += 1 } }
  }
}
// end

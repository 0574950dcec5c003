import Tableware
import TablewareForms
import TablewareLoading
import TablewareMapping

// entry: list-of-models
final class SongsScreen: Screen {
  let context = ScreenContext()
  let title = "Songs"
  private let songs = Song.samples

  var sections: [Section] {
    Section("songs") {
      ForEach(songs) { song in TextRow(song.title, subtitle: song.artist, value: song.length) }
    }
  }
}
// end

// entry: row-type
struct SongRow: Row {
  let song: Song
  var id: Song.ID { song.id }
  var body: RowContent {
    RowContent(symbol: song.isLiked ? "♥" : "♪", title: song.title, values: [song.length])
  }
}
// end

final class SongRowsScreen: Screen {
  let context = ScreenContext()
  let title = "Songs"

  var sections: [Section] {
    Section("songs") { ForEach(Song.samples) { SongRow(song: $0) } }
  }
}

// entry: kinds-of-rows
enum FeedItem: Identifiable {
  case song(Song)
  case advertisement(id: String, text: String)

  var id: String {
    switch self {
    case .song(let song): "song \(song.id)"
    case .advertisement(let id, _): "advertisement \(id)"
    }
  }
}

final class FeedScreen: Screen {
  let context = ScreenContext()
  let title = "Feed"
  private let items: [FeedItem] = [
    .song(Song.samples[0]), .advertisement(id: "a", text: "Two tickets for one"),
  ]

  var sections: [Section] {
    Section("feed") {
      ForEach(items) { item in
        switch item {
        case .song(let song): SongRow(song: song)
        case .advertisement(_, let text): NoticeRow(text)
        }
      }
    }
  }
}
// end

// entry: any-models
final class MixedScreen: Screen {
  let context = ScreenContext()
  let title = "Anything"
  private let models: [Any] = [Song.samples[0], "A line of text", 42, 42]
  private let mapping = {
    var mapping = RowMapping()
    mapping.map(Song.self) { SongRow(song: $0) }
    mapping.map(String.self) { TextRow($0) }
    mapping.map(Int.self) { TextRow("The number \($0)") }
    return mapping
  }()

  var sections: [Section] {
    Section("models") { ForEach(models, mapping) }
  }
}
// end

// entry: flat-array
final class FlatScreen: Screen {
  let context = ScreenContext()
  let title = "Songs"
  private let items: [Any] = [
    "Popular", Song.samples[0], Song.samples[1], FlatList.Footer("2 songs"),
    "New", Song.samples[2],
  ]

  var sections: [Section] {
    var mapping = RowMapping()
    mapping.map(Song.self) { SongRow(song: $0) }
    return Section.list(from: items, mapping)
  }
}
// end

// entry: several-rows-for-a-model
final class PostsScreen: Screen {
  enum PostPart: Hashable { case title(Mail.ID), actions(Mail.ID) }

  let context = ScreenContext()
  let title = "Posts"
  private(set) var liked: Set<Mail.ID> = []

  var sections: [Section] {
    Section("posts") {
      for post in Mail.samples { rows(of: post) }  // ForEach has one row for each element
    }
  }

  @RowBuilder private func rows(of post: Mail) -> RowBuilder.Rows {
    TextRow(post.subject, subtitle: post.sender).id(PostPart.title(post.id))
    if !liked.contains(post.id) {
      TextRow("Like").id(PostPart.actions(post.id)).onTap { self.liked.insert(post.id) }
    }
  }
}
// end

// entry: conditional-rows
final class AccountScreen: Screen {
  let context = ScreenContext()
  let title = "Account"
  private var name: String?

  var sections: [Section] {
    Section("account") {
      if let name {
        TextRow("Signed in as", value: name)
        ButtonRow("Sign out") { self.name = nil }
      } else {
        ButtonRow("Sign in") { self.name = "mei" }
      }
    }
  }
}
// end

// entry: button-with-question
final class TrashScreen: Screen {
  let context = ScreenContext()
  let title = "Trash"
  private var mails = Mail.samples

  var sections: [Section] {
    Section("mails") { ForEach(mails) { TextRow($0.subject) } }
    Section("actions") {
      ButtonRow("Empty the trash", role: .destructive, asking: "Delete \(mails.count) mails?") {
        self.mails = []
      }
      .disabled(mails.isEmpty)
    }
  }
}
// end

// entry: sort-by-column
final class SortedScreen: Screen {
  let context = ScreenContext()
  let title = "Songs"
  private let songs = Song.samples
  private var order = ColumnOrder("title")

  var sections: [Section] {
    let sorted = songs.sorted { [order] left, right in
      order.column == "title"
        ? order.isBefore(left.title, right.title) : order.isBefore(left.seconds, right.seconds)
    }
    Section(
      "songs",
      header: ColumnHeader(
        [.init("Title", "title"), .init("Length", "length", width: 8)], order: order
      ) { self.order = $0 }
    ) {
      ForEach(sorted) { SongRow(song: $0) }
    }
  }
}
// end

// entry: hide-a-row
final class GiftScreen: Screen {
  let context = ScreenContext()
  let title = "Delivery"
  private var isGift = false
  private var message = ""

  var sections: [Section] {
    Section("delivery") {
      ToggleRow("Gift", isOn: isGift) { self.isGift = $0 }
      TextFieldRow("Message", text: message) { self.message = $0 }.hidden(!isGift)
    }
  }
}
// end

import Observation
import Tableware
import TablewareLoading

// entry: repeated-titles
final class AddressScreen: Screen {
  let context = ScreenContext()
  let title = "Addresses"

  var sections: [Section] {
    Section("billing", header: "Billing") { TextRow("Name", value: "Ada").id("billing name") }
    Section("delivery", header: "Delivery") { TextRow("Name", value: "Alan").id("delivery name") }
  }
}
// end

// entry: observable-model
@Observable final class Download: Identifiable {
  let id: String
  var percent = 0
  init(_ id: String) { self.id = id }
}

struct DownloadRow: Row {
  let download: Download
  var id: String { download.id }
  var body: RowContent { RowContent(title: download.id, values: ["\(download.percent) %"]) }
}

final class DownloadsScreen: Screen {
  let context = ScreenContext()
  let title = "Downloads"
  private let downloads: [Download]
  init(_ downloads: [Download]) { self.downloads = downloads }

  var sections: [Section] {
    Section("downloads") { ForEach(downloads) { DownloadRow(download: $0) } }
  }
}
// end

// entry: change-from-outside
final class Player {
  var onChange: (() -> Void)?
  private(set) var position = 0

  func advance() {
    position += 1
    onChange?()
  }
}

final class PositionScreen: Screen {
  let context = ScreenContext()
  let title = "Position"
  private let player: Player
  init(_ player: Player) { self.player = player }

  func appear() { player.onChange = { [context] in context.setNeedsUpdate() } }
  func disappear() { player.onChange = nil }

  var sections: [Section] {
    Section("player") { TextRow("Position", value: "\(player.position)") }
  }
}
// end

// entry: million-rows
final class NumbersScreen: Screen {
  let context = ScreenContext()
  let title = "Numbers"

  var sections: [Section] {
    Section("numbers") {
      ForEach(0..<1_000_000, id: \.self) { TextRow("Number \($0)") }  // created when shown
    }
  }
}
// end

// entry: sort-in-the-background
final class WordsScreen: Screen {
  let context = ScreenContext()
  let title = "Words"
  private var words = ["pine", "ash", "elm"]
  private var sorting: Timeline.Schedule?

  var commands: [Command] {
    [
      Command("s", "Sort") {
        self.sorting = self.context.load(replacing: self.sorting) { [words = self.words] in
          words.sorted()  // on another thread
        } then: { sorted in
          if let sorted = try? sorted.get() { self.words = sorted }
        }
      }
    ]
  }

  var sections: [Section] {
    Section("words") { ForEach(words, id: \.self) { TextRow($0) } }
  }
}
// end

// entry: stored-list
final class SongStore {
  private(set) var songs = Song.samples
  var onChange: ([StoreChange<Song>]) -> Void = { _ in }

  func like(_ song: Song) {  // sorts liked songs first, and reports what changed, as Core Data does
    guard let old = songs.firstIndex(where: { $0.id == song.id }) else { return }
    var liked = songs.remove(at: old)
    liked.isLiked = true
    songs.insert(liked, at: 0)
    onChange([
      .move(liked, from: RowPath(section: 0, row: old), to: RowPath(section: 0, row: 0))
    ])
  }
}

final class StoredSongsScreen: Screen {
  let context = ScreenContext()
  let title = "Songs"
  private let store: SongStore
  private let songs: StoredList<Song>

  init(_ store: SongStore) {
    self.store = store
    songs = StoredList(elements: store.songs)
    store.onChange = { [songs] in songs.apply($0) }
  }

  var sections: [Section] {
    Section("songs") {
      ForEach(songs.elements) { song in SongRow(song: song).onTap { self.store.like(song) } }
    }
  }
}
// end

// entry: choose-animations
final class RotationScreen: Screen {
  let context = ScreenContext()
  let title = "Queue"
  private(set) var songs = ["Clair de lune", "So What", "Willow Song"]
  private var plays = 0

  func configure(_ table: Table) {
    table.animations = RowAnimations(insertion: .bottom, removal: .fade)
    table.setAnimations(.unanimated, ofSection: "now")
  }

  var commands: [Command] {
    [
      Command("n", "Next") {
        self.context.table?.setNextAnimations(RowAnimations(.left), ofRow: self.songs[0])
        self.songs.append(self.songs.removeFirst() + " (again)")
        self.plays += 1
      },
      Command("r", "Reset") {
        self.context.table?.nextAnimations = .unanimated
        self.songs.sort()
      },
    ]
  }

  var sections: [Section] {
    Section("now") { TextRow("\(plays) played").id(plays) }
    Section("queue") { ForEach(songs, id: \.self) { TextRow($0) } }
  }
}
// end

import Foundation
import Tableware
import TablewareForms
import TablewareUIKit

// entry: view-controller
final class LikedSongsController: UITableViewController {
  private var songs = ["Willow Song", "Clair de lune"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.show(for: self, \.sections)
  }

  @TableBuilder private var sections: [Section] {
    Section("songs", header: "\(songs.count) songs") {
      ForEach(songs, id: \.self) { song in
        TextRow(song).deletable { self.songs.removeAll { $0 == song } }
      }
    }
  }
}
// end

// entry: update-a-controller
final class SignalController: UITableViewController {
  private var backend: TableViewBackend?
  private(set) var bars = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    backend = tableView.show(for: self, \.sections)
  }

  /// Called by code that Tableware does not know, such as a delegate.
  func signalChanged(to bars: Int) {
    self.bars = bars
    backend?.setNeedsUpdate()
  }

  @TableBuilder private var sections: [Section] {
    Section("signal") { TextRow("Signal", value: "\(bars) of 4") }
  }
}
// end

// entry: pull-to-refresh
final class NewsController: UITableViewController {
  private var news = ["Rain"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.show(for: self, \.sections).setRefreshAction { [weak self] done in
      self?.news.insert("Sun", at: 0)  // when it was loaded
      done()
    }
  }

  @TableBuilder private var sections: [Section] {
    Section("news") { ForEach(news, id: \.self) { TextRow($0) } }
  }
}
// end

// entry: push-a-controller
final class MenuController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.show(for: self, \.sections)
  }

  @TableBuilder private var sections: [Section] {
    Section("menu") {
      TextRow("News").disclosing { NewsController(style: .plain) }
      TextRow("Settings").disclosing { PreferencesScreen() }  // a Screen, on every surface
    }
  }
}

final class PreferencesScreen: Screen {
  let context = ScreenContext()
  let title = "Settings"
  private var isOn = true

  var sections: [Section] {
    Section("settings") { ToggleRow("Sounds", isOn: isOn) { self.isOn = $0 } }
  }
}
// end

// entry: screen-in-a-navigation-controller
@MainActor func showPreferences(in navigation: UINavigationController) {
  navigation.push(PreferencesScreen(), theme: Theme(accent: RowColor(0x6D28D9)), animated: false)
}
// end

// entry: drag-rows
final class PlaylistController: UITableViewController {
  private var songs = ["Willow Song", "Clair de lune", "茉莉花"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.show(for: self, \.sections)
    navigationItem.rightBarButtonItem = editButtonItem  // sets the editing mode
  }

  @TableBuilder private var sections: [Section] {
    Section("songs") {
      ForEach(songs, id: \.self) { song in
        TextRow(song).movable().deletable { self.songs.removeAll { $0 == song } }
      }
    }
    .on(RowMove.self) { move, _ in move.apply(to: &self.songs, id: \.self) }
  }
}
// end

// entry: edit-toolbar
final class VoicesController: UITableViewController {
  private var voices = ["Alto", "Bass", "Soprano", "Tenor"]
  private var backend: TableViewBackend?

  override func viewDidLoad() {
    super.viewDidLoad()
    backend = tableView.show(for: self, \.sections)
    navigationItem.rightBarButtonItem = editButtonItem
    toolbarItems = [
      UIBarButtonItem(
        title: "Delete", primaryAction: UIAction { [weak self] _ in self?.deleteSelected() })
    ]
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    backend?.table.selectionMode = editing ? .multiple : .none
    navigationController?.setToolbarHidden(!editing, animated: animated)
  }

  @TableBuilder private var sections: [Section] {
    Section("voices") { ForEach(voices, id: \.self) { TextRow($0) } }
  }

  private func deleteSelected() {
    guard let selection = backend?.table.selection else { return }
    voices.removeAll { selection.contains($0) }
    setEditing(false, animated: true)
    backend?.setNeedsUpdate()
  }
}
// end

// entry: delegate-of-the-app
final class FadingController: UITableViewController {
  private(set) var scrollCount = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    // The controller is the delegate of its table view, and stays the delegate of the app.
    tableView.show(for: self, \.sections)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollCount += 1 }

  @TableBuilder private var sections: [Section] {
    Section("numbers") { ForEach(Array(1...100), id: \.self) { TextRow("\($0)") } }
  }
}
// end

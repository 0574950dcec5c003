import Foundation
import Tableware
import TablewareForms
import TablewareUIKit

// entry: own-table-in-a-controller
final class DownloadsController: UITableViewController {
  private let table = Table()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.show(table)
    table.append { Section("downloads", header: "Downloads") {} }
  }

  func begin(_ file: String) { table["downloads"].append { TextRow(file, value: "…") } }
  func finish(_ file: String) { table.row(file).update { TextRow(file, value: "done") } }
  func remove(_ file: String) { table.row(file).remove() }
}
// end

// entry: events-in-a-controller
struct Shared: Event {
  let photo: String
}

final class PhotosController: UITableViewController {
  private(set) var shared: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.show(for: self, \.sections)
  }

  @TableBuilder private var sections: [Section] {
    Section("photos") {
      TextRow("Bridge").on(Tap.self) { _, source in source.raise(Shared(photo: "Bridge")) }
    }
  }
}

extension PhotosController: @MainActor EventResponder {
  func respond(to event: any Event, from source: EventSource) -> EventResponse {
    guard let event = event as? Shared else { return .passed }
    shared.append(event.photo)
    return .handled
  }
}
// end

// entry: selection-in-a-controller
final class GuestsController: UITableViewController {
  private var guests = ["Ada", "Alan", "Grace"]
  private var backend: TableViewBackend?

  override func viewDidLoad() {
    super.viewDidLoad()
    backend = tableView.show(for: self, \.sections)
    backend?.table.selectionMode = .multiple
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Remove", primaryAction: UIAction { [weak self] _ in self?.removeSelected() })
  }

  @TableBuilder private var sections: [Section] {
    Section("guests") { ForEach(guests, id: \.self) { TextRow($0) } }
  }

  private func removeSelected() {
    guard let selection = backend?.table.selection else { return }
    guests.removeAll { selection.contains($0) }
    backend?.setNeedsUpdate()
  }
}
// end

// entry: state-of-a-controller
final class ChaptersController: UITableViewController {
  static var saved: TableState?  // is Codable: a file, or the user activity
  private var backend: TableViewBackend?

  override func viewDidLoad() {
    super.viewDidLoad()
    backend = tableView.show(for: self, \.sections)
    if let saved = Self.saved { backend?.table.restore(saved) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    Self.saved = backend?.table.state  // while the table view is in its window
  }

  @TableBuilder private var sections: [Section] {
    Section("chapters") { ForEach(Array(1...200), id: \.self) { TextRow("Chapter \($0)") } }
  }
}
// end

// entry: drag-between-tables
struct Photo: Identifiable, Hashable, Sendable {
  let id: Int
  let title: String
}

final class AlbumController: UITableViewController {
  private var photos = [Photo(id: 1, title: "Lake"), Photo(id: 2, title: "Pines")]
  private var album: [Photo] = []
  private var notes: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.show(for: self, \.sections)
  }

  @TableBuilder private var sections: [Section] {
    Section("photos") {
      ForEach(photos) { photo in TextRow(photo.title).draggable(photo, text: photo.title) }
    }
    Section("album", header: "Album") { ForEach(album) { TextRow($0.title) } }
      .emptyText("Drop photos here.")
      .dropDestination(for: Photo.self) { photos, position in
        position.insert(photos, into: &self.album)
        self.photos.removeAll(where: photos.contains)
      }
    Section("notes", header: "Notes") { ForEach(notes, id: \.self) { TextRow($0) } }
      .dropDestination(for: String.self) { texts, position in  // also from other apps
        position.insert(texts, into: &self.notes, id: \.self)
      }
  }
}
// end

// entry: field-bar
final class AddressController: UITableViewController {
  private var street = ""
  private var city = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    let backend = tableView.show(for: self, \.sections)
    backend.showsFieldBar = false  // the default is true
  }

  @TableBuilder private var sections: [Section] {
    Section("address") {
      TextFieldRow("Street", text: Field(street) { self.street = $0 })
      TextFieldRow("City", text: Field(city) { self.city = $0 })
    }
  }
}
// end

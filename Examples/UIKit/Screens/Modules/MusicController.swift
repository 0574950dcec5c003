import Tableware
import TablewareUIKit

/// A page whose modules are sections, in the reader's order and without those that the reader hid.
final class MusicController: TableController {
  private let page: MusicPage
  private var playing: SongRow.ID?

  init(_ page: MusicPage = MusicPage()) {
    self.page = page
    super.init("Modules")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Arrange",
      primaryAction: UIAction { [unowned self] _ in push(ArrangeController(self.page)) })
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // The page above may have arranged the modules.
    show()
  }

  override func show() {
    table.show {
      page.arrangement.sections(of: page.modules) { module in
        Section(module.id, header: module.title) {
          for (place, song) in module.songs.enumerated() {
            let row = SongRow(
              song: song, module: module, number: place + 1, playing: playing)
            row.onTap { [unowned self] in play(row.id) }
          }
        }
      }
    }
  }

  private func play(_ song: SongRow.ID) {
    playing = playing == song ? nil : song
    show()
  }
}

import Tableware
import TablewareMapping
import TablewareUIKit

/// A page whose modules are sections, in the user's order and without those that the user hid.
final class MusicController: TableController {
  private let page: MusicPage
  private var playing: SongRow.ID?
  private var liked: Set<SongRow.ID> = []

  init(_ page: MusicPage = MusicPage()) {
    self.page = page
    super.init("Modules")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Arrange",
      primaryAction: UIAction { [unowned self] _ in push(ArrangeController(self.page)) })
    table.on(Tap.self, from: SongRow.self) { [unowned self] _, row, _ in
      playing = row.isPlaying ? nil : row.id
      show()
      return .handled
    }
    table.on(LikeSong.self, from: SongRow.self) { [unowned self] _, row, _ in
      liked.formSymmetricDifference([row.id])
      show()
      return .handled
    }
  }

  override func show() {
    table.show {
      page.arrangement.sections(of: page.modules) { module in
        Section(module.id, header: module.title) {
          for (position, song) in module.songs.enumerated() {
            let id = SongRow.ID(module: module.id, number: position + 1)
            SongRow(
              song: song, kind: module.kind, id: id, isPlaying: id == playing,
              isLiked: liked.contains(id))
          }
        }
      }
    }
  }
}

import Tableware
import TablewareUIKit

/// A song, in the manner of its module.
struct SongRow: Row {
  /// A song may stand in several modules, and is another row in each.
  struct ID: Hashable, Sendable {
    let module: MusicModule.ID
    let number: Int
  }

  let song: Song
  let kind: MusicModule.Kind
  let id: ID
  let isPlaying: Bool

  init(song: Song, module: MusicModule, number: Int, playing: ID?) {
    self.song = song
    kind = module.kind
    id = ID(module: module.id, number: number)
    isPlaying = id == playing
  }

  /// The name of the picture before the title.
  var symbol: String {
    if isPlaying { return "play.fill" }
    return switch kind {
    case .banner: "star"
    case .chart: "\(id.number).circle"
    case .list: "music.note"
    }
  }

  var body: RowContent {
    RowContent(symbol: RowText(symbol), title: song.title, subtitle: song.artist)
  }
}

extension SongRow: UIKitRow {
  func configure(_ cell: SongCell) { cell.show(self) }
}

/// A picture, a title and an artist.
final class SongCell: UITableViewCell {
  func show(_ row: SongRow) {
    var content = UIListContentConfiguration.subtitleCell()
    content.image = UIImage(systemName: row.symbol)
    content.text = row.song.title
    content.secondaryText = row.song.artist
    contentConfiguration = content
  }
}

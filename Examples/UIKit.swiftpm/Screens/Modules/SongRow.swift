import Tableware
import TablewareUIKit

/// The user likes a song, or no longer likes it.
struct LikeSong: Event {}

/// A song, in the layout of its module.
struct SongRow: Row {
  /// A song may be in several modules, and is another row in each.
  nonisolated struct ID: Hashable, Sendable {
    let module: MusicModule.ID
    let number: Int
  }

  let song: Song
  let kind: MusicModule.Kind
  let id: ID
  let isPlaying: Bool
  let isLiked: Bool

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
    RowContent(
      symbol: RowText(symbol), title: song.title, subtitle: song.artist,
      values: isLiked ? ["♥"] : [])
  }
}

extension SongRow: UIKitRow {
  func configure(_ cell: SongCell) { cell.show(self) }
}

/// A picture, a title and an artist, and a heart.
final class SongCell: UITableViewCell {
  private let heart = UIButton("♡", raising: LikeSong())

  func show(_ row: SongRow) {
    var content = UIListContentConfiguration.subtitleCell()
    content.image = UIImage(systemName: row.symbol)
    content.text = row.song.title
    content.secondaryText = row.song.artist
    contentConfiguration = content
    heart.setTitle(row.isLiked ? "♥" : "♡", for: .normal)
    if accessoryView == nil { accessoryView = heart }
  }
}

#if SQLite || Postgres
import Foundation
import Tableware

/// Data that every surface can show as a picture.
enum Picture {
  static func isOne(_ data: Data) -> Bool {
    let beginnings: [[UInt8]] = [
      [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("GIF8".utf8),
    ]
    return data.count <= 1_000_000 && beginnings.contains { data.starts(with: $0) }
  }
}

struct PictureRow: Row {
  let id: String
  let bytes: [UInt8]
  let label: String

  var body: RowContent {
    RowContent(
      image: RowImage(
        .data(bytes), width: 120, height: 90,
        placeholder: .symbol("photo", glyph: "▣"), contentMode: .fit, label: label),
      title: "Picture")
  }
}
#endif

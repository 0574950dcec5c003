import Tableware
import TablewareViewport
import TerminalKit

/// The picture of a row, where the terminal shows pictures: how many cells it takes, and its file.
struct RowPicture {
  let columns: Int
  let rows: Int
  let file: [UInt8]
  /// The size of the file in pixels.
  let pixels: (width: Int, height: Int)

  /// The picture of a row; `nil` where a placeholder stands for it: without pictures in the
  /// terminal, and for a picture that is no PNG file at hand.
  ///
  /// - Parameter width: the columns of the row, of which the picture takes half at most.
  init?(of content: RowContent, width: Int) {
    guard let pictures = Look.pictures, let image = content.image, !content.isPlaceholder,
      let file = pictures.file(of: image), let pixels = KittyGraphics.pixels(ofPNG: file)
    else { return nil }
    self.file = file
    self.pixels = pixels
    // A cell is about 8 points wide and 16 high.
    let size = image.shownSize
    let natural = (columns: max(2, (size.width + 4) / 8), rows: max(1, (size.height + 8) / 16))
    columns = min(natural.columns, max(2, width / 2))
    rows = max(1, natural.rows * columns / natural.columns)
  }

  /// Where the picture stands in a frame of the table; `nil` where none of it is in sight.
  ///
  /// - Parameters:
  ///   - column: the first column of the picture.
  ///   - row: its first line, negative above the table.
  ///   - lines: the lines in sight.
  func placement(_ number: Int, column: Int, row: Int, lines: Range<Int>) -> PicturePlacement? {
    let seen = max(row, lines.lowerBound)..<min(row + rows, lines.upperBound)
    guard !seen.isEmpty, seen.lowerBound < seen.upperBound else { return nil }
    let area = Area(column: column, row: seen.lowerBound, columns: columns, rows: seen.count)
    guard seen.count < rows else { return PicturePlacement(picture: number, area: area) }
    let top = (seen.lowerBound - row) * pixels.height / rows
    let bottom = (seen.upperBound - row) * pixels.height / rows
    return PicturePlacement(
      picture: number, area: area,
      part: .init(x: 0, y: top, width: pixels.width, height: max(1, bottom - top)))
  }
}

/// The pictures that a terminal may show.
package struct TerminalPictures: Sendable {
  private let assets: @Sendable (String) -> [UInt8]?

  package init(assets: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }) {
    self.assets = assets
  }

  /// The PNG file of a picture, if nothing has to be loaded for it.
  func file(of image: RowImage) -> [UInt8]? {
    let file: [UInt8]? =
      switch image.source {
      case .data: image.bytes
      case .asset(let name): assets(name)
      case .url, .symbol, .none: nil
      }
    return file.flatMap { KittyGraphics.pixels(ofPNG: $0) == nil ? nil : $0 }
  }
}

import Tableware
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// Cells of the app that show more than `body` says.
@Suite(.serialized, .freesEverything) @MainActor struct WholeRowTests {
  private let stage = Stage()

  @Test func equatableRow_thatDiffersInMoreThanItsContent_isBoundAgain() throws {
    stage.show {
      PhotoRow(id: 1, title: "a", url: "one"); PhotoRow(id: 2, title: "b", url: "two")
    }
    let cell = try #require(stage.cell(0) as? PhotoCell)
    let other = try #require(stage.cell(1) as? PhotoCell)
    stage.show {
      PhotoRow(id: 1, title: "a", url: "new"); PhotoRow(id: 2, title: "b", url: "two")
    }
    #expect(stage.cell(0) === cell)
    #expect(cell.log == ["one from nil", "new from one, animated"])
    #expect(other.log == ["two from nil"])
    stage.show {
      PhotoRow(id: 1, title: "c", url: "new"); PhotoRow(id: 2, title: "b", url: "two")
    }
    #expect(cell.log.count == 3)
    #expect(other.log.count == 1)
    #expect(stage.breaches == [])
  }

  @Test func reusedCell_getsNoPreviousRow() throws {
    stage.show { for id in 0..<60 { PhotoRow(id: id, title: "row", url: "\(id)") } }
    stage.tableView.simulateDrag(by: 900)
    stage.turn()
    for case let cell as PhotoCell in stage.tableView.visibleCells {
      #expect(cell.log.last?.hasSuffix("from nil") == true)
    }
  }

  @Test func backgroundOfAGroupedCell_thatTheAppSets_isKept() throws {
    func show(_ count: Int) {
      stage.show { for id in 0..<count { FramedRow(id: id) } }
    }
    show(2)
    let cell = try #require(stage.cell(0))
    let background = try #require(cell.backgroundConfiguration)
    #expect(background.image != nil)
    #expect(background.strokeWidth == 2)
    show(3)
    stage.tableView.simulateTap(at: IndexPath(row: 0, section: 0))
    stage.turn()
    #expect(cell.backgroundConfiguration == background)
    for row in 0..<3 { #expect(stage.cell(row)?.backgroundConfiguration == background) }
    stage.show {
      FramedRow(id: 0, isColored: true); FramedRow(id: 1)
    }
    #expect(stage.cell(0)?.backgroundConfiguration == nil)
    #expect(stage.cell(1)?.backgroundConfiguration == background)
  }
}

/// A row with a picture and a border behind it, unless it has a color.
private struct FramedRow: Row {
  let id: Int
  var isColored = false
  private static let picture = UIImage(systemName: "star")
  var body: RowContent {
    var content = RowContent(title: "\(id)")
    content.style.background = isColored ? RowColor(0xFF8800) : nil
    content.style.separator = RowStyle.Separator.none
    return content
  }
}

extension FramedRow: UIKitRow {
  func configure(_ cell: UITableViewCell) {
    guard !isColored else { return }
    var background = UIBackgroundConfiguration.listGroupedCell()
    background.image = Self.picture
    background.strokeWidth = 2
    cell.backgroundConfiguration = background
  }
}

/// A row whose content does not hold everything that its cell shows.
private struct PhotoRow: Row, Equatable {
  let id: Int
  let title: String
  let url: String
  var body: RowContent { RowContent(title: RowText(title)) }
}

private final class PhotoCell: UITableViewCell {
  var log: [String] = []
}

extension PhotoRow: UIKitRow {
  func configure(_ cell: PhotoCell) {}
  func configure(_ cell: PhotoCell, from previous: PhotoRow?, animated isAnimated: Bool) {
    cell.log.append("\(url) from \(previous?.url ?? "nil")\(isAnimated ? ", animated" : "")")
  }
}

import Foundation
import Tableware
import TablewareUIKit
import Testing
import UIKitDouble

@testable import UIKitExamples

/// Cells that are written for iOS: constraints, stack views, and a collection view in a cell.
@Suite(.serialized) @MainActor struct OwnCellTests {
  private func contacts(_ count: Int) -> [ContactRow] {
    (0..<count).map { ContactRow(name: "Ada \($0)", note: "Writes about birds and trees") }
  }

  private func stage(_ controller: OwnCellsController) -> AppStage {
    LayoutWarnings.forget()
    return AppStage(showing: controller)
  }

  /// Scrolls until the heights on the way are measured, and no longer estimated.
  private func scroll(_ stage: AppStage, to path: IndexPath) {
    for _ in 0..<30 where stage.tableView.cellForRow(at: path) == nil {
      stage.tableView.scrollToRow(at: path, at: .bottom, animated: false)
      stage.turn()
    }
  }

  private func frames(_ cell: ContactCell) -> [CGRect] {
    [cell.avatar, cell.name, cell.note, cell.button].map(\.frame)
  }

  @Test func contact_frames_followFromItsConstraints() throws {
    let stage = stage(OwnCellsController(contacts: contacts(1)))
    let cell = try #require(stage.cell("Ada 0") as? ContactCell)
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 390, height: 88))
    #expect(
      frames(cell) == [
        CGRect(x: 16, y: 11, width: 48, height: 48), CGRect(x: 76, y: 11, width: 202, height: 22),
        CGRect(x: 76, y: 37, width: 202, height: 40), CGRect(x: 290, y: 26, width: 84, height: 36),
      ])
    stage.window.simulateTraits { $0.layoutDirection = .rightToLeft }
    stage.turn()
    #expect(
      frames(cell) == [
        CGRect(x: 326, y: 11, width: 48, height: 48), CGRect(x: 112, y: 11, width: 202, height: 22),
        CGRect(x: 112, y: 37, width: 202, height: 40), CGRect(x: 16, y: 26, width: 84, height: 36),
      ])
    #expect(LayoutWarnings.all == [] && stage.breaches == [])
  }

  @Test func contact_height_followsTheWidthAndTheTextSize() throws {
    let stage = stage(OwnCellsController(contacts: contacts(1)))
    func height() -> CGFloat? { stage.cell("Ada 0")?.frame.height }
    #expect(height() == 88)
    stage.resize(width: 320, height: 600)
    #expect(height() == 108)
    stage.window.simulateTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
    stage.turn()
    let cell = try #require(stage.cell("Ada 0") as? ContactCell)
    #expect(cell.name.font.pointSize == 33 && cell.name.frame.height == 38)
    #expect(cell.note.frame.height == 175 && cell.frame.height == 239)
    stage.window.simulateTraits { $0.preferredContentSizeCategory = .large }
    stage.resize(width: 700, height: 390)
    #expect(height() == 70)
    #expect(LayoutWarnings.all == [] && stage.breaches == [])
  }

  @Test func contact_afterScrolling_isShownInAUsedCell() throws {
    let stage = stage(OwnCellsController(contacts: contacts(60)))
    let first = try #require(stage.cell("Ada 0") as? ContactCell)
    stage.tapButton(in: "Ada 0")
    #expect(first.button.currentTitle == "Following" && first.button.frame.width == 114)
    #expect(first.name.frame.width == 172)
    scroll(stage, to: [0, 59])
    let last = try #require(stage.cell("Ada 59") as? ContactCell)
    #expect(last.name.text == "Ada 59" && last.button.currentTitle == "Follow")
    #expect(last.button.frame.width == 84 && last.frame.height == 88)
    #expect(stage.tableView.visibleCells.allSatisfy { ($0 as? ContactCell)?.name.frame.minX == 76 })
    let made = stage.tableView.inspector.cellsMade.values.reduce(0, +)
    #expect(made < 30)
    #expect(LayoutWarnings.all == [] && stage.breaches == [])
  }

  @Test func card_stacksAndShadow_followTheSize() throws {
    let text = "A text that needs more than one line of the card"
    let stage = stage(
      OwnCellsController(cards: [
        NewsRow(title: "News", text: text, badge: "new"), NewsRow(title: "Olds", text: "short"),
      ]))
    let news = try #require(stage.cell("News") as? NewsCell)
    #expect(news.card.frame == CGRect(x: 16, y: 8, width: 358, height: 152))
    #expect(news.frame.height == 168)
    #expect(news.text.frame == CGRect(x: 16, y: 44, width: 326, height: 44))
    #expect(news.like.frame.width == 163 && news.share.frame.minX == 163)
    #expect(
      news.card.layer.shadowPath
        == UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 358, height: 152), cornerRadius: 12)
        .cgPath)
    #expect(news.badge.frame.maxX == 326 && news.title.frame.minX == 32)
    let olds = try #require(stage.cell("Olds") as? NewsCell)
    #expect(olds.badge.isHidden && olds.title.frame.width == 294 && olds.frame.height == 146)
    stage.window.simulateTraits {
      $0.layoutDirection = .rightToLeft
      $0.preferredContentSizeCategory = .extraExtraExtraLarge
    }
    stage.resize(width: 320, height: 600)
    #expect(news.icon.frame.minX == 232 && news.badge.frame.minX == 0)
    #expect(news.text.frame.height == 84 && news.card.layer.shadowPath?.boundingBox.width == 288)
    #expect(LayoutWarnings.all == [] && stage.breaches == [])
  }

  @Test func carousel_scrollsReusesAndRaisesEvents() throws {
    let shelves = (0..<30).map { shelf in
      CarouselRow(name: "Shelf \(shelf)", covers: (0..<20).map { "\(shelf).\($0)" })
    }
    let controller = OwnCellsController(shelves: shelves)
    let stage = stage(controller)
    let cell = try #require(stage.cell("Shelf 0") as? CarouselCell)
    let view = cell.collectionView
    #expect(cell.frame.height == 136)
    #expect(view.frame == CGRect(x: 0, y: 8, width: 390, height: 120))
    #expect(view.contentSize == CGSize(width: 2_180, height: 120))
    let cover = try #require(view.visibleCells.first as? CoverCell)
    #expect(cover.frame == CGRect(x: 16, y: 0, width: 96, height: 120))
    #expect(cover.picture.frame == CGRect(x: 0, y: 0, width: 96, height: 99))
    view.simulateDrag(horizontallyBy: 216)
    view.simulateTap(at: [0, 3])
    stage.turn()
    #expect(controller.tapped == ["0.3"])
    scroll(stage, to: [2, 29])
    let last = try #require(stage.cell("Shelf 29") as? CarouselCell)
    #expect(last.collectionView.contentOffset == .zero)
    #expect(
      (last.collectionView.visibleCells as? [CoverCell])?.map(\.label.text)
        == ["29.0", "29.1", "29.2", "29.3"])
    last.collectionView.simulateTap(at: [0, 1])
    #expect(controller.tapped == ["0.3", "29.1"])
    stage.resize(width: 700, height: 390)
    scroll(stage, to: [2, 29])
    #expect((stage.cell("Shelf 29") as? CarouselCell)?.collectionView.visibleCells.count == 7)
    #expect(last.collectionView.inspector.breaches == [] && stage.breaches == [])
    #expect(LayoutWarnings.all == [])
  }
}

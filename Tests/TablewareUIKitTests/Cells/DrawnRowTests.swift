import Foundation
import Tableware
import TablewareTesting
import Testing
import UIKitDouble

@testable import TablewareUIKit

/// Rows that a closure draws.
@Suite(.serialized, .freesEverything) @MainActor struct DrawnRowTests {
  private let stage = Stage()

  private func show(_ bars: [Int], height: CGFloat = 80, title: String = "Steps") {
    stage.show {
      DrawnRow("steps", bars, height: height, content: RowContent(title: RowText(title))) {
        bars, context, rect in
        for (day, bar) in bars.enumerated() {
          context.fill(CGRect(x: day * 10, y: 0, width: 8, height: bar))
        }
        context.stroke(rect)
      }
    }
  }

  private var canvas: UIView? {
    stage.cell(0)?.contentView.subviews.first { $0 is CanvasView }
  }

  @Test func closure_drawsTheValue_inTheSizeOfTheCell() {
    show([3, 5])
    #expect(
      canvas?.simulateDrawing() == [
        "fill 0.0 0.0 8.0 3.0", "fill 10.0 0.0 8.0 5.0", "stroke 0.0 0.0 320.0 80.0",
      ])
    #expect(stage.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 80)
    #expect(stage.cell(0)?.accessibilityLabel == "Steps")
    #expect(stage.breaches == [])
  }

  @Test func drawing_isRepeated_onlyWhenItsValueContentOrSizeChanges() {
    show([3])
    #expect(canvas?.simulateDrawing()?.count == 2)
    show([3])
    #expect(canvas?.simulateDrawing() == nil)
    show([4])
    #expect(canvas?.simulateDrawing()?.first == "fill 0.0 0.0 8.0 4.0")
    show([4], title: "Steps of today")
    #expect(canvas?.simulateDrawing() != nil)
    show([4], height: 100)
    #expect(canvas?.simulateDrawing()?.last == "stroke 0.0 0.0 320.0 100.0")
    #expect(stage.breaches == [])
  }

  @Test func eventsOfADrawnRow_haveItsOwnIdentity() {
    var tapped: [String] = []
    stage.table.on(Tap.self) { _, source in
      if let id = source.id(as: String.self) { tapped.append(id) }
    }
    show([1])
    stage.tableView.simulateTap(at: IndexPath(row: 0, section: 0))
    #expect(tapped == ["steps"])
  }

  @Test func height_thatIsInvalid_isReported() {
    show([1], height: .nan)
    #expect(stage.messages.count == 1)
    #expect(stage.breaches == [])
  }
}

import Foundation
import Tableware
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// What the default cell shows of a row, and where.
@Suite(.serialized, .freesEverything) @MainActor struct LookFindingTests {
  private let stage = Stage()

  private func shown(_ content: RowContent) throws -> (
    text: UIListContentConfiguration, cell: UITableViewCell
  ) {
    stage.show { LookRow(content: content) }
    let cell = try #require(stage.cell(0))
    return (try #require(cell.contentConfiguration as? UIListContentConfiguration), cell)
  }

  private func content(
    level: Int = 0, expansion: RowContent.Expansion? = nil
  ) -> RowContent {
    var content = RowContent(title: "x")
    content.level = level
    content.expansion = expansion
    return content
  }

  @Test func a8_level_isAnIndentationOfTheContentAndOfTheCell() throws {
    stage.show {
      for level in 0..<4 {
        LookRow(content: content(level: level)).id(level)
      }
    }
    let margins = (0..<4).compactMap {
      (stage.cell($0)?.contentConfiguration as? UIListContentConfiguration)?
        .directionalLayoutMargins.leading
    }
    #expect(zip(margins.dropFirst(), margins).map { $0 - $1 } == [20, 20, 20])
    #expect((0..<4).map { stage.cell($0)?.indentationLevel } == [0, 1, 2, 3])
    let answer = stage.delegate?.tableView(
      stage.tableView, indentationLevelForRowAt: IndexPath(row: 3, section: 0))
    #expect(answer == 3)
  }

  @Test func a8_level_whereTheDelegateAnswersZero_isAnIndentation() {
    // As `UITableViewController` does.
    final class Controller: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
      ) -> Int { 0 }
    }
    let controller = Controller()
    stage.backend?.delegate = controller
    stage.show {
      for level in 0..<3 {
        LookRow(content: content(level: level)).id(level)
      }
    }
    #expect((0..<3).map { stage.cell($0)?.indentationLevel } == [0, 1, 2])
    #expect(stage.breaches == [])
  }

  @Test func a9_everyPartOfARow_isShown() throws {
    let toned = RowText("bad", tone: .bad)
    let (text, cell) = try shown(
      RowContent(
        symbol: "★", title: "title", subtitle: toned, values: [RowValue("1", width: 5)],
        details: [RowDetail("label", "detail")], message: RowText("error", tone: .bad),
        titleLineLimit: 1))
    #expect(text.textProperties.numberOfLines == 1)
    #expect(text.image != nil)
    #expect(text.text == "title")
    #expect(text.secondaryText == "bad\nlabel: detail\nerror")
    let secondary = try #require(text.secondaryAttributedText)
    #expect(
      secondary.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
    #expect(cell.accessoryView?.subviews.contains { $0 is UILabel } == true)
    #expect(
      try shown(RowContent(title: "x", control: .progress(nil))).cell
        .control(UIActivityIndicatorView.self)?.isAnimating == true)
    #expect(
      try shown(RowContent(title: "x", control: .button(.destructive))).text
        .textProperties.color == .systemRed)
    #expect(
      try shown(RowContent(title: "x", control: .button(.normal))).text
        .textProperties.color == .tintColor)
    #expect(
      try shown(content(expansion: .loading)).cell
        .control(UIActivityIndicatorView.self) != nil)
    #expect(
      try shown(content(expansion: .collapsed)).cell
        .control(UIButton.self)?.image(for: .normal) != nil)
  }

  @Test func a9_chevron_rotates_whenTheRowIsExpanded() throws {
    func show(_ expansion: RowContent.Expansion) throws -> UIButton {
      try #require(try shown(content(expansion: expansion)).cell.control(UIButton.self))
    }
    let chevron = try show(.collapsed)
    #expect(chevron.imageView?.transform == .identity)
    let expanded = try show(.expanded)
    #expect(expanded === chevron)
    #expect(chevron.image(for: .normal)?.name == "chevron.forward")
    #expect(chevron.imageView?.transform == CGAffineTransform(rotationAngle: .pi / 2))
    #expect(chevron.imageView?.transformDuration == 0.25)
    _ = try show(.collapsed)
    #expect(chevron.imageView?.transform == .identity)
    stage.table.animations = .unanimated
    _ = try show(.expanded)
    #expect(chevron.imageView?.transformDuration == nil)
  }

  @Test func a9_chevron_isNotAnimated_whereTheUserReducesMotion() throws {
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    _ = try shown(content(expansion: .collapsed))
    let cell = try shown(content(expansion: .expanded)).cell
    let chevron = try #require(cell.control(UIButton.self)?.imageView)
    #expect(!chevron.transform.isIdentity)
    #expect(chevron.transformDuration == nil)
  }

  @Test func a9_chevron_fromRightToLeft_rotatesTheOtherWay() throws {
    stage.tableView.semanticContentAttribute = .forceRightToLeft
    _ = try shown(content(expansion: .collapsed))
    stage.cell(0)?.semanticContentAttribute = .forceRightToLeft
    let cell = try shown(content(expansion: .expanded)).cell
    #expect(
      cell.control(UIButton.self)?.imageView?.transform
        == CGAffineTransform(rotationAngle: -.pi / 2))
  }

  @Test func a9_valuesWithAWidth_areColumnsThroughTheRows() throws {
    let rows = [("a", "7", "1,024"), ("b", "12", "88"), ("c", "", "5")]
    stage.show {
      for (title, count, size) in rows {
        LookRow(
          content: RowContent(
            title: RowText(title),
            values: [RowValue(RowText(count), width: 3), RowValue(RowText(size), width: 6)])
        ).id(title)
      }
    }
    stage.window.layoutIfNeeded()
    var columns: [[CGFloat]] = []
    for row in 0..<3 {
      let cell = try #require(stage.cell(row))
      let view = try #require(cell.accessoryView)
      view.layoutIfNeeded()
      let labels = view.subviews.compactMap { $0 as? UILabel }
      #expect(labels.allSatisfy { $0.textAlignment == .right })
      columns.append(labels.map { $0.convert($0.bounds, to: stage.tableView).maxX })
    }
    #expect(columns[0].count == 2)
    #expect(columns[0] == columns[1])
    #expect(columns[0] == columns[2])
  }

  @Test func a9_imagesAndPlaceholders_areNoTexts() throws {
    let (text, _) = try shown(
      RowContent(image: RowImage(.symbol("bird", glyph: "✽")), title: "title"))
    #expect(text.image != nil)
    #expect(text.text == "title")
    var placeholder = RowContent(title: "title", subtitle: "below")
    placeholder.isPlaceholder = true
    let title = try #require(try shown(placeholder).text.attributedText)
    #expect(title.string == "title")
    let attributes = title.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.foregroundColor] as? UIColor == .clear)
    #expect(attributes[.backgroundColor] as? UIColor == .systemFill)
  }

  @Test func b4_accessory_hasItsSizeBeforeTheCellIsMeasured() throws {
    let (_, cell) = try shown(RowContent(title: "x", control: .text(TextInput(""))))
    let field = try #require(cell.control(UITextField.self))
    field.frame.size = .zero
    _ = cell.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(abs(field.frame.width - 110) < 1)
  }
}

/// A row of any content.
struct LookRow: Row {
  let content: RowContent
  var id: String { "row" }
  var body: RowContent { content }
}

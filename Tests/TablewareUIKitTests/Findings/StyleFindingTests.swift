import Foundation
import Tableware
import TablewareForms
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// Separators, insets, backgrounds and selection colors of single rows, and what a cell that is
/// used again keeps of them.
@Suite(.serialized, .freesEverything) @MainActor struct StyleFindingTests {
  private let stage = Stage()
  private let color = RowColor(light: 0xFF_F6D6, dark: 0x2A_2410)

  private func show(_ style: RowStyle) throws -> UITableViewCell {
    stage.show { TextRow("row").id("row").style(style) }
    return try #require(stage.cell(0))
  }

  @Test func separator_isThatOfTheRow() throws {
    let plain = try show(RowStyle()).separatorInset
    #expect(try show(RowStyle(separator: .full)).separatorInset == .zero)
    // Wider than any cell, which UIKit takes for no line.
    #expect(try show(RowStyle(separator: RowStyle.Separator.none)).separatorInset.right == 10_000)
    let indented = try show(RowStyle(separator: .indented, leadingInset: 30)).separatorInset
    #expect(indented == UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0))
    #expect(try show(RowStyle()).separatorInset == plain)
  }

  @Test func insetsAndDensity_areMarginsOfTheText() throws {
    func margins(_ style: RowStyle) throws -> NSDirectionalEdgeInsets {
      let configuration = try show(style).contentConfiguration
      return try #require(configuration as? UIListContentConfiguration).directionalLayoutMargins
    }
    let plain = try margins(RowStyle())
    let wide = try margins(RowStyle(leadingInset: 30, trailingInset: 12))
    #expect(wide.leading - plain.leading == 30)
    #expect(wide.trailing - plain.trailing == 12)
    let heights = try [RowStyle.Density.compact, .regular, .comfortable].map {
      try margins(RowStyle(density: $0)).top
    }
    #expect(heights == [6, 11, 18])
    #expect(try margins(RowStyle()) == plain)
  }

  @Test func backgroundAndSelection_areColorsOfTheRow() throws {
    let plain = try show(RowStyle())
    let (background, selected) = (plain.backgroundColor, plain.selectedBackgroundView)
    let cell = try show(RowStyle(background: color, selection: color))
    let shown = try #require(cell.backgroundColor)
    let light = shown.resolvedColor(with: UITraitCollection { $0.userInterfaceStyle = .light })
    let dark = shown.resolvedColor(with: UITraitCollection { $0.userInterfaceStyle = .dark })
    #expect(light != dark)
    #expect(cell.selectedBackgroundView?.backgroundColor == shown)
    let again = try show(RowStyle())
    #expect(again === plain)
    #expect(again.backgroundColor == background)
    #expect(again.selectedBackgroundView === selected)
  }

  @Test func cellThatIsUsedAgain_keepsNothingOfAStyledRow() throws {
    let unstyled = try show(RowStyle()).separatorInset.left
    stage.table.show {
      Section("A") {
        ForEach(Array(0..<200), id: \.self) { [color] number in
          number < 100
            ? TextRow(RowText("\(number)")).id(number)
              .style(RowStyle(separator: .full, background: color, selection: color))
            : TextRow(RowText("\(number)")).id(number).style(RowStyle())
        }
      }
    }
    stage.turn()
    let styled = stage.tableView.visibleCells
    let background = styled.first?.backgroundColor
    #expect(styled.allSatisfy { $0.separatorInset == .zero })
    for _ in 0..<40 { stage.tableView.simulateDrag(by: 400) }
    let plain = stage.tableView.visibleCells
    #expect(plain.contains { cell in styled.contains { $0 === cell } }, "no cell was used again")
    #expect(Set(plain.map { $0.separatorInset.left }) == [unstyled])
    #expect(plain.allSatisfy { $0.backgroundColor != background })
    #expect(plain.allSatisfy { $0.selectedBackgroundView == nil })
    #expect(stage.breaches == [])
  }

  @Test func stepper_showsItsNumberBesideIt() throws {
    stage.show { StepperRow("Guests", value: 3, in: 0...10) { _ in } }
    let cell = try #require(stage.cell(0))
    let stepper = try #require(cell.control(UIStepper.self))
    let label = try #require(cell.label("3"))
    #expect(stepper.value == 3)
    let (number, buttons) = (
      label.convert(label.bounds, to: cell), stepper.convert(stepper.bounds, to: cell)
    )
    #expect(number.maxX <= buttons.minX)
    #expect(number.width > 0)
    stage.show { StepperRow("Guests", value: 12, in: 0...20) { _ in } }
    #expect(stage.cell(0)?.label("12") != nil)
    #expect(stage.cell(0)?.label("3") == nil)
    #expect(stage.breaches == [])
  }
}

extension UIView {
  /// The label with a text in this view.
  fileprivate func label(_ text: String) -> UILabel? {
    if let label = self as? UILabel, label.text == text || label.attributedText?.string == text {
      return label
    }
    return subviews.lazy.compactMap { $0.label(text) }.first
  }
}

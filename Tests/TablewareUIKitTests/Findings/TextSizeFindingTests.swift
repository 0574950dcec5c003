import Foundation
import Tableware
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// What the default cell looks like at accessibility sizes.
@Suite(.serialized, .freesEverything) @MainActor struct TextSizeFindingTests {
  private let stage = Stage(size: CGSize(width: 320, height: 2_400))

  private static let wide: [(control: Control, isShown: @MainActor (UIView) -> Bool)] = [
    (.text(TextInput("abc")), { $0 is UITextField }),
    (.choice(ChoiceInput(["small", "large"], selected: 0)), { $0 is UISegmentedControl }),
    (.number(NumberInput(3, in: 0...9, step: 1, style: .slider)), { $0 is UISlider }),
    (.number(NumberInput(3, in: 0...9, step: 1)), { $0 is UIStepper }),
    (.date(DateInput(nil)), { $0 is UIDatePicker }),
    (.progress(0.5), { $0 is UIProgressView }),
  ]

  private func resize(_ size: UIContentSizeCategory) {
    stage.window.simulateTraits { $0.preferredContentSizeCategory = size }
    stage.turn()
  }

  private func find(in view: UIView, where isWanted: (UIView) -> Bool) -> UIView? {
    if isWanted(view) { return view }
    for child in view.subviews {
      if let found = find(in: child, where: isWanted) { return found }
    }
    return nil
  }

  @Test func b4_controlsAtAccessibilitySizes_areBelowTheTexts() throws {
    stage.show {
      for (number, (control, _)) in Self.wide.enumerated() {
        LookRow(content: RowContent(title: "A title of several words", control: control))
          .id(number)
      }
    }
    let before = (0..<Self.wide.count).compactMap { stage.cell($0)?.frame.height }
    resize(.accessibilityExtraExtraExtraLarge)
    for (number, (control, isShown)) in Self.wide.enumerated() {
      let cell = try #require(stage.cell(number))
      let view = try #require(find(in: cell, where: isShown))
      let frame = view.convert(view.bounds, to: cell)
      let title = UILabel(frame: .zero)
      title.numberOfLines = 0
      title.font = .systemFont(ofSize: 53)
      title.text = "A title of several words"
      let texts = title.sizeThatFits(CGSize(width: 320 - 28, height: 0)).height
      #expect(frame.minY >= 11 + texts, "\(control)")
      #expect(frame.maxY <= cell.bounds.height, "\(control)")
      #expect(frame.minX >= 0 && frame.maxX <= cell.bounds.width, "\(control)")
      #expect(frame.height > 0 && frame.width > 0, "\(control)")
    }
    resize(.large)
    for (number, (control, isShown)) in Self.wide.enumerated() {
      let cell = try #require(stage.cell(number))
      let view = try #require(find(in: cell, where: isShown))
      #expect(cell.accessoryView.map(view.isDescendant) == true, "\(control)")
    }
    #expect((0..<Self.wide.count).compactMap { stage.cell($0)?.frame.height } == before)
    #expect(stage.breaches == [])
  }

  @Test func b4_valuesAtAccessibilitySizes_areLinesBelowTheTitle() throws {
    let content = RowContent(
      title: "A title of several words", subtitle: "below",
      values: [RowValue("12 of 30", width: 8)])
    stage.show { LookRow(content: content) }
    var shown: UIListContentConfiguration? {
      stage.cell(0)?.contentConfiguration as? UIListContentConfiguration
    }
    #expect(shown?.secondaryText == "below")
    #expect(shown?.textProperties.numberOfLines == 1)
    resize(.accessibilityMedium)
    #expect(shown?.secondaryText == "below\n12 of 30")
    #expect(shown?.textProperties.numberOfLines == 0)
    #expect(shown?.secondaryTextProperties.numberOfLines == 0)
    #expect(stage.cell(0)?.accessoryView == nil)
    stage.show { LookRow(content: content).id("other") }
    #expect(shown?.secondaryText == "below\n12 of 30")
  }

  @Test func b4_fieldThatIsTypedInto_keepsTheKeyboardInAnotherTextSize() throws {
    stage.show {
      LookRow(content: RowContent(title: "Name", control: .text(TextInput("abc"))))
    }
    try #require(stage.cell(0)?.control(UITextField.self)).becomeFirstResponder()
    resize(.accessibilityExtraLarge)
    #expect(stage.cell(0)?.control(UITextField.self)?.isFirstResponder == true)
    resize(.large)
    #expect(stage.cell(0)?.control(UITextField.self)?.isFirstResponder == true)
    #expect(stage.breaches == [])
  }

  @Test func b4_toggleAtAccessibilitySizes_staysBesideTheTitle() throws {
    stage.show { LookRow(content: RowContent(title: "On", control: .toggle(true))) }
    resize(.accessibilityExtraLarge)
    #expect(stage.cell(0)?.accessoryView is UISwitch)
  }
}

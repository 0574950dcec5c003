import Foundation
import Tableware
import TablewareTesting
import Testing
import UIKitDouble

@testable import TablewareUIKit

@Suite(.serialized, .freesEverything) @MainActor struct TextRunTests {
  /// Foundation on Linux stops at two runs with the same keys and different objects.
  @Test func runs_withTheSameAttributes_keepTheirOwn() throws {
    let text =
      RowText("a", color: RowColor(1)) + RowText("b", color: RowColor(0x20_0000))
      + RowText("c", color: RowColor(0x30_00FF)) + RowText("match").highlighting("atc")
    let style = RowTextStyle(of: RowContent(title: text))
    let shown = style.text(text, font: .preferredFont(forTextStyle: .body))
    #expect(shown.string == "abcmatch")
    let colors = (0..<3).map {
      shown.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
    }
    #expect(Set(colors.map { $0?.description }).count == 3)
    #expect(
      shown.attribute(.backgroundColor, at: 5, effectiveRange: nil) as? UIColor == .highlight)
  }

  @Test func color_withHighContrast_isReadableAtSevenToOne() {
    let color = RowColor(0xD7_3A4A).textColor
    let traits = UITraitCollection { $0.userInterfaceStyle = .light }
    let strong = traits.modifyingTraits { $0.accessibilityContrast = .high }
    let dark = traits.modifyingTraits { $0.userInterfaceStyle = .dark }
    let shown = [traits, strong, dark].map { color.resolvedColor(with: $0).description }
    #expect(Set(shown).count == 3)
    #expect(shown[1] == "#\(RGB(0xD7_3A4A).readable(on: RowColor.backgrounds.light, ratio: 7).hex)")
  }
}

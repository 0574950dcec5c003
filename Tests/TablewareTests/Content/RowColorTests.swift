import Testing

@testable import Tableware

struct RowColorTests {
  @Test func contrast_ofKnownColors_isThatOfTheStandard() {
    #expect(RGB.white.contrast(with: .black) == 21)
    // Values of the WCAG reference implementations.
    #expect(abs(RGB(0x76_7676).contrast(with: .white) - 4.54) < 0.01)
    #expect(abs(RGB(0xFF_0000).contrast(with: .white) - 4.0) < 0.01)
  }

  @Test func text_ofAnyColor_isReadableOnBothBackgrounds() {
    var state: UInt32 = 7
    for _ in 0..<2_000 {
      state = state &* 1_664_525 &+ 1_013_904_223
      let color = RowColor(Int(state >> 8))
      #expect(color.text.light.contrast(with: RowColor.backgrounds.light) >= 4.5, "\(color)")
      #expect(color.text.dark.contrast(with: RowColor.backgrounds.dark) >= 4.5, "\(color)")
      #expect(color.fill.light.text.contrast(with: color.fill.light) >= 4.5, "\(color)")
    }
  }

  @Test func ground_ofAnyColor_keepsTextsReadable() {
    var state: UInt32 = 11
    for _ in 0..<2_000 {
      state = state &* 1_664_525 &+ 1_013_904_223
      let color = RowColor(Int(state >> 8))
      let text = RowColor(Int(state >> 4 & 0xFF_FFFF)).text
      #expect(text.light.contrast(with: color.ground.light) >= 4.49, "\(color)")
      #expect(text.dark.contrast(with: color.ground.dark) >= 4.49, "\(color)")
    }
  }

  @Test func ground_pairThatIsTooStrong_isReported() {
    let strong = RowColor(light: 0xFF_0000, dark: 0x11_1114)
    #expect(strong.groundProblem == .lowBackgroundContrast(color: "#ff0000", ratio: "1.2:1"))
    #expect(RowColor(light: 0xFF_F6D6, dark: 0x2A_2410).groundProblem == nil)
    #expect(RowColor(0xFF_0000).groundProblem == nil)
  }

  @Test func text_readableAlready_isTheColorItself() {
    #expect(RowColor(light: 0, dark: 0xFF_FFFF).text == (RGB.black, RGB.white))
    #expect(RowColor(0x12_3456).text.light == RGB(0x12_3456))
  }

  @Test(arguments: [(-1, 0), (0x100_0000, 0xFF_FFFF), (Int.max, 0xFF_FFFF), (Int.min, 0)])
  func color_outOfRange_isClampedAndReported(number: Int, light: Int) {
    let color = RowColor(number)
    #expect(color.light == light)
    #expect(color.textProblem == .colorOutOfRange(number))
    #expect(color.numberProblem == .colorOutOfRange(number))
  }

  @Test func pair_withTooLittleContrast_isReported() {
    guard case .lowContrast("#ffff00", _) = RowColor(light: 0xFF_FF00, dark: 0).textProblem else {
      Issue.record("not reported")
      return
    }
    #expect(RowColor(0xFF_FF00).textProblem == nil)
    #expect(RowColor(light: 0x9A_0014, dark: 0xFF_7B72).textProblem == nil)
  }
}

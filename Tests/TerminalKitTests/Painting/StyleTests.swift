import Testing

@testable import TerminalKit

struct StyleTests {
  @Test func keepsWhatItWasGiven() {
    let colors: [TerminalColor] =
      [.standard] + (0..<16).map { .ansi($0) } + (0...255).map { .indexed($0) }
    for color in colors {
      #expect(Style(foreground: color).foreground == color)
      #expect(Style(foreground: color).background == .standard)
      #expect(Style(background: color, bold: true).background == color)
    }
    var style = Style(bold: true, dim: true, italic: true, underline: true, reverse: true)
    style.italic = false
    #expect(style == Style(bold: true, dim: true, underline: true, reverse: true))
    #expect(Style() == .plain)
    #expect(MemoryLayout<Style>.size == 4)
  }

  @Test func takesALargeThemeColorForAFixedOne() {
    #expect(Style(foreground: .ansi(200)).foreground == .indexed(200))
  }

  @Test func losesOnlyItsColors() {
    let style = Style(foreground: .ansi(3), background: .indexed(9), bold: true, reverse: true)
    #expect(style.colorless == Style(bold: true, reverse: true))
  }

  @Test func trueColor_inAStyle_isKept() {
    let style = Style(foreground: .rgb(0xD7_3A4A), background: .rgb(0x12_3456))
    #expect(style.foreground == .rgb(0xD7_3A4A))
    #expect(style.background == .rgb(0x12_3456))
    #expect(style.parameters(from: .plain) == [38, 2, 0xD7, 0x3A, 0x4A, 48, 2, 0x12, 0x34, 0x56])
  }

  @Test(arguments: [
    (ColorSupport.trueColor, TerminalColor.rgb(0xFF_0010)), (.indexed, .indexed(196)),
    (.sixteen, .ansi(9)), (.none, .standard),
  ])
  func reduced_toASupport_isTheNearestColor(support: ColorSupport, color: TerminalColor) {
    let style = Style(foreground: .rgb(0xFF_0010), bold: true, strikethrough: true)
    let reduced = style.reduced(to: support)
    #expect(reduced.foreground == color)
    #expect(reduced.bold && reduced.strikethrough)
  }
}

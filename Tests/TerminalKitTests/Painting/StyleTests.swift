import TerminalKit
import Testing

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
}

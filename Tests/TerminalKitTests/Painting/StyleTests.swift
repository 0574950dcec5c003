import TerminalKit
import Testing

struct StyleTests {
  @Test func keepsWhatItWasGiven() {
    let colours: [Colour] =
      [.standard] + (0..<16).map { .ansi($0) } + (0...255).map { .indexed($0) }
    for colour in colours {
      #expect(Style(foreground: colour).foreground == colour)
      #expect(Style(foreground: colour).background == .standard)
      #expect(Style(background: colour, bold: true).background == colour)
    }
    var style = Style(bold: true, dim: true, italic: true, underline: true, reverse: true)
    style.italic = false
    #expect(style == Style(bold: true, dim: true, underline: true, reverse: true))
    #expect(Style() == .plain)
    #expect(MemoryLayout<Style>.size == 4)
  }

  @Test func takesALargeThemeColourForAFixedOne() {
    #expect(Style(foreground: .ansi(200)).foreground == .indexed(200))
  }

  @Test func losesOnlyItsColours() {
    let style = Style(foreground: .ansi(3), background: .indexed(9), bold: true, reverse: true)
    #expect(style.colourless == Style(bold: true, reverse: true))
  }
}

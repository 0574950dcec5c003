import TerminalKit
import Testing

struct DisplayWidthTests {
  @Test(arguments: [
    ("a", 1), (" ", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("…", 1), ("│", 1), ("①", 1),
    ("漢", 2), ("가", 2), ("Ａ", 2), ("　", 2), ("ｱ", 1), ("한", 2), ("\u{20000}", 2),
    ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("🏴\u{E0067}\u{E0062}\u{E007F}", 2),
    ("❤", 1), ("❤\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2), ("a\u{FE0F}", 1),
    ("กำ", 2), ("का", 1), ("\u{1112}\u{1161}\u{11AB}", 2),
    ("\u{301}", 0), ("\u{200B}", 0), ("\u{1B}", 0), ("\n", 0), ("\u{7F}", 0), ("\u{202E}", 0),
  ])
  func isThatOfTheTerminal(text: String, width: Int) {
    #expect(Array(text).count == 1)
    #expect(text.first?.displayWidth == width)
    #expect(text.displayWidth == width)
  }

  @Test func ofTextIsTheSum() {
    #expect("".displayWidth == 0)
    #expect("plain".displayWidth == 5)
    #expect("漢字 and e\u{301}".displayWidth == 10)
    #expect("ab漢cd".dropFirst().displayWidth == 5)
  }

  @Test func wideTableIsSortedAndComplete() {
    #expect("\u{1100}".displayWidth == 2)
    #expect("\u{3FFFD}".displayWidth == 2)
    #expect("\u{3FFFE}".displayWidth <= 1)
    #expect("\u{10FF}".displayWidth == 1)
  }
}

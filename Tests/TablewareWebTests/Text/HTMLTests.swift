import Tableware
import Testing

@testable import TablewareWeb

@Suite struct HTMLTests {
  @Test func escapesWhatMeansSomething() {
    #expect(
      HTML(text: "a & <b> \"c\" 'd' `").string
        == "a &amp; &lt;b&gt; &quot;c&quot; &#39;d&#39; &#96;")
    #expect(HTML(text: "Füße 漢字 👩‍👩‍👧").string == "Füße 漢字 👩‍👩‍👧")
  }

  @Test func f90_controlCharactersAreShownAsSuch() {
    #expect(
      HTML(text: "a\u{0}b\u{1B}c\u{85}d\re\nf").string == "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e\nf"
    )
  }

  @Test func combiningMarksCannotHideMarkup() {
    // As a grapheme, `<` with a mark is not `<`.
    #expect(HTML(text: "<\u{301}script>").string == "&lt;\u{301}script&gt;")
  }

  @Test func tonesAreClasses() {
    let text = RowText("3", tone: .good) + RowText(" of ") + RowText("<12>", strong: true)
    #expect(HTML(text).string == "<span class=\"tg\">3</span> of <b>&lt;12&gt;</b>")
  }
}

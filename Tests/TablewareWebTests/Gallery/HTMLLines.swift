import Testing

/// HTML with each element on a line of its own, so that a difference can be read.
enum HTMLLines {
  private static let empty: Set<Substring> = ["meta", "link", "input", "!doctype"]

  /// The lines: an element's text follows its tag; the elements in it are below, indented.
  static func lines(of html: String) -> [String] {
    var lines: [String] = []
    var depth = 0
    for piece in html.split(separator: "<") {
      if piece.first == "/" {
        depth -= 1
        let text = trimmed(piece.drop { $0 != ">" }.dropFirst())
        if !text.isEmpty { lines.append(indent(depth) + text) }
        continue
      }
      let name = piece.prefix { !$0.isWhitespace && $0 != ">" }
      lines.append(indent(depth) + trimmed("<" + piece))
      if !empty.contains(name) { depth += 1 }
    }
    return lines
  }

  private static func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

  /// Without line breaks at the end; those inside become `⏎`.
  private static func trimmed(_ text: some StringProtocol) -> String {
    var text = Substring(text)
    while text.last?.isNewline == true { text.removeLast() }
    return text.map { $0.isNewline ? "⏎" : String($0) }.joined()
  }
}

@Suite struct HTMLLinesTests {
  @Test func givesEachElementALine() {
    let html =
      "<!doctype html>\n<ul id=\"rows\">\n<li>a<b>c</b> d</li>\n<li><input value=\"1\">\n</li></ul>\n"
    #expect(
      HTMLLines.lines(of: html) == [
        "<!doctype html>", "<ul id=\"rows\">", "  <li>a", "    <b>c", "     d", "  <li>",
        "    <input value=\"1\">",
      ])
  }

  @Test func tellsLineBreaksInsideATextArea() {
    #expect(HTMLLines.lines(of: "<textarea>\na\nb</textarea>") == ["<textarea>⏎a⏎b"])
  }
}

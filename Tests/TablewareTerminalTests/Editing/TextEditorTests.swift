import Tableware
import TablewareTerminal
import TablewareTesting
import Testing

struct TextEditorTests {
  private func editor(
    _ text: String, kind: TextInput.Kind = .plain, lines: Int = 1, limit: Int = 100
  ) -> TextEditor {
    TextEditor(TextInput(text, kind: kind, lineCount: lines, limit: limit))
  }

  @Test func movesByGraphemes() {
    var editor = editor("e\u{301}👨‍👩‍👧🇩🇪x")
    #expect(editor.cursor == 4)
    editor.move(.left)
    editor.move(.left)
    editor.delete(.left)
    #expect(editor.description == "e\u{301}|🇩🇪x")
    editor.delete(.right)
    #expect(editor.description == "e\u{301}|x")
  }

  @Test func movesByWords() {
    var editor = editor("one  two three")
    editor.move(.wordLeft)
    #expect(editor.description == "one  two |three")
    editor.move(.wordLeft)
    editor.move(.wordLeft)
    editor.move(.wordRight)
    #expect(editor.description == "one|  two three")
    editor.delete(.wordRight)
    #expect(editor.description == "one| three")
    editor.delete(.lineStart)
    #expect(editor.description == "| three")
  }

  @Test func replacesWhatIsSelected() {
    var editor = editor("abcd")
    editor.move(.left)
    editor.move(.left, selecting: true)
    editor.move(.left, selecting: true)
    #expect(editor.selection == 1..<3)
    editor.insert("x")
    #expect(editor.description == "ax|d")
    editor.selectAll()
    editor.move(.left)
    #expect(editor.description == "|axd")
    editor.selectAll()
    editor.delete(.wordRight)
    #expect(editor.text == "")
  }

  @Test func undoesWordByWord() {
    var editor = editor("")
    for character in "one two" { editor.insert(String(character)) }
    editor.delete(.left)
    editor.delete(.left)
    editor.undo()
    #expect(editor.description == "one two|")
    editor.undo()
    #expect(editor.text == "one")
    editor.undo()
    #expect(editor.text == "")
    editor.undo()
    editor.redo()
    editor.redo()
    #expect(editor.text == "one two")
    editor.insert("!")
    editor.redo()
    #expect(editor.description == "one two!|")
  }

  @Test func cleansWhatIsPasted() {
    var single = editor("")
    single.insert("a\r\nb\u{1B}[2Jc\u{0}\td")
    #expect(single.text == "a b [2Jc  d")
    var area = editor("", lines: 3)
    area.insert("a\r\nb\u{2028}c\td")
    #expect(area.text == "a\nb\nc d")
  }

  @Test func cutsAtTheLimit() {
    var editor = editor("ab", limit: 5)
    editor.insert(String(repeating: "漢", count: 1_000_000))
    #expect(editor.text == "ab漢漢漢")
    editor.insert("x")
    #expect(editor.text == "ab漢漢漢")
    editor.move(.left, selecting: true)
    editor.insert("xyz")
    #expect(editor.text == "ab漢漢x")
    editor.insert(String(repeating: "\u{301}", count: 1_000_000))
    #expect(editor.text == "ab漢漢x")
    var nothing = TextEditor("", limit: 0)
    nothing.insert("a")
    #expect(nothing.text == "")
  }

  @Test func acceptsNumbersOnly_WhereANumberIsAskedFor() {
    var number = editor("", kind: .number)
    number.insert("a-1x2.5.6-")
    #expect(number.text == "-12.56")
    number.move(.start)
    number.insert("+3.")
    #expect(number.text == "-12.56")
    number.move(.right)
    number.insert("٣7")
    #expect(number.text == "-712.56")
    number.selectAll()
    number.insert(".5")
    #expect(number.text == ".5")
  }

  /// Moves by a line; the new place of the cursor, `nil` if there is no such line.
  private func move(
    _ editor: inout TextEditor, by distance: Int, in lines: [Range<Int>]? = nil,
    selecting: Bool = false
  ) -> Int? {
    editor.moveLine(by: distance, in: lines, selecting: selecting) ? editor.cursor : nil
  }

  @Test func goesUpAndDown_AndRemembersItsColumn() {
    var area = editor("long line\nab\nanother", lines: 5)
    #expect(move(&area, by: -1) == 12)
    #expect(move(&area, by: -1) == 7)
    #expect(move(&area, by: -1) == nil)
    #expect(move(&area, by: 1, selecting: true) == 12)
    #expect(area.selection == 7..<12)
    area.move(.lineStart)
    #expect(area.cursor == 10)
    area.move(.lineEnd)
    #expect(area.cursor == 12)
  }

  @Test func goesThroughLinesAsTheyAreShown() {
    var area = editor("abcdef", lines: 5)
    let shown = [0..<3, 3..<6]
    // Behind the third character is the beginning of the second line.
    #expect(move(&area, by: -1, in: shown) == 2)
    #expect(move(&area, by: 1, in: shown) == 6)
  }

  @Test func tellsNoSecret() {
    var secret = editor("my word", kind: .secure)
    #expect("\(secret)" == "secret")
    secret.move(.wordLeft)
    #expect(secret.cursor == 0)
  }

  @Test func takesOverATextFromElsewhere() {
    var editor = editor("typed")
    editor.adopt("other text")
    #expect(editor.description == "other text|")
    editor.undo()
    #expect(editor.description == "other text|")
  }

  /// Against the simplest thing that could be right: strings before and behind the cursor.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func doesWhatASimpleModelDoes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = ["a", "b", " ", "é", "e", "\u{301}", "漢", "🇩", "🇪", "👍", "\u{1F3FD}", "x y", "\n"]
    var editor = TextEditor("", isMultiline: true, limit: .max)
    var (left, right) = ("", "")
    /// What stands left of the cursor never ends in the middle of a grapheme.
    func settle() {
      let whole = Array(left + right)
      var scalars = 0
      var count = 0
      let wanted = left.unicodeScalars.count
      while scalars < wanted {
        scalars += whole[count].unicodeScalars.count
        count += 1
      }
      (left, right) = (String(whole[..<count]), String(whole[count...]))
    }
    for step in 0..<400 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0...3:
        let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
        editor.insert(piece)
        left += piece
        settle()
      case 4:
        editor.delete(.left)
        if !left.isEmpty { left.removeLast() }
        settle()
      case 5:
        editor.delete(.right)
        if !right.isEmpty { right.removeFirst() }
        settle()
      case 6:
        editor.move(.left)
        if let last = left.popLast() { right = String(last) + right }
      default:
        editor.move(.right)
        if !right.isEmpty { left.append(right.removeFirst()) }
      }
      let label: Comment = "seed \(seed), step \(step)"
      #expect(Array(editor.text.unicodeScalars) == Array((left + right).unicodeScalars), label)
      #expect(editor.cursor == left.count, label)
      #expect(editor.selection.isEmpty, label)
    }
    let end = editor.text
    var undone = 0
    while undone < 1_000, editor.text != "" {
      editor.undo()
      undone += 1
    }
    for _ in 0..<1_000 { editor.redo() }
    #expect(editor.text == end, "seed \(seed)")
  }
}

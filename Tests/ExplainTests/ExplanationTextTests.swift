import Explain
import Testing

/// What people read, word for word.
@Suite struct ExplanationTextTests {
  private func text(_ old: String, _ new: String) throws -> String {
    try explanation(old, new).text
  }

  @Test func saysNothingChanges_WhenBothAreEqual() throws {
    let sheet = #"[{"id":"A","rows":["a"]}]"#
    #expect(
      try text(sheet, sheet) == """
        Old: 1 section, 1 row → New: 1 section, 1 row

        Nothing changes.

        """)
  }

  @Test func explainsSectionMovesAndRowChanges_BatchByBatch() throws {
    let old = """
      [{"id":"A","header":"Fruit","rows":["apple",{"id":"pear","content":"hard"},"fig"]},
       {"id":"B","rows":["x","y"]},{"id":"C","rows":["to D"]},{"id":"E","rows":["gone","back"]}]
      """
    let new = """
      [{"id":"B","rows":["y","x","new"]},{"id":"C","rows":[]},
       {"id":"A","header":"Fruits","rows":["to D","fig","apple",{"id":"pear","content":"ripe"}]},
       {"id":"F","rows":["back"]}]
      """
    #expect(try text(old, new) == Self.everything)
  }

  private static let everything = """
    """

  @Test func tellsOfOnlyContents() throws {
    let old = #"[{"id":"A","rows":["a",{"id":"b","content":"x"}]}]"#
    let new = #"[{"id":"A","header":"H","rows":[{"id":"a","content":"y"},"b"]}]"#
    #expect(
      try text(old, new) == """
        """)
  }

  @Test func notesRepeatedIDs_AndTellsEachCopyRightly() throws {
    let old =
      #"[{"id":"A","rows":[{"id":"a","content":"1"},{"id":"a","content":"2"},"a"]},{"id":"A","rows":[]}]"#
    let new = #"[{"id":"A","rows":[{"id":"a","content":"3"},{"id":"a","content":"4"}]}]"#
    #expect(
      try text(old, new) == """
        """)
  }

  @Test func tellsWhyRowsCannotFollowTheirSections() throws {
    #expect(
      try text(
        #"[{"id":"A","rows":["a"]},{"id":"B","rows":["b","c"]}]"#,
        #"[{"id":"A","rows":["a","b"]},{"id":"C","rows":["c"]}]"#) == """
          """)
    #expect(
      try text(
        #"[{"id":"A","rows":["a","b"]}]"#,
        #"[{"id":"A","rows":["a"]},{"id":"C","rows":["b"]}]"#) == """
          """)
  }

  @Test func cutsLongLists_AndSpellsOutWhatWouldDisturbATerminal() throws {
    let rows = (0..<23).map { "\"\($0)\"" }.joined(separator: ",")
    let new = #"[{"id":"\u001b[31m","rows":[\#(rows)]}]"#
    let old = #"[{"id":"\u001b[31m","rows":["a\u202eb"]}]"#
    #expect(
      try text(old, new) == """
        """)
  }
}

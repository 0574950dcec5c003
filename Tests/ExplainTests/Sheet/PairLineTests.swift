import Explain
import Testing

/// Lines in, lines out, word for word.
@Suite struct PairLineTests {
  @Test(arguments: [
    (#"{"old":[],"new":[]}"#, #"{"batches":[]}"#),
    (
      #"{"new":[{"rows":[],"id":"A"}], "old":[]}"#,
      #"{"batches":[{"insertSections":[0],"after":[{"id":"A","rows":[]}]}]}"#
    ),
    (
      #"{"old":[{"id":"A","rows":["a","b","c","d"]}],"new":[{"id":"A","rows":["d","a","c","e"]}]}"#,
      #"{"batches":[{"deleteRows":[[0,1]],"insertRows":[[0,3]],"moveRows":[[[0,3],[0,0]]],"#
        + #""after":[{"id":"A","rows":["d","a","c","e"]}]}]}"#
    ),
    (
      #"{"old":[{"id":"A","header":"x","rows":["a"]}],"new":[{"id":"A","rows":[{"id":"a","content":"y"}]}]}"#,
      #"{"batches":[],"refreshRows":[[0,0]],"refreshSections":[0]}"#
    ),
    (
      #"{"old":[{"id":"A","header":null,"rows":["a"]}],"new":[{"id":"A","rows":[{"id":"a","content":null}]}]}"#,
      #"{"batches":[]}"#
    ),
    (
      #"{"old":[{"id":"A","rows":["a"],"more":[1e999]},{"id":"B","rows":["b"]}],"#
        + #""new":[{"id":"B","rows":["b","a"]},{"id":"A","rows":[]}]}"#,
      #"{"batches":[{"moveSections":[[0,1]],"after":[{"id":"B","rows":["b"]},{"id":"A","rows":["a"]}]},"#
        + #"{"moveRows":[[[1,0],[0,1]]],"after":[{"id":"B","rows":["b","a"]},{"id":"A","rows":[]}]}]}"#
    ),
    (
      #"{"old":[{"id":"A","rows":["\u00e9"]}],"new":[{"id":"A","rows":["e\u0301"]}]}"#,
      #"{"batches":[{"deleteRows":[[0,0]],"insertRows":[[0,0]],"#
        + "\"after\":[{\"id\":\"A\",\"rows\":[\"e\u{301}\"]}]}]}"
    ),
  ])
  func answersAPair(_ line: String, _ expected: String) {
    #expect(Array(answer(line).utf8) == Array(expected.utf8), "\(answer(line))")
  }

  @Test func showsNewContents_WhenSectionsOnlyMove() {
    let line =
      #"{"old":[{"id":"A","rows":["a"]},{"id":"B","rows":[]}],"#
      + #""new":[{"id":"B","rows":[]},{"id":"A","rows":[{"id":"a","content":"x"}]}]}"#
    let expected =
      #"{"batches":[{"moveSections":[[0,1]],"after":[{"id":"B","rows":[]},"#
      + #"{"id":"A","rows":[{"id":"a","content":"x"}]}]}],"refreshRows":[[1,0]]}"#
    #expect(answer(line) == expected)
  }

  @Test func namesEachRepeatedID_AndBothItsPlaces() {
    let line =
      #"{"old":[{"id":"A","rows":["a","b"]},{"id":"B","rows":["a","b","a","b","a"]}],"#
      + #""new":[{"id":"A","rows":["a"]},{"id":"A","rows":["a"]}]}"#
    let expected =
      #"{"batches":[{"deleteSections":[1],"insertSections":[1],"deleteRows":[[0,1]],"#
      + #""after":[{"id":"A","rows":["a"]},{"id":"A","rows":["a"]}]}],"diagnostics":["#
      + #""The row id “a” is repeated in old: first at [0,0], again at [1,0] and 2 more times.","#
      + #""The row id “b” is repeated in old: first at [0,1], again at [1,1] and 1 more time.","#
      + #""The section id “A” is repeated in new: first at 0, again at 1.","#
      + #""The row id “a” is repeated in new: first at [0,0], again at [1,0]."]}"#
    #expect(answer(line) == expected)
  }

  @Test(arguments: [
    ("", "line 7 is empty; expected an object with “old” and “new”"),
    (" \t\r", "line 7 is empty; expected an object with “old” and “new”"),
    ("[]", "line 7 should be an object with “old” and “new” but is a list"),
    ("{\"old\":[}", "not valid JSON: line 7, column 9: expected a value"),
    ("{}", "old is missing"),
    (#"{"old":[]}"#, "new is missing"),
    (#"{"old":[],"new":null}"#, "new should be a list of sections but is null"),
    (#"{"old":[],"new":[{"id":"A"}]}"#, "new[0].rows is missing"),
    (
      #"{"old":[{"id":"A","rows":["a",{"id":3}]}],"new":[]}"#,
      "old[0].rows[1].id is the number 3, but ids are strings"
    ),
  ])
  func answersABadLineWithAnError(_ line: String, _ expected: String) {
    #expect(answer(line, number: 7) == #"{"error":"\#(expected)"}"#)
  }

  @Test func refusesALineThatIsNotUTF8() {
    let line = Array(#"{"old":[],"new":[],"é":""#.utf8) + [0xFF] + Array(#""}"#.utf8)
    let (json, isSound) = PairLine.answer(to: line, number: 2)
    let expected = #"{"error":"not valid JSON: line 2, column 25: not UTF-8"}"#
    #expect(String(decoding: json, as: UTF8.self) == expected)
    #expect(isSound)
  }

  @Test func survivesOddDocuments() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(answer(deep).hasSuffix(#"column 101: nested too deeply"}"#))
    let half = #"{"old":[],"new":[{"id":"\ud83c","rows":["\udf19"]}]}"#
    let expected =
      "{\"batches\":[{\"insertSections\":[0],\"after\":[{\"id\":\"\u{FFFD}\","
      + "\"rows\":[\"\u{FFFD}\"]}]}]}"
    #expect(answer(half) == expected)
  }

  @Test func survivesEveryCutAndEveryChangedByte() {
    let text = Array(
      #"{"old":[{"id":"A","rows":["a",{"id":"b","content":"é"}]}],"new":[{"id":"A","header":"\u00e9","rows":[]}]}"#
        .utf8)
    for index in text.indices {
      _ = PairLine.answer(to: Array(text[..<index]), number: 1)
      for byte: UInt8 in [0, 0x22, 0x2C, 0x31, 0x5B, 0x5C, 0x7B, 0x80, 0xFF] {
        var changed = text
        changed[index] = byte
        let json = PairLine.answer(to: changed, number: 1).json
        #expect(json.starts(with: Array(#"{"error":""#.utf8)) || (try? Answer(json)) != nil)
      }
    }
  }
}

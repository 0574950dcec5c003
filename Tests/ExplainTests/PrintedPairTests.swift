import Explain
import Testing

/// The lines that the differ's tests print of a pair that fails, as `PairTextTests` there expect
/// them: the tool has to read every one.
@Suite struct PrintedPairTests {
  @Test(arguments: [
    (
      #"{"old":[{"id":"0","rows":["100",{"id":"101","content":"1"},"100"]},"#
        + #"{"id":"1","header":"2","rows":[]}],"#
        + #""new":[{"id":"1","rows":[{"id":"101","content":"3"}]},{"id":"0","rows":["100"]}]}"#,
      #"{"batches":[{"moveSections":[[0,1]],"after":[{"id":"1","header":"2","rows":[]},"#
        + #"{"id":"0","rows":["100",{"id":"101","content":"1"},"100"]}]},"#
        + #"{"deleteRows":[[1,2]],"moveRows":[[[1,1],[0,0]]],"#
        + #""after":[{"id":"1","rows":[{"id":"101","content":"3"}]},{"id":"0","rows":["100"]}]}],"#
        + #""refreshRows":[[0,0]],"refreshSections":[0],"diagnostics":["#
        + #""The row id “100” is repeated in old: first at [0,0], again at [0,2]."]}"#
    ),
    (#"{"old":[],"new":[]}"#, #"{"batches":[]}"#),
    (
      #"{"old":[{"id":"A \"B\"","rows":["\\","\u000a\u0001","\u00e9","\ud83c\udf0d"]}],"new":[]}"#,
      #"{"batches":[{"deleteSections":[0],"after":[]}]}"#
    ),
  ])
  func acceptsWhatFailingTestsPrint(_ line: String, _ expected: String) {
    #expect(answer(line) == expected)
  }
}

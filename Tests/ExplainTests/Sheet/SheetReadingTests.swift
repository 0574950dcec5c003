import Explain
import Testing

/// Every kind of file that is no snapshot, and the sentence about it.
@Suite struct SheetReadingTests {
  @Test(arguments: [
    ("", "not valid JSON: line 1, column 1: expected a value"),
    (
      "[\n  {\"id\": \"A\" \"rows\": []}]", "not valid JSON: line 2, column 14: expected “,” or “}”"
    ),
    ("[] []", "not valid JSON: line 1, column 4: expected the end of the file"),
    ("{}", "should be a list of sections but is an object"),
    ("null", "should be a list of sections but is null"),
    ("[1]", "[0] should be a section, an object with “id” and “rows”, but is the number 1"),
    (#"[{"rows":[]}]"#, "[0].id is missing"),
    (#"[{"id":null,"rows":[]}]"#, "[0].id is null, but ids are strings"),
    (#"[{"id":1e400,"rows":[]}]"#, "[0].id is the number inf, but ids are strings"),
    (#"[{"id":true,"rows":[]}]"#, "[0].id is true, but ids are strings"),
    (#"[{"id":"A","rows":{}}]"#, "[0].rows should be a list but is an object"),
    (#"[{"id":"A","header":["x"],"rows":[]}]"#, "[0].header should be a string but is a list"),
    (
      #"[{"id":"A","rows":[]},{"id":"B","rows":["b","c","d",{"id":9}]}]"#,
      "[1].rows[3].id is the number 9, but ids are strings"
    ),
    (#"[{"id":"A","rows":[{"content":"x"}]}]"#, "[0].rows[0].id is missing"),
    (
      #"[{"id":"A","rows":[{"id":"a","content":5.5}]}]"#,
      "[0].rows[0].content should be a string but is the number 5.5"
    ),
    (
      #"[{"id":"A","rows":[5]}]"#,
      "[0].rows[0] is the number 5, but a row is an id or an object with an “id”, and ids are strings"
    ),
    (
      #"[{"id":"A","rows":[null]}]"#,
      "[0].rows[0] is null, but a row is an id or an object with an “id”, and ids are strings"
    ),
  ])
  func f127_saysWhatIsWrongAndWhere(_ json: String, _ expected: String) {
    #expect {
      _ = try Sheet(json: Array(json.utf8))
    } throws: {
      #expect("\($0)" == expected)
      return true
    }
  }
}

import TablewareDiff
import Testing

/// What is printed of a pair that fails. `PrintedPairTests` of the tool read the same lines.
@Suite struct PairTextTests {
  @Test func printsHeadersAndContents_WhereThereAreAny() {
    let old = Table([
      Table.Section(
        id: 0, rows: [Table.Row(id: 100), Table.Row(id: 101, content: 1), Table.Row(id: 100)]),
      Table.Section(id: 1, header: 2),
    ])
    let new = Table([
      Table.Section(id: 1, rows: [Table.Row(id: 101, content: 3)]),
      Table.Section(id: 0, rows: [Table.Row(id: 100)]),
    ])
    #expect(
      pairText(old, new)
        == #"{"old":[{"id":"0","rows":["100",{"id":"101","content":"1"},"100"]},"#
        + #"{"id":"1","header":"2","rows":[]}],"#
        + #""new":[{"id":"1","rows":[{"id":"101","content":"3"}]},{"id":"0","rows":["100"]}]}"#)
  }

  @Test func printsTablesWithoutSections() {
    #expect(pairText(Table(), Table()) == #"{"old":[],"new":[]}"#)
  }

  @Test func spellsOut_WhatIsNotPlainText() {
    let old = Lists<String, String>([("A \"B\"", ["\\", "\n\u{1}", "é", "🌍"])])
    #expect(
      pairText(old, Lists())
        == #"{"old":[{"id":"A \"B\"","rows":["\\","\u000a\u0001","\u00e9","\ud83c\udf0d"]}],"new":[]}"#
    )
  }

  @Test func isPartOfEveryReport() {
    var plan = Plan(from: Table(), to: Table())
    plan.refreshedRows = [RowPath(section: 0, row: 0)]
    let problem = problem(in: plan, from: Table(), to: Table())
    #expect(
      problem == """
        the plan refreshes rows [(0, 0)] and sections [], but [] and [] changed
          {"old":[],"new":[]}
          plan: no batch
        """)
  }
}

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
       {"id":"B","rows":["x","y","z"]},{"id":"C","rows":["to D"]},{"id":"E","rows":["gone","back"]}]
      """
    let new = """
      [{"id":"B","rows":["y","z","x","new"]},{"id":"C","rows":[]},
       {"id":"A","header":"Fruits","rows":["to D","fig","apple",{"id":"pear","content":"ripe"}]},
       {"id":"F","rows":["back"]}]
      """
    #expect(try text(old, new) == Self.everything)
  }

  private static let everything = """
    Old: 4 sections, 9 rows → New: 4 sections, 9 rows

    Batch 1 of 2: the order of the sections changes
      move section 0 “A” to 3 because it changes its position among the sections that stay
      Kept 3 sections in order; moving 1 is the least possible.
      Sections move in a separate batch: together with other changes, table views crash.

      tableView.performBatchUpdates {
        // Change the data source to the snapshot below.
        tableView.moveSection(0, toSection: 3)
      }

      Snapshot after batch 1:
        0 “B”: “x”, “y”, “z”
        1 “C”: “to D”
        2 “E”: “gone”, “back”
        3 “A”, header “Fruit”: “apple”, “pear”, “fig”

    Batch 2 of 2: 1 section is deleted, 1 section is inserted, 1 row is inserted, 3 rows move
      delete section 2 “E” with its 2 rows because it is not in New
      insert section 3 “F” with its 1 row because it is not in Old
      insert row [0, 3] “new” because it is not in Old
      move row [3, 2] “fig” to [2, 1] because it changes its position among the rows that stay
      move row [0, 0] “x” to [0, 2] because it changes its position among the rows that stay
      move row [1, 0] “to D” to [2, 0] because it changes its section
      Kept 4 rows in place; moving 3 is the least possible.

      tableView.performBatchUpdates {
        // Change the data source to the snapshot below.
        tableView.deleteSections([2], with: .automatic)
        tableView.insertSections([3], with: .automatic)
        tableView.insertRows(at: [[0, 3]], with: .automatic)
        tableView.moveRow(at: [3, 2], to: [2, 1])
        tableView.moveRow(at: [0, 0], to: [0, 2])
        tableView.moveRow(at: [1, 0], to: [2, 0])
      }

      Snapshot after batch 2:
        0 “B”: “y”, “z”, “x”, “new”
        1 “C”: no rows
        2 “A”, header “Fruits”: “to D”, “fig”, “apple”, “pear”
        3 “F”: “back”

    Bind again in place: same identity, different content.
      row [2, 3] “pear”: “hard” → “ripe”
      header of section 2 “A”: “Fruit” → “Fruits”

      tableView.reconfigureRows(at: [[2, 3]])
      bind(tableView.headerView(forSection: 2))

    """

  @Test func tellsOfOnlyContents() throws {
    let old = #"[{"id":"A","rows":["a",{"id":"b","content":"x"}]}]"#
    let new = #"[{"id":"A","header":"H","rows":[{"id":"a","content":"y"},"b"]}]"#
    #expect(
      try text(old, new) == """
        Old: 1 section, 2 rows → New: 1 section, 2 rows

        Bind again in place: same identity, different content.
          row [0, 0] “a”: nothing → “y”
          row [0, 1] “b”: “x” → nothing
          header of section 0 “A”: nothing → “H”

          tableView.reconfigureRows(at: [[0, 0], [0, 1]])
          bind(tableView.headerView(forSection: 0))

        """)
  }

  @Test func notesRepeatedIDs_AndTellsEachCopyRightly() throws {
    let old =
      #"[{"id":"A","rows":[{"id":"a","content":"1"},{"id":"a","content":"2"},"a"]},{"id":"A","rows":[]}]"#
    let new = #"[{"id":"A","rows":[{"id":"a","content":"3"},{"id":"a","content":"4"}]}]"#
    #expect(
      try text(old, new) == """
        Old: 2 sections, 3 rows → New: 1 section, 2 rows

        Note: The section id “A” is repeated in old: first at 0, again at 1.
        Note: The row id “a” is repeated in old: first at [0,0], again at [0,1] and 1 more time.
        Note: The row id “a” is repeated in new: first at [0,0], again at [0,1].

        Batch 1 of 1: 1 section is deleted, 1 row is deleted
          delete section 1 “A” because New has fewer sections of this id
          delete row [0, 2] “a” because New has fewer rows of this id
          Kept 2 rows in place; no row has to move.

          tableView.performBatchUpdates {
            // Change the data source to the snapshot below.
            tableView.deleteSections([1], with: .automatic)
            tableView.deleteRows(at: [[0, 2]], with: .automatic)
          }

          Snapshot after batch 1:
            0 “A”: “a”, “a”

        Bind again in place: same identity, different content.
          row [0, 0] “a”: “1” → “3”
          row [0, 1] “a”: “2” → “4”

          tableView.reconfigureRows(at: [[0, 0], [0, 1]])

        """)
  }

  @Test func tellsWhyRowsCannotFollowTheirSections() throws {
    #expect(
      try text(
        #"[{"id":"A","rows":["a"]},{"id":"B","rows":["b","c"]}]"#,
        #"[{"id":"A","rows":["a","b"]},{"id":"C","rows":["c"]}]"#) == """
          Old: 2 sections, 3 rows → New: 2 sections, 3 rows

          Batch 1 of 1: 1 section is deleted, 1 section is inserted, 1 row is inserted
            delete section 1 “B” with its 2 rows because it is not in New
            insert section 1 “C” with its 1 row because it is not in Old
            insert row [0, 1] “b” because its old section is deleted, out of which no row can move
            Kept 1 row in place; no row has to move.

            tableView.performBatchUpdates {
              // Change the data source to the snapshot below.
              tableView.deleteSections([1], with: .automatic)
              tableView.insertSections([1], with: .automatic)
              tableView.insertRows(at: [[0, 1]], with: .automatic)
            }

            Snapshot after batch 1:
              0 “A”: “a”, “b”
              1 “C”: “c”

          Bind again in place: nothing.

          """)
    #expect(
      try text(
        #"[{"id":"A","rows":["a","b"]}]"#,
        #"[{"id":"A","rows":["a"]},{"id":"C","rows":["b"]}]"#) == """
          Old: 1 section, 2 rows → New: 2 sections, 2 rows

          Batch 1 of 1: 1 section is inserted, 1 row is deleted
            insert section 1 “C” with its 1 row because it is not in Old
            delete row [0, 1] “b” because it is inserted again in a new section, into which no row can move
            Kept 1 row in place; no row has to move.

            tableView.performBatchUpdates {
              // Change the data source to the snapshot below.
              tableView.insertSections([1], with: .automatic)
              tableView.deleteRows(at: [[0, 1]], with: .automatic)
            }

            Snapshot after batch 1:
              0 “A”: “a”
              1 “C”: “b”

          Bind again in place: nothing.

          """)
  }

  @Test func cutsLongLists_AndSpellsOutWhatWouldDisturbATerminal() throws {
    let rows = (0..<23).map { "\"\($0)\"" }.joined(separator: ",")
    let new = #"[{"id":"\u001b[31m","rows":[\#(rows)]}]"#
    let old = #"[{"id":"\u001b[31m","rows":["a\u202eb"]}]"#
    #expect(
      try text(old, new) == """
        Old: 1 section, 1 row → New: 1 section, 23 rows

        Batch 1 of 1: 1 row is deleted, 23 rows are inserted
          delete row [0, 0] “a\\u{202E}b” because it is not in New
          insert row [0, 0] “0” because it is not in Old
          insert row [0, 1] “1” because it is not in Old
          insert row [0, 2] “2” because it is not in Old
          insert row [0, 3] “3” because it is not in Old
          insert row [0, 4] “4” because it is not in Old
          insert row [0, 5] “5” because it is not in Old
          insert row [0, 6] “6” because it is not in Old
          insert row [0, 7] “7” because it is not in Old
          insert row [0, 8] “8” because it is not in Old
          insert row [0, 9] “9” because it is not in Old
          insert row [0, 10] “10” because it is not in Old
          insert row [0, 11] “11” because it is not in Old
          insert row [0, 12] “12” because it is not in Old
          insert row [0, 13] “13” because it is not in Old
          insert row [0, 14] “14” because it is not in Old
          insert row [0, 15] “15” because it is not in Old
          insert row [0, 16] “16” because it is not in Old
          insert row [0, 17] “17” because it is not in Old
          insert row [0, 18] “18” because it is not in Old
          insert row [0, 19] “19” because it is not in Old
          … and 3 more rows; --format json has all
          Kept 0 rows in place; no row has to move.

          tableView.performBatchUpdates {
            // Change the data source to the snapshot below.
            tableView.deleteRows(at: [[0, 0]], with: .automatic)
            tableView.insertRows(at: [[0, 0], [0, 1], [0, 2], [0, 3], [0, 4], [0, 5], [0, 6], [0, 7], [0, 8], [0, 9], [0, 10], [0, 11], [0, 12], [0, 13], [0, 14], [0, 15], [0, 16], [0, 17], [0, 18], [0, 19] /* and 3 more */], with: .automatic)
          }

          Snapshot after batch 1:
            0 “\\u{1B}[31m”: “0”, “1”, “2”, “3”, “4”, “5”, “6”, “7”, “8”, “9”, “10”, “11”, “12”, “13”, “14”, “15”, “16”, “17”, “18”, “19”, … 3 more

        Bind again in place: nothing.

        """)
  }
}

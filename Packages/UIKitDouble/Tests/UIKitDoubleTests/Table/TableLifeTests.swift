import Foundation
import Testing
import UIKitDouble

/// Cells, layout, selection, scrolling, dragging: what a table does by itself, and what it minds.
@Suite @MainActor struct TableLifeTests {
  private let long = "A:" + String(repeating: "abcdefghij", count: 10)

  @Test func l07_MakesAsManyCellsAsFit() {
    let model = Model(long)
    let table = model.table()
    #expect(table.visibleCells.count == 11)
    for _ in 0..<80 { table.simulateDrag(by: 60) }
    #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 99, section: 0))
    #expect(table.inspector.cellsMade["cell"] ?? 0 <= 24)
    #expect(table.inspector.breaches == [])
  }

  @Test func l14_AlternatesWillAndDidEnd() {
    let model = Model("A:abcdefghijklmnopqrstuvwxyz")
    let table = model.table()
    for distance: CGFloat in [200, -90, 800, -2_000] { table.simulateDrag(by: distance) }
    for letter in Set(model.events.map { $0.dropFirst() }) {
      let marks = model.events.filter { $0.dropFirst() == letter }.map { $0.prefix(1) }
      for (position, mark) in marks.enumerated() {
        #expect(mark == (position % 2 == 0 ? "+" : "-"))
      }
    }
  }

  @Test func l22_KeepsTheCellsOfRowsThatStay() {
    let model = Model("A:abc")
    let table = model.table()
    let cells = table.visibleCells
    table.performBatchUpdates {
      model.parts = Model.parse("A:xcb")
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 1, section: 0))
    }
    VirtualTime.shared.advance()
    #expect(letters(table) == "xcb")
    #expect(table.visibleCells[1] === cells[2])
    #expect(table.visibleCells[2] === cells[1])
    #expect(table.inspector.breaches == [])
  }

  @Test func l05_MindsASecondDequeue() {
    let model = Model("A:a")
    model.onCell = { table in
      _ = table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: 0, section: 0))
    }
    let table = model.table()
    #expect(rules(table).first == "L-05")
    let other = Model("A:a").table()
    _ = other.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: 0, section: 0))
    #expect(rules(other) == ["L-05"])
  }

  @Test func l04_MindsAKindThatIsNotRegistered() {
    let model = Model("A:a")
    let table = model.table()
    table.register(nil as AnyClass?, forCellReuseIdentifier: "cell")
    table.reloadData()
    table.layoutIfNeeded()
    #expect(rules(table) == ["L-04"])
  }

  @Test func l20_ConfiguresTheSameCellAgain() {
    let model = Model("A:abc")
    let table = model.table()
    let cell = table.visibleCells[1]
    model.parts = Model.parse("A:abc")
    model.bindings = []
    table.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
    table.layoutIfNeeded()
    #expect(model.bindings == ["b"])
    #expect(table.visibleCells[1] === cell)
    #expect(cell.reuseCount == 0)
    #expect(table.inspector.breaches == [])
  }

  @Test func b57_MindsCallsFromInsideItsQuestions() {
    let model = Model("A:a")
    model.onCell = { $0.beginUpdates() }
    #expect(rules(model.table()).first == "B-57")
  }

  @Test func b58_MindsAReloadInsideABatch_AndAnEndWithoutABeginning() {
    let model = Model("A:a")
    let table = model.table()
    table.performBatchUpdates { table.reloadData() }
    #expect(rules(table) == ["B-58"])
    let other = Model("A:a").table()
    other.endUpdates()
    #expect(rules(other) == ["B-58"])
  }

  @Test func b07_MindsDataThatChangedTooEarly() {
    let model = Model("A:ab")
    let table = model.table()
    model.parts = Model.parse("A:b")
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(rules(table) == ["B-07"])
  }

  @Test func b08_b54_MindsABatchBeforeTheTableIsThere() {
    let model = Model("A:ab")
    let table = UITableView(frame: .zero)
    table.dataSource = model
    table.performBatchUpdates {}
    #expect(rules(table) == ["B-08", "B-54"])
  }

  @Test func b56_MindsABatchWhileAnotherAnimates() {
    let model = Model("A:ab")
    let table = model.table()
    for _ in 0..<2 {
      table.performBatchUpdates {
        model.parts[0].rows.removeFirst()
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
    #expect(rules(table) == ["B-56"])
    VirtualTime.shared.advance()
  }

  @Test func b61_MindsTheKeyboardInARowThatGoes() {
    let model = Model("A:ab")
    let table = model.table()
    let field = UITextField()
    table.visibleCells[0].contentView.addSubview(field)
    #expect(field.becomeFirstResponder())
    table.performBatchUpdates {
      model.parts[0].rows.removeFirst()
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    #expect(rules(table) == ["B-61"])
    VirtualTime.shared.advance()
  }

  @Test func l31_CarriesTheSelection() {
    let model = Model("A:abcd")
    let table = model.table()
    table.allowsMultipleSelection = true
    for row in [0, 1, 3] { table.simulateTap(at: IndexPath(row: row, section: 0)) }
    table.performBatchUpdates {
      model.parts = Model.parse("A:dbc")
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      table.moveRow(at: IndexPath(row: 3, section: 0), to: IndexPath(row: 0, section: 0))
    }
    VirtualTime.shared.advance()
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [0, 1])
    table.reloadData()
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test func l30_TellsOfTapsOnly() {
    let model = Model("A:ab")
    let table = model.table()
    model.events = []
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(model.events == [])
    table.simulateTap(at: IndexPath(row: 1, section: 0))
    #expect(model.events == ["deselect 0,0", "select 0,1"])
  }

  @Test func g20_MindsARowThatDoesNotExist() {
    let table = Model("A:ab").table()
    table.scrollToRow(at: IndexPath(row: 7, section: 0), at: .top, animated: false)
    #expect(rules(table) == ["G-20"])
  }

  @Test(arguments: [(CGFloat(-3), "G-02"), (.nan, "G-03"), (.infinity, "G-03")])
  func g02_g03_MindsHeightsThatAreNone(height: CGFloat, rule: String) {
    let model = Model("A:a")
    model.height = height
    #expect(rules(model.table()).first == rule)
  }

  @Test func g09_MeasuresAgain_InAnotherWidth() {
    let model = Model("A:ab")
    let table = model.table()
    model.height = 100
    table.simulateResize(to: CGSize(width: 640, height: 480))
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 100)
  }

  @Test func e05_FollowsADrag_AndMindsDataThatDoesNot() {
    let model = Model("A:abc B:x")
    let table = model.table()
    #expect(
      table.simulateReorder(
        from: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1)))
    table.layoutIfNeeded()
    #expect(letters(table) == "bcxa")
    #expect(table.inspector.breaches == [])
    model.followsMoves = false
    table.simulateReorder(from: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
    #expect(rules(table) == ["B-40"])
  }

  @Test func e06_MindsATargetOutsideTheTable() {
    let model = Model("A:abc")
    let table = model.table()
    model.retarget = { _ in IndexPath(row: 9, section: 4) }
    table.simulateReorder(from: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
    #expect(rules(table) == ["E-06"])
  }

  @Test func emptiesItsPool_WhenMemoryIsShort() {
    let model = Model(long)
    let table = model.table()
    table.simulateDrag(by: 2_000)
    let made = table.inspector.cellsMade["cell"] ?? 0
    UIApplication.shared.simulateMemoryWarning()
    table.simulateDrag(by: -44)
    #expect(table.inspector.cellsMade["cell"] ?? 0 > made)
  }
}

import Foundation
import Tableware
import TablewareUIKit
import Testing
import UIKitDouble

/// Group 3 of the fault catalog, on a table view: changes from several tasks, changes of data that
/// was submitted already, and tables that are off screen.
@Suite(.serialized, .freesEverything) @MainActor struct SubmissionFaultTests {
  /// Submits numbered states and records the order in which they arrive and complete.
  @MainActor private final class Submissions {
    let table: Table
    var submitted: [Int] = []
    var completed: [Int] = []

    init(_ table: Table) { self.table = table }

    func submit(_ number: Int) {
      submitted.append(number)
      table.show(completion: { self.completed.append(number) }) {
        Stage.sections("A[a \(number)]")
      }
    }
  }

  private let stage = Stage()

  @Test func f38_submissions_ofManyThreads_endInTheLastOne_andCompleteInOrder() {
    stage.show("A[a]")
    let submissions = Submissions(stage.table)
    // Each thread adds a block to the queue of the main thread.
    DispatchQueue.concurrentPerform(iterations: 50) { number in
      VirtualTime.shared.afterThisTurn { submissions.submit(number) }
    }
    #expect(submissions.submitted == [])
    let told = stage.told { stage.turn() }
    #expect(submissions.submitted.sorted() == Array(0..<50))
    #expect(told.hasPrefix("batch [iR (0,1)]"))
    #expect(stage.texts == "a \(submissions.submitted.last ?? -1)")
    #expect(submissions.completed == submissions.submitted)
    #expect(stage.messages == [])
    #expect(stage.breaches == [])
  }

  @Test func f39_plan_ofAnOlderState_isDropped() async {
    stage.show("A[a]")
    var order: [String] = []
    let table = stage.table
    let shown = Task {
      await table.showInBackground { Stage.sections("A[a old]") }
      order.append("background")
    }
    while table["A"].rowCount != 2 { await Task.yield() }
    let told = stage.told {
      table.show(completion: { order.append("newer") }) { Stage.sections("A[a new]") }
      stage.turn()
    }
    await shown.value
    for _ in 0..<100 { await Task.yield() }
    stage.turn()
    #expect(told == "batch [iR (0,1)]")
    #expect(stage.texts == "a new")
    #expect(order == ["newer", "background"])
    #expect(stage.breaches == [])
  }

  @Test func f40_data_changedBetweenSubmissionAndCommit_isNotRead() {
    stage.show("A[a b]")
    var items = ["a", "b", "c"]
    stage.table.show { Section("A") { for item in items { TextRow(RowText(item)) } } }
    items = []
    let told = stage.told { stage.turn() }
    #expect(told == "batch [iR (0,2)]")
    #expect(stage.texts == "a b c")
    #expect(stage.tableView.numberOfRows(inSection: 0) == 3)
    #expect(stage.breaches == [])
  }

  @Test func f40_collection_changedBetweenSubmissionAndCommit_keepsItsRows() {
    var items = ["a", "b", "c"]
    stage.table.show { Section("A") { ForEach(items, id: \.self) { TextRow(RowText($0)) } } }
    items.removeFirst(2)
    stage.turn()
    #expect(stage.texts == "a b c")
    stage.table.show { Section("A") { ForEach(items, id: \.self) { TextRow(RowText($0)) } } }
    items.append("d")
    stage.turn()
    #expect(stage.texts == "c")
    #expect(stage.breaches == [])
  }

  @Test func f41_array_changedWhileItsRowsAreDeclared_isShownAsItWas() {
    var items = ["a", "b", "c"]
    func row(_ item: String) -> TextRow {
      items.removeLast()
      return TextRow(RowText(item))
    }
    stage.table.show { Section("A") { for item in items { row(item) } } }
    #expect(items == [])
    stage.turn()
    #expect(stage.texts == "a b c")
    #expect(stage.messages == [])
    #expect(stage.breaches == [])
  }

  @Test func f41_array_changedByTheRowClosure_keepsTheNumberOfRows() {
    var items = ["a", "b", "c"]
    func row(_ item: String) -> TextRow {
      items = []
      return TextRow(RowText(item))
    }
    stage.table.show { Section("A") { ForEach(items, id: \.self) { row($0) } } }
    stage.turn()
    #expect(items == [])
    #expect(stage.texts == "a b c")
    #expect(stage.breaches == [])
  }

  // MARK: Tables that are not on screen

  @Test func f47_change_whileAControllerIsPushed_isShownOnReturn() {
    let navigation = UINavigationController()
    stage.window.rootViewController = navigation
    let list = UIViewController(nibName: nil, bundle: nil)
    list.view = stage.tableView
    navigation.pushViewController(list, animated: false)
    stage.show("A[a b]")
    var completed: [String] = []
    navigation.pushViewController(UIViewController(nibName: nil, bundle: nil), animated: true)
    stage.table.show(completion: { completed.append("during") }) { Stage.sections("A[b c]") }
    VirtualTime.shared.advance(by: 0.1)
    stage.table.show(completion: { completed.append("after") }) { Stage.sections("A[c d]") }
    VirtualTime.shared.advance()
    #expect(completed == ["during", "after"])
    navigation.popViewController(animated: true)
    stage.table.show(completion: { completed.append("back") }) { Stage.sections("A[c d e]") }
    stage.turn()
    #expect(completed == ["during", "after", "back"])
    #expect(stage.texts == "c d e")
    #expect(stage.messages == [])
    #expect(stage.breaches == [])
  }

  @Test func f47_change_duringARotation_keepsTheRowThatIsRead() {
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.view = stage.tableView
    stage.window.rootViewController = controller
    func rows(_ numbers: Range<Int>) -> Section {
      Section("A") { for number in numbers { TextRow("\(number)").id(number) } }
    }
    stage.table.show { rows(0..<60) }
    stage.turn()
    stage.tableView.simulateDrag(by: 880)
    let first = stage.identities.first
    #expect(first == Identity(20))
    stage.table.show { rows(-5..<60) }
    stage.window.simulateResize(to: CGSize(width: 480, height: 320))
    stage.turn()
    #expect(stage.identities.first == first)
    #expect(stage.tableView.numberOfRows(inSection: 0) == 65)
    #expect(stage.breaches == [])
  }

  @Test func f58_tableView_thatDiffersFromTheSnapshot_isReloadedOnce() {
    stage.tableView.inspector.strictness = .uikit
    stage.show("A[a b c]")
    stage.tableView.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    VirtualTime.shared.advance()
    var reloads: [String] = []
    stage.table.trace = {
      if case .reload = $0 { reloads.append("\($0)") }
    }
    let first = stage.told { stage.show("A[a b c d]") }
    #expect(first.contains("reload"))
    #expect(!first.contains("batch"))
    #expect(stage.texts == "a b c d")
    let second = stage.told { stage.show("A[a b c d e]") }
    #expect(second == "batch [iR (0,4)]")
    #expect(stage.texts == "a b c d e")
    #expect(reloads.count == 1)
    #expect(
      stage.messages == [
        "Other code changed the rows of the table's view. Everything was shown again; change the "
          + "table instead."
      ])
    #expect(stage.breaches == [])
    stage.table.trace = nil
  }
}

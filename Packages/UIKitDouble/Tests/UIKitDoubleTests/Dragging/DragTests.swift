import Foundation
import Testing

@testable import UIKitDouble

/// Drags and drops as UIKit performs them: what is asked in which order, and what is an error.
@Suite(.serialized) @MainActor struct DragTests {
  /// A table of letters that writes down what it is asked.
  private final class Letters: NSObject, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var letters = ["a", "b", "c"]
    var calls: [String] = []
    var operation = UIDropOperation.copy
    var canMove = false
    var target: IndexPath?
    var loaded: [String] = []

    override init() {
      VirtualTime.shared.reset()
      super.init()
      window.addSubview(tableView)
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      tableView.dataSource = self
      tableView.dragDelegate = self
      tableView.dropDelegate = self
      tableView.dragInteractionEnabled = true
      tableView.layoutIfNeeded()
    }

    var breaches: [String] { tableView.inspector.breaches.map(\.rule) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      letters.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }
    func tableView(
      _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
    ) {
      calls.append("move \(source.row) \(destination.row)")
      letters.insert(letters.remove(at: source.row), at: destination.row)
    }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      calls.append("items \(indexPath.row)")
      let letter = NSString(string: letters[indexPath.row])
      return [UIDragItem(itemProvider: NSItemProvider(object: letter))]
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      calls.append("begin")
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      calls.append("drag end")
    }
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
      calls.append(session.localDragSession == nil ? "can handle" : "can handle own")
      return true
    }
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
      calls.append("enter")
    }
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
      calls.append("exit")
    }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
      calls.append("drop end")
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      calls.append("update \(destinationIndexPath.map { "\($0.row)" } ?? "-")")
      return UITableViewDropProposal(
        operation: operation, intent: .insertAtDestinationIndexPath)
    }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      calls.append("perform \(coordinator.items.map { $0.sourceIndexPath?.row ?? -1 })")
      load(coordinator.session.items[0])
      if let target { coordinator.drop(coordinator.session.items[0], toRowAt: target) }
    }

    func load(_ item: UIDragItem) {
      item.itemProvider.loadObject(ofClass: NSString.self) { text, _ in
        let text = (text as? NSString).map { "\($0)" } ?? "failed"
        VirtualTime.shared.afterThisTurn { self.loaded.append(text) }
      }
    }
  }

  private let letters = Letters()
  private var tableView: UITableView { letters.tableView }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func drop_asksInOrder_andHidesOtherAppsFromTheLocalSession() throws {
    let drag = try #require(SimulatedDrag(from: tableView, at: path(1)))
    drag.move(over: tableView, at: path(0))
    drag.move(over: tableView, at: nil)
    #expect(tableView.hasActiveDrag && tableView.hasActiveDrop)
    #expect(drag.end())
    #expect(
      letters.calls == [
        "items 1", "begin", "can handle own", "enter", "update 0", "update -", "perform [1]",
        "drop end", "drag end",
      ])
    #expect(!tableView.hasActiveDrag && !tableView.hasActiveDrop)
    #expect(letters.breaches == [])
  }

  @Test func drag_outOfTheTable_exitsAndEnds() throws {
    let drag = try #require(SimulatedDrag(from: tableView, at: path(1)))
    drag.move(over: tableView, at: path(0))
    drag.cancel()
    #expect(letters.calls.suffix(3) == ["exit", "drop end", "drag end"])
  }

  @Test func dragInteraction_isOffByDefault_asOnAPhone() {
    #expect(!UITableView().dragInteractionEnabled)
    tableView.dragInteractionEnabled = false
    #expect(SimulatedDrag(from: tableView, at: path(1)) == nil)
  }

  @Test(arguments: [UIDropOperation.cancel, .forbidden])
  func drop_thatIsNotProposed_isNotPerformed(operation: UIDropOperation) {
    letters.operation = operation
    let drag = SimulatedDrag(ofOtherApp: [NSItemProvider(object: NSString(string: "x"))])
    drag.move(over: tableView, at: path(0))
    #expect(!drag.end())
    #expect(letters.calls == ["can handle", "enter", "update 0", "drop end"])
  }

  @Test func move_fromAnotherApp_isNotPerformed() {
    letters.operation = .move
    let drag = SimulatedDrag(ofOtherApp: [NSItemProvider(object: NSString(string: "x"))])
    drag.move(over: tableView, at: path(0))
    #expect(!drag.end())
  }

  @Test func move_ofOneRowInItsTable_isMadeByTheDataSource() throws {
    letters.operation = .move
    letters.canMove = true
    let drag = try #require(SimulatedDrag(from: tableView, at: path(0)))
    drag.move(over: tableView, at: path(2))
    #expect(tableView.hasUncommittedUpdates)
    #expect(drag.end())
    #expect(letters.letters == ["b", "c", "a"])
    #expect(letters.calls.suffix(3) == ["move 0 2", "drop end", "drag end"])
    #expect(letters.breaches == [])
  }

  @Test func data_ofAnotherApp_isLoadedOnlyDuringTheDrop() {
    let drag = SimulatedDrag(ofOtherApp: [NSItemProvider(object: NSString(string: "x"))])
    drag.move(over: tableView, at: path(0))
    letters.load(drag.items[0])
    #expect(drag.end())
    letters.load(drag.items[0])
    VirtualTime.shared.advance()
    #expect(letters.loaded == ["failed", "x", "failed"])
  }

  @Test func item_sentToARowThatDoesNotExist_isAnException() {
    letters.target = path(9)
    let drag = SimulatedDrag(ofOtherApp: [NSItemProvider(object: NSString(string: "x"))])
    drag.move(over: tableView, at: path(0))
    #expect(drag.end())
    #expect(letters.breaches == ["E-12"])
    #expect(drag.landings == [path(9)])
  }

  @Test func liftedRow_followsUpdates_andIsUnknownAfterAReload() throws {
    let drag = try #require(SimulatedDrag(from: tableView, at: path(1)))
    letters.letters.insert("x", at: 0)
    tableView.insertRows(at: [path(0)], with: .none)
    VirtualTime.shared.advance()
    drag.move(over: tableView, at: path(0))
    #expect(drag.end())
    #expect(letters.calls.contains("perform [2]"))
    VirtualTime.shared.advance()
    let second = try #require(SimulatedDrag(from: tableView, at: path(1)))
    tableView.reloadData()
    second.move(over: tableView, at: path(0))
    #expect(second.end())
    #expect(letters.calls.contains("perform [-1]"))
  }
}

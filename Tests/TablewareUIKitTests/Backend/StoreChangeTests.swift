import Foundation
import Tableware
import TablewareLoading
import TablewareUIKit
import Testing
import UIKitDouble

/// Sequences of changes that stores are known to report, on a table view that applies them as they
/// are, and on one that shows a ``StoredList``.
@Suite(.serialized, .freesEverything) @MainActor struct StoreChangeTests {
  struct Recorded: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let old: [[String]]
    let new: [[String]]
    let changes: [StoreChange<String>]
  }

  private nonisolated static func at(_ section: Int, _ row: Int) -> RowPath {
    RowPath(section: section, row: row)
  }

  nonisolated static let recorded = [
    Recorded(
      testDescription: "an update and a removal of one element", old: [["a", "b"]], new: [["b"]],
      changes: [.remove(at: at(0, 0)), .update("a", at: at(0, 0))]),
    Recorded(
      testDescription: "an update and a move of one element", old: [["a", "b", "c"]],
      new: [["c", "a", "b"]],
      changes: [.update("c", at: at(0, 2)), .move("c", from: at(0, 2), to: at(0, 0))]),
    Recorded(
      testDescription: "an insertion of an element that was not removed", old: [["a", "b"]],
      new: [["b", "a"]], changes: [.insert("b", at: at(0, 0))]),
    Recorded(
      testDescription: "a move out of a removed section", old: [["a"], ["b"]], new: [["b", "a"]],
      changes: [.removeSection(at: 0), .move("a", from: at(0, 0), to: at(0, 1))]),
    Recorded(
      testDescription: "a move into an inserted section", old: [["a", "b"]], new: [["a"], ["b"]],
      changes: [.insertSection("N", at: 0), .move("a", from: at(0, 0), to: at(0, 0))]),
    Recorded(
      testDescription: "one removal twice", old: [["a", "b", "c"]], new: [["a", "c"]],
      changes: [.remove(at: at(0, 1)), .remove(at: at(0, 1))]),
    Recorded(
      testDescription: "a position out of range", old: [["a"]], new: [["a", "b"]],
      changes: [.insert("b", at: at(0, 5))]),
    Recorded(
      testDescription: "a batch that arrives twice", old: [["a"]], new: [["b", "a"]],
      changes: [.insert("b", at: at(0, 0)), .insert("b", at: at(0, 0))]),
  ]

  @Test(arguments: recorded) func stopsATableView_ThatAppliesThem(_ recorded: Recorded) {
    VirtualTime.shared.reset()
    let naive = NaiveTable(recorded.old)
    naive.apply(recorded.changes, to: recorded.new)
    #expect(!naive.tableView.inspector.breaches.isEmpty)
  }

  @Test(arguments: recorded) func areShown_ByAStoredList(_ recorded: Recorded) {
    let stage = Stage()
    let names = recorded.old.count == 1 ? ["A"] : ["A", "B"]
    let list = StoredList(zip(names, recorded.old).map { StoredSection($0, $1) }) { $0 }
    func show() {
      stage.table.show {
        ForEach(list.sections) { section in
          Section(section.id) { ForEach(section.elements, id: \.self) { TextRow(RowText($0)) } }
        }
      }
      stage.turn()
    }
    show()
    DeveloperLog.output.withValue({ _ in }) { _ = list.apply(recorded.changes) }
    show()
    #expect(stage.texts == recorded.new.flatMap { $0 }.joined(separator: " "))
    #expect(stage.breaches == [])
  }
}

/// A data source by hand, which passes the changes of a store to its table view.
private final class NaiveTable: NSObject, UITableViewDataSource {
  let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private var texts: [[String]]

  init(_ texts: [[String]]) {
    self.texts = texts
    super.init()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.dataSource = self
    window.addSubview(tableView)
    window.isHidden = false
    tableView.layoutIfNeeded()
  }

  func apply(_ changes: [StoreChange<String>], to new: [[String]]) {
    tableView.performBatchUpdates {
      self.texts = new
      for change in changes { self.pass(change) }
    }
  }

  private func pass(_ change: StoreChange<String>) {
    switch change {
    case .insert(_, let path): tableView.insertRows(at: [index(path)], with: .automatic)
    case .remove(let path): tableView.deleteRows(at: [index(path)], with: .automatic)
    case .update(_, let path): tableView.reloadRows(at: [index(path)], with: .automatic)
    case .move(_, let old, let path): tableView.moveRow(at: index(old), to: index(path))
    case .insertSection(_, let index): tableView.insertSections([index], with: .automatic)
    case .removeSection(let index): tableView.deleteSections([index], with: .automatic)
    }
  }

  private func index(_ path: RowPath) -> IndexPath {
    IndexPath(row: path.row, section: path.section)
  }

  func numberOfSections(in tableView: UITableView) -> Int { texts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}

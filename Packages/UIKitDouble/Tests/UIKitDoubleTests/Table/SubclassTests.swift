import Foundation
import Testing
import UIKitDouble

/// Methods that are open in the SDK are open here, and every call reaches an override.
@Suite @MainActor struct SubclassTests {
  @Test func aTableViewThatWatches_HearsEveryReload() {
    let model = Model("A:ab")
    let table = Watching(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = model
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    (table as UITableView).reloadData()
    table.layoutIfNeeded()
    table.performBatchUpdates {
      model.parts[0].rows.removeFirst()
      table.deleteRows(at: [.at(0, 0)], with: .none)
    }
    #expect(table.log == ["reload", "batch", "delete 1"])
    #expect(letters(table) == "b" && table.inspector.breaches == [])
  }

  @Test func aTableViewController_AnswersAsUIKitDoes_WhereNothingIsOverridden() {
    let controller = UITableViewController(style: .plain)
    var point = CGPoint.zero
    withUnsafeMutablePointer(to: &point) { pointer in
      for message in Message.all(controller.tableView, EveryMethod(), pointer)
      where !message.name.contains("cancelPrefetching") {
        #expect(message.send(controller) == message.standard, "\(message.name)")
      }
    }
  }
}

private final class Watching: UITableView {
  var log: [String] = []
  override func reloadData() {
    log.append("reload")
    super.reloadData()
  }
  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    log.append("batch")
    super.performBatchUpdates(updates, completion: completion)
  }
  override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    log.append("delete \(indexPaths.count)")
    super.deleteRows(at: indexPaths, with: animation)
  }
}

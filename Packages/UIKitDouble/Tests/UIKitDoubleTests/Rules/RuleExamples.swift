import Foundation
import UIKitDouble

extension RuleTests {
  /// A script on a table of three rows and a section with one, after which the rules that it broke
  /// are read.
  private nonisolated static func table(
    _ rule: String, breaks: @escaping @MainActor @Sendable (Model, UITableView) -> Void,
    keeps: @escaping @MainActor @Sendable (Model, UITableView) -> Void
  ) -> Example {
    @MainActor func run(
      _ script: @MainActor @Sendable (Model, UITableView) -> Void
    ) -> [String] {
      VirtualTime.shared.reset()
      let model = Model("A:abc B:x")
      let table = model.table()
      script(model, table)
      return withExtendedLifetime(model) { rules(table) }
    }
    return Example(rule: rule, breaks: { run(breaks) }, keeps: { run(keeps) })
  }

  @MainActor private static func dropFirst(_ model: Model, _ table: UITableView) {
    model.parts[0].rows.removeFirst()
    table.deleteRows(at: [.at(0, 0)], with: .none)
  }

  @MainActor private static func grow(by count: Int, _ model: Model, _ table: UITableView) {
    model.parts[1].rows += (0..<count).map { "n\($0)" }
    table.insertRows(at: (1...count).map { .at(1, $0) }, with: .none)
  }

  @MainActor private static func batch(_ table: UITableView, _ body: () -> Void) {
    table.beginUpdates()
    body()
    table.endUpdates()
  }

  @MainActor private static func show(_ model: Model, _ table: UITableView) {
    table.reloadData()
    table.layoutIfNeeded()
  }

  private nonisolated static let batchPhase: [Example] = [
    table("B-07") {
      dropFirst($0, $1)
    } keeps: { model, table in
      batch(table) { dropFirst(model, table) }
    },
    table("B-08") { model, table in
      table.dataSource = nil
      table.dataSource = model
      table.performBatchUpdates(nil)
    } keeps: {
      $1.performBatchUpdates(nil)
    },
    table("B-42") { model, table in
      table.inspector.probe = .contents(of: model)
      model.parts[0].rows[0] = "z"
      table.checkFreshness()
    } keeps: { model, table in
      table.inspector.probe = .contents(of: model)
      model.parts[0].rows[0] = "z"
      table.reconfigureRows(at: [.at(0, 0)])
      table.checkFreshness()
    },
    table("B-47") { _, table in
      table.endUpdates()
      table.reloadData()
    } keeps: {
      $1.reloadData()
    },
    table("B-54") { _, table in
      table.removeFromSuperview()
      table.performBatchUpdates(nil)
    } keeps: {
      $1.performBatchUpdates(nil)
    },
    table("B-56") { model, table in
      for _ in 0..<2 { batch(table) { dropFirst(model, table) } }
    } keeps: { model, table in
      for _ in 0..<2 {
        batch(table) { dropFirst(model, table) }
        VirtualTime.shared.advance()
      }
    },
    table("B-57") { model, table in
      model.onCell = { $0.beginUpdates() }
      show(model, table)
    } keeps: { model, table in
      model.onCell = { _ = $0.numberOfSections }
      show(model, table)
    },
    table("B-58") { _, table in
      batch(table) { table.reloadData() }
    } keeps: { _, table in
      batch(table) { table.reloadSectionIndexTitles() }
      table.reloadData()
    },
    table("B-60") { model, table in
      model.swipe = [UIContextualAction(style: .normal, title: "Like") { $2(true) }]
      table.simulateSwipeOpen(at: .at(0, 0))
      table.reloadData()
    } keeps: { model, table in
      model.swipe = [UIContextualAction(style: .normal, title: "Like") { $2(true) }]
      table.simulateSwipeOpen(at: .at(0, 0))
      table.simulateSwipeTap("Like")
      table.reloadData()
    },
    table("B-55") { model, table in
      batch(table) { grow(by: 301, model, table) }
    } keeps: { model, table in
      batch(table) { grow(by: 300, model, table) }
    },
    table("B-61") { model, table in
      type(in: table)
      batch(table) { dropFirst(model, table) }
    } keeps: { model, table in
      type(in: table).resignFirstResponder()
      batch(table) { dropFirst(model, table) }
    },
  ]

  @discardableResult @MainActor private static func type(in table: UITableView) -> UITextField {
    let field = UITextField()
    table.visibleCells[0].contentView.addSubview(field)
    field.becomeFirstResponder()
    return field
  }

  private nonisolated static let cells: [Example] = [
    table("L-03b") { _, table in
      batch(table) { _ = table.numberOfSections }
    } keeps: {
      _ = $1.numberOfSections
    },
    table("L-04") { model, table in
      table.register(nil as AnyClass?, forCellReuseIdentifier: "cell")
      show(model, table)
    } keeps: {
      show($0, $1)
    },
    table("L-05") { _, table in
      _ = table.dequeueReusableCell(withIdentifier: "cell", for: .at(0, 0))
    } keeps: {
      _ = $1.dequeueReusableCell(withIdentifier: "cell")
    },
    table("L-06") { model, table in
      model.fixedCell = UITableViewCell(style: .default, reuseIdentifier: nil)
      show(model, table)
    } keeps: {
      show($0, $1)
    },
    table("L-20") { model, table in
      model.fixedCell = UITableViewCell(style: .default, reuseIdentifier: nil)
      table.reconfigureRows(at: [.at(0, 0)])
    } keeps: {
      $1.reconfigureRows(at: [.at(0, 0)])
    },
  ]

  private nonisolated static let positions: [Example] = [
    table("G-02") { model, table in
      model.height = -3
      show(model, table)
    } keeps: { model, table in
      model.height = 0
      show(model, table)
    },
    table("G-03") { model, table in
      model.estimate = .nan
      show(model, table)
    } keeps: { model, table in
      model.estimate = 20
      show(model, table)
    },
    table("G-11") {
      _ = $1.rectForRow(at: .at(0, 9))
    } keeps: {
      _ = $1.rectForRow(at: .at(0, 2))
    },
    table("G-12") { model, table in
      table.sectionHeaderTopPadding = -7
      show(model, table)
    } keeps: { model, table in
      table.sectionHeaderTopPadding = 7
      table.fillerRowHeight = 20
      show(model, table)
    },
    table("G-18") { model, table in
      model.indexTarget = 5
      table.simulateIndexTap(at: 0)
    } keeps: { model, table in
      model.indexTarget = NSNotFound
      table.simulateIndexTap(at: 0)
    },
    table("G-20") {
      $1.scrollToRow(at: .at(0, 9), at: .top, animated: false)
    } keeps: {
      $1.scrollToRow(at: .at(1, NSNotFound), at: .top, animated: false)
    },
    table("G-21") { _, table in
      batch(table) { table.scrollToRow(at: .at(0, 0), at: .top, animated: false) }
    } keeps: { _, table in
      batch(table) {}
      table.scrollToRow(at: .at(0, 0), at: .top, animated: false)
    },
  ]

  private nonisolated static let edits: [Example] = [
    table("E-02") { model, table in
      model.onCommit = { model, _, path in
        model.parts[path.section].rows.remove(at: path.row)
      }
      table.simulateDelete(at: .at(0, 0))
    } keeps: { model, table in
      table.setEditing(true, animated: false)
      table.simulateDelete(at: .at(0, 0))
    },
    table("E-04") { model, table in
      model.swipe = [UIContextualAction(style: .normal, title: "Like") { _, _, _ in }]
      table.simulateSwipe("Like", at: .at(0, 0))
      table.simulateSwipeClose()
      VirtualTime.shared.advance()
    } keeps: { model, table in
      model.swipe = [UIContextualAction(style: .normal, title: "Like") { $2(true) }]
      table.simulateSwipe("Like", at: .at(0, 0))
      table.simulateSwipeClose()
      VirtualTime.shared.advance()
    },
    table("E-04") { model, table in
      model.swipe = [UIContextualAction(style: .destructive, title: "Delete") { $2(true) }]
      table.simulateSwipe("Delete", at: .at(0, 0))
    } keeps: { model, table in
      model.swipe = [UIContextualAction(style: .destructive, title: "Delete") { $2(false) }]
      table.simulateSwipe("Delete", at: .at(0, 0))
    },
    table("E-12") { _, table in
      let dropping = Dropping(to: .at(0, 9))
      dropping.drop(on: table)
    } keeps: { _, table in
      let dropping = Dropping(to: .at(0, 0))
      dropping.drop(on: table)
    },
    table("E-05") { model, table in
      model.onMove = { $0.parts[1].rows.append("y") }
      table.simulateReorder(from: .at(0, 0), to: .at(0, 1))
    } keeps: {
      $1.simulateReorder(from: .at(0, 0), to: .at(0, 1))
    },
    table("E-06") { model, table in
      model.retarget = { _ in .at(4, 9) }
      table.simulateReorder(from: .at(0, 0), to: .at(0, 1))
    } keeps: { model, table in
      model.retarget = { _ in .at(1, 1) }
      table.simulateReorder(from: .at(0, 0), to: .at(0, 1))
    },
  ]

  nonisolated static let tableExamples = batchPhase + cells + positions + edits
}

extension TableProbe {
  /// Knows what rows should show.
  @MainActor static func contents(of model: Model) -> TableProbe {
    TableProbe(
      section: { [unowned model] in model.parts[$0].id }, row: { [$0.section, $0.row] },
      content: { [unowned model] in model.parts[$0.section].rows[$0.row] },
      shown: { $0.textLabel?.text ?? "" })
  }
}

/// Drops an item of another app, and sends it to a row.
private final class Dropping: NSObject, UITableViewDropDelegate {
  private let path: IndexPath

  init(to path: IndexPath) { self.path = path }

  func drop(on table: UITableView) {
    table.dropDelegate = self
    let drag = SimulatedDrag(ofOtherApp: [NSItemProvider()])
    drag.move(over: table, at: .at(0, 0))
    drag.end()
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    coordinator.drop(coordinator.session.items[0], toRowAt: path)
  }
}

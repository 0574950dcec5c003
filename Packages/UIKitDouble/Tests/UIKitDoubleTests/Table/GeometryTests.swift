import Foundation
import Testing
import UIKitDouble

/// Where things are, and what is asked to know it.
@Suite @MainActor struct GeometryTests {
  private let long = "A:" + String(repeating: "abcdefghij", count: 10)

  @Test func g04_MeasuresNearTheWindow_IfThereAreEstimates() {
    let model = Model(long)
    let table = model.table()
    #expect(table.inspector.heightRequests == 11)
    #expect(table.inspector.estimateRequests == 100)
    #expect(table.contentSize.height == 4_400)
    model.estimate = 0
    table.reloadData()
    #expect(table.inspector.heightRequests == 111)
  }

  @Test func g04_AddsMeasuredAndEstimatedHeights() {
    let model = Model(long)
    model.estimate = 20
    model.height = 60
    let height: CGFloat = 8 * 60 + 92 * 20
    #expect(model.table().contentSize.height == height)
  }

  @Test func g07_g08_KeepsTheOffset_AndClampsIt() {
    let model = Model(long)
    let table = model.table()
    table.simulateDrag(by: 1_000)
    table.performBatchUpdates {
      model.parts[0].rows.insert("z", at: 0)
      table.insertRows(at: [.at(0, 0)], with: .none)
    }
    VirtualTime.shared.advance()
    #expect(table.contentOffset.y == 1_000)
    table.performBatchUpdates {
      model.parts[0].rows.removeLast(99)
      table.deleteRows(at: (2..<101).map { .at(0, $0) }, with: .none)
    }
    VirtualTime.shared.advance()
    #expect(table.contentOffset.y == 0)
    #expect(table.inspector.breaches == [])
  }

  @Test func g15_FloatsHeadersOfPlainTables() {
    for (style, y) in [(UITableView.Style.plain, CGFloat(100)), (.grouped, 0)] {
      let model = Model(long + " B:xyz")
      model.headerHeight = 30
      model.style = style
      let table = model.table()
      table.simulateDrag(by: 100)
      #expect(table.rectForHeader(inSection: 0).minY == y)
      #expect((table.headerView(forSection: 0) == nil) == (style == .grouped))
      #expect(table.rect(forSection: 0).minY == 0)
      #expect(table.rectForRow(at: .at(0, 0)).minY == 30)
    }
  }

  @Test func g15_PushesAFloatingHeaderOut() {
    let model = Model("A:ab B:abcdefghijklmnopq")
    model.headerHeight = 30
    let table = model.table()
    table.simulateDrag(by: 100)
    #expect(table.rectForHeader(inSection: 0).maxY == table.rect(forSection: 0).maxY)
  }

  @Test func findsTheRowAtAPoint() {
    let model = Model("A:ab B:c")
    model.headerHeight = 30
    let table = model.table()
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 29)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 30)) == .at(0, 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 150)) == .at(1, 0))
    #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 70, width: 9, height: 90))?.count == 3)
  }

  @Test func g18_ScrollsToASection() {
    let model = Model(long + " B:" + String(repeating: "x", count: 30))
    let table = model.table()
    model.indexTarget = 1
    #expect(table.simulateIndexTap(at: 1) == 1)
    #expect(table.contentOffset.y == 4_400)
    table.sectionIndexMinimumDisplayRowCount = 1_000
    #expect(table.shownIndexTitles == nil)
  }

  @Test func g22_KeepsTheKeyboardFromCoveringARow() {
    let model = Model(long)
    let controller = UITableViewController(style: .plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    let table: UITableView = controller.tableView
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = model
    table.delegate = model
    window.layoutIfNeeded()
    let field = UITextField()
    table.visibleCells[9].contentView.addSubview(field)
    #expect(field.becomeFirstResponder())
    window.simulateKeyboard(height: 200)
    #expect(table.contentInset.bottom == 200)
    let offset: CGFloat = 160
    #expect(table.contentOffset.y == offset)
    window.simulateKeyboard(height: 0)
    #expect(table.contentInset.bottom == 0)
    field.resignFirstResponder()
    VirtualTime.shared.advance()
  }
}

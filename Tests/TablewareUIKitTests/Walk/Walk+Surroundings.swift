import Foundation
import Tableware
import TablewareUIKit
import UIKitDouble

/// The device, the other controllers of the app, and other apps.
extension Walk {
  /// Turns the device: the window gets its other size, and with it the table view.
  func rotate() {
    let size = CGSize(width: window.bounds.height, height: window.bounds.width)
    focus?.isSure = false
    window.simulateResize(to: size)
    guard isAttached else { return }
    tableView.simulateResize(to: size)
  }

  /// Presents a controller above the table, or dismisses what is presented; an alert is answered.
  func present() {
    guard let presented = controller.presentedViewController else {
      return controller.present(UIViewController(nibName: nil, bundle: nil), animated: true)
    }
    guard let alert = presented as? UIAlertController else {
      return controller.dismiss(animated: true)
    }
    let answer = Bool.random(using: &random) ? "Delete" : "Cancel"
    note(answer)
    alert.simulateChoice(answer)
  }

  /// Drags a movable row by a long touch, to any row.
  func dragRow() {
    guard !model.hasDuplicates, isAttached, !tableView.hasUncommittedUpdates,
      let source = anyPath(), let target = anyPath(),
      let drag = SimulatedDrag(from: tableView, at: source)
    else { return }
    note("\(source) to \(target)")
    drag.move(over: tableView, at: source)
    drag.move(over: tableView, at: target)
    if Bool.random(using: &random) { pass(Double.random(in: 0...0.4, using: &random)) }
    if Int.random(in: 0..<4, using: &random) == 0 { drag.cancel() } else { drag.end() }
  }

  /// Drops a text of another app at any row.
  func dropText() {
    guard !model.hasDuplicates, isAttached, !tableView.hasUncommittedUpdates,
      let target = anyPath()
    else { return }
    let provider = NSItemProvider()
    provider.registerObject(NSString(string: "dropped"), visibility: .all)
    let drag = SimulatedDrag(ofOtherApp: [provider])
    note("\(target)")
    drag.move(over: tableView, at: target)
    if Bool.random(using: &random) { change() }
    drag.end()
  }

  private func anyPath() -> IndexPath? {
    tableView.indexPathsForVisibleRows?.randomElement(using: &random)
  }

  /// Inserts what was dropped where the user dropped it, as far as the position still exists.
  func insert(_ drop: RowDrop) {
    guard let part = model.parts.firstIndex(where: { Identity($0.id) == drop.position.section })
    else { return }
    for item in drop.items {
      func index(_ identity: Identity?) -> Int? {
        model.parts[part].items.firstIndex { Identity($0.id) == identity }
      }
      var new = model.makeItem(using: &random)
      new.text = item.text ?? "dropped"
      let after = index(drop.position.after).map { $0 + 1 }
      model.parts[part].items.insert(new, at: index(drop.position.before) ?? after ?? 0)
    }
    declare()
  }
}

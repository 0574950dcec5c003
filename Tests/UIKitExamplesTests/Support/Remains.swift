import Tableware
import TablewareUIKit
import UIKitDouble

/// Everything that a screen consists of, held weakly: what of it is still there.
@MainActor
struct Remains {
  private struct Weak {
    let name: String
    weak var object: AnyObject?
  }

  private let all: [Weak]

  init(of stage: AppStage) {
    let controllers = [stage.top] + stage.top.children
    let views: [(String, AnyObject?)] = [
      ("table view", stage.tableView), ("back end", stage.backend),
      ("table", stage.backend?.table),
    ]
    all =
      controllers.map { Weak(name: "\(type(of: $0))", object: $0) }
      + views.map { Weak(name: $0, object: $1) }
      + stage.tableView.visibleCells.map { Weak(name: "\(type(of: $0))", object: $0) }
  }

  var names: [String] { all.filter { $0.object != nil }.map(\.name) }
}

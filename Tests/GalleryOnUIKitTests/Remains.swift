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

  init(of stage: GalleryStage) {
    let parts: [(String, AnyObject?)] = [
      ("screen", stage.screen), ("table", stage.table), ("controller", stage.controller),
      ("table view", stage.tableView), ("back end", stage.tableView.tablewareBackend),
    ]
    all =
      parts.map { Weak(name: $0, object: $1) }
      + stage.tableView.visibleCells.map { Weak(name: "cell", object: $0) }
  }

  var names: [String] { all.filter { $0.object != nil }.map(\.name) }
}

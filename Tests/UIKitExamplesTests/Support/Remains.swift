import Tableware
import TablewareTesting
import TablewareUIKit
import UIKitDouble

extension Remains {
  /// Everything that the screen on top of a stage consists of.
  @MainActor
  init(of stage: AppStage) {
    let controllers = [stage.top] + stage.top.children
    self.init(
      controllers.map { ("\(type(of: $0))", $0) }
        + [
          ("table view", stage.tableView), ("back end", stage.backend),
          ("table", stage.backend?.table),
        ]
        + stage.tableView.visibleCells.map { ("\(type(of: $0))", $0) })
  }
}

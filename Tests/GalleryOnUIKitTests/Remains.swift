import Tableware
import TablewareTesting
import TablewareUIKit
import UIKitDouble

extension Remains {
  /// Everything that the screen of a stage consists of.
  @MainActor
  init(of stage: GalleryStage) {
    self.init(
      [
        ("screen", stage.screen), ("table", stage.table), ("controller", stage.controller),
        ("table view", stage.tableView), ("back end", stage.tableView.tablewareBackend),
      ] + stage.tableView.visibleCells.map { ("cell", $0) })
  }
}

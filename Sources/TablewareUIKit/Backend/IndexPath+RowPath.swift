#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

extension IndexPath {
  init(_ path: RowPath) { self.init(row: path.row, section: path.section) }
}

extension RowPath {
  init(_ path: IndexPath) { self.init(section: path.section, row: path.row) }
}

extension UITableView.ScrollPosition {
  init(_ position: Tableware.ScrollAlignment) {
    switch position {
    case .top: self = .top
    case .middle: self = .middle
    case .bottom: self = .bottom
    case .nearest: self = .none
    }
  }
}
#endif

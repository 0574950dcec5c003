// expect: candidate throws, but protocol does not allow it
import Tableware
import TablewareUIKit
import UIKitDouble

struct Card: UIKitRow {
  typealias Cell = UITableViewCell
  let id = "card"
  var body: RowContent { RowContent(title: "card") }
  func configure(_ cell: UITableViewCell) throws {}
}

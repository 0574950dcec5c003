import Tableware
import TablewareUIKit

/// The user joins a network.
struct Join: Event {}

/// A network, with a button to join it.
struct NetworkRow: Row {
  let name: String
  let isJoined: Bool
  var id: String { "network: \(name)" }
  var body: RowContent { RowContent(title: name, accessory: isJoined ? .checkmark : .none) }
}

extension NetworkRow: UIKitRow {
  func configure(_ cell: NetworkCell) { cell.show(self) }
}

/// A network's name, and either a mark or a button.
final class NetworkCell: UITableViewCell {
  private let join = UIButton("Join", raising: Join())

  func show(_ network: NetworkRow) {
    var content = UIListContentConfiguration.cell()
    content.text = network.name
    content.image = UIImage(systemName: "wifi")
    contentConfiguration = content
    accessoryType = network.isJoined ? .checkmark : .none
    accessoryView = network.isJoined ? nil : join
  }
}

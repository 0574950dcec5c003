import Tableware
import TablewareUIKit

/// The reader joins a network.
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
  private lazy var join = {
    let button = UIButton(type: .system)
    button.setTitle("Join", for: .normal)
    button.sizeToFit()
    button.addAction(UIAction { [weak self] _ in self?.raise(Join()) }, for: .touchUpInside)
    return button
  }()

  func show(_ network: NetworkRow) {
    var content = UIListContentConfiguration.cell()
    content.text = network.name
    content.image = UIImage(systemName: "wifi")
    contentConfiguration = content
    accessoryType = network.isJoined ? .checkmark : .none
    accessoryView = network.isJoined ? nil : join
  }
}

import Tableware
import TablewareUIKit

// snippet.show
struct Bird: Identifiable {
  let id: String
  var sightings = 0
}

struct Seen: Event {}

struct BirdRow: UIKitRow {
  let bird: Bird
  var id: Bird.ID { bird.id }
  var body: RowContent { RowContent(title: bird.id, values: ["\(bird.sightings)"]) }
  func configure(_ cell: BirdCell) { cell.show(bird) }
}

final class BirdCell: UITableViewCell {
  private let button = UIButton("Seen", raising: Seen())

  func show(_ bird: Bird) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = bird.id
    content.secondaryText = "seen \(bird.sightings) times"
    contentConfiguration = content
    accessoryView = button
  }
}

final class BirdsController: UITableViewController {
  private let table = Table()
  private var birds = [Bird(id: "Kingfisher"), Bird(id: "Wren"), Bird(id: "云雀")]
  private var note = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.show(table)
    table.on(Seen.self, from: BirdRow.self) { [unowned self] _, row, _ in
      for place in birds.indices where birds[place].id == row.id { birds[place].sightings += 1 }
      show()
    }
    show()
  }

  private func show() {
    table.show {
      Section("birds", header: "\(birds.count) birds") {
        ForEach(birds) { [unowned self] bird in
          BirdRow(bird: bird).deletable(asking: "Delete \(bird.id)?") { [unowned self] in
            birds.removeAll { $0.id == bird.id }
            show()
          }
        }
      }
      Section("note") {
        TextFieldRow("Note", text: note, placeholder: "for yourself") { [unowned self] in
          note = $0
          show()
        }
      }
    }
  }
}
// snippet.hide

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
  private var birds = [Bird(id: "Kingfisher"), Bird(id: "Wren"), Bird(id: "云雀")]
  private var note = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.show(for: self, \.sections)
  }

  @TableBuilder private var sections: [Section] {
    Section("birds", header: "\(birds.count) birds") {
      ForEach(birds) { bird in
        BirdRow(bird: bird)
          .on(Seen.self) { _, _ in self.count(bird) }
          .deletable(asking: "Delete \(bird.id)?") { self.birds.removeAll { $0.id == bird.id } }
      }
    }
    Section("note") {
      TextFieldRow("Note", text: note, placeholder: "for yourself") { self.note = $0 }
    }
  }

  private func count(_ bird: Bird) {
    for index in birds.indices where birds[index].id == bird.id { birds[index].sightings += 1 }
  }
}
// snippet.hide

import Tableware
import TablewareForms
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
  var body: RowContent {
    RowContent(image: RowImage(.asset(bird.id)), title: bird.id, values: ["\(bird.sightings)"])
  }
  func configure(_ cell: BirdCell) { cell.show(bird) }
}

final class BirdCell: UITableViewCell {
  private let button = UIButton("Seen", raising: Seen())

  func show(_ bird: Bird) {
    var content = UIListContentConfiguration.subtitleCell()
    content.image = UIImage(named: bird.id) ?? UIImage(systemName: "bird")
    content.text = bird.id
    content.secondaryText = "seen \(bird.sightings) times"
    contentConfiguration = content
    accessoryView = button
  }
}

struct BirdsHeader: Row {
  let count: Int
  let id = "birds header"
  var body: RowContent {
    RowContent(
      image: RowImage(.symbol("bird.fill", glyph: "✽"), width: 20), title: "Birds",
      values: ["\(count)"])
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
    Section("birds", header: BirdsHeader(count: birds.count)) {
      ForEach(birds) { bird in
        BirdRow(bird: bird)
          .on(Seen.self) { _, _ in self.count(bird) }
          .swipe(leading: [
            RowAction("Seen", image: .symbol("eye", glyph: "◉")) { self.count(bird) }
          ])
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

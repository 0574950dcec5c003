import Tableware
import TablewareUIKit

/// A person with a name and an achievement.
struct Person: Identifiable, Hashable, Sendable {
  var name: String
  var work: String
  var id: String { name }

  static let all = [
    Person(name: "Ada", work: "Notes"), Person(name: "Alan", work: "Machines"),
    Person(name: "Barbara", work: "Substitution"), Person(name: "Edsger", work: "Paths"),
    Person(name: "Évariste", work: "Groups"), Person(name: "Grace", work: "Compilers"),
    Person(name: "Hedy", work: "Frequencies"), Person(name: "Leslie", work: "Clocks"),
    Person(name: "Margaret", work: "Landings"), Person(name: "Radia", work: "Trees"),
    Person(name: "Sophie", work: "Processors"), Person(name: "Tony", work: "Sorting"),
  ]
}

/// A person as a row for every back end.
struct PersonRow: Row {
  let person: Person
  var id: Person.ID { person.id }
  var body: RowContent { RowContent(title: person.name, subtitle: person.work) }
}

extension PersonRow: UIKitRow {
  func configure(_ cell: PersonCell) { cell.show(person) }
}

/// A person with a picture.
final class PersonCell: UITableViewCell {
  func show(_ person: Person) {
    var content = UIListContentConfiguration.subtitleCell()
    content.image = UIImage(systemName: "person.crop.circle")
    content.text = person.name
    content.secondaryText = person.work
    contentConfiguration = content
  }
}

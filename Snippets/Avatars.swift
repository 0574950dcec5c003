// People with portraits, colored labels, and a loader of the app.

import Tableware
import TablewareHosting
import TablewareTerminal

struct Person: Identifiable {
  let id: Int
  let name: String
  let portrait: String
  let team: (name: String, color: Int)
  let manager: String
}

// snippet.show
final class TeamScreen: Screen {
  let context = ScreenContext()
  let title = "Team"
  private let people = [
    Person(
      id: 1, name: "Mei Tanaka", portrait: "https://example.org/mei.png",
      team: ("design", 0xD876E3), manager: "Ada Novak"),
    Person(
      id: 2, name: "Omar Haddad", portrait: "https://example.org/omar.png",
      team: ("support", 0x008672), manager: "Luis Ferreira"),
  ]

  var sections: [Section] {
    Section("people", header: "People") {
      ForEach(people) { PersonRow(person: $0) }
    }
  }
}

struct PersonRow: Row {
  let person: Person
  var id: Int { person.id }
  var body: RowContent {
    RowContent(
      image: RowImage(
        .url(person.portrait), shape: .circle, placeholder: .initials(person.name)),
      title: person.name,
      badges: [RowBadge(person.team.name, color: RowColor(person.team.color))],
      values: [RowValue(image: avatar(of: person.manager))])
  }

  // Values and details have pictures, too.
  private func avatar(of name: String) -> RowImage {
    RowImage(
      .none, width: 24, shape: .circle, placeholder: .initials(name), label: "Manager: \(name)")
  }
}

/// Loads portraits: `backend.imageLoader = PortraitLoader()`, or `WebOptions.imageLoader`.
struct PortraitLoader: ImageLoader {
  func bytes(of address: String) async throws -> [UInt8] {
    guard address.hasPrefix("https://example.org/") else {
      throw ImageLoadError.originNotAllowed(address)
    }
    return []  // What the app's own client downloads.
  }
}
// snippet.hide

_ = PortraitLoader()
print(try await Terminal.frame(of: TeamScreen(), columns: 48, rows: 6))

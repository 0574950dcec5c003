import Tableware

/// People with portraits, or with initials.
final class ContactsScreen: Screen {
  let context = ScreenContext()
  let title = "Contacts"

  private let contacts = Contact.samples
  private var favorites: Set<Int> = [3, 17]
  private var query = ""

  private let pictures: String?

  init(_ sources: Gallery.Sources) { pictures = sources.pictures }

  var status: String { Format.count(contacts.count, "person").replacing("persons", with: "people") }

  var search: Search? {
    Search(prompt: "Name or role", query: query) { self.query = $0 }
  }

  @TableBuilder var sections: [Section] {
    let found = contacts.filter(matches)
    Section(
      "favorites", header: FavoritesHeader(count: favorites.count), index: "★",
      isHidden: !query.isEmpty
    ) {
      ForEach(contacts.filter { favorites.contains($0.id) }, id: { "favorite \($0.id)" }, row: row)
    }
    .collapsible()
    .emptyText("No favorites. The menu of a person adds one.")
    for (letter, group) in Contact.groups(of: found) {
      Section(letter, header: SectionHeader(letter), index: letter) {
        ForEach(group, row: row)
      }
    }
  }

  private func row(_ contact: Contact) -> AnyRow {
    let isFavorite = favorites.contains(contact.id)
    return ContactRow(
      contact: contact, pictures: pictures, isFavorite: isFavorite, query: query
    )
    .swipe(leading: [
      RowAction(isFavorite ? "Remove favorite" : "Favorite", symbol: "★") {
        self.favorites.formSymmetricDifference([contact.id])
      }
    ])
  }

  private func matches(_ contact: Contact) -> Bool {
    query.isEmpty || (contact.name + " " + contact.role).lowercased().contains(query.lowercased())
  }
}

private struct FavoritesHeader: HeaderRow {
  let count: Int

  var body: RowContent {
    RowContent(
      image: RowImage(.symbol("star.fill", glyph: "★"), width: 20, shape: .square),
      title: "Favorites", badges: count > 0 ? [RowBadge("\(count)", tone: .accent)] : [])
  }
}

private struct ContactRow: Row {
  let contact: Contact
  let pictures: String?
  let isFavorite: Bool
  let query: String

  var id: Int { contact.id }
  var body: RowContent {
    RowContent(
      image: RowImage(
        contact.source(pictures), shape: .circle,
        placeholder: .initials(contact.name)),
      title: RowText(contact.name, strong: true).highlighting(query),
      badges: contact.isNew ? [RowBadge("new", tone: .good)] : [],
      subtitle: RowText(contact.role).highlighting(query)
        + RowText("  ") + RowText(contact.mail, tone: .secondary, link: "mailto:\(contact.mail)"),
      values: isFavorite ? [RowValue(RowText("★", color: RowColor(0xE8_A300)))] : [])
  }
}

extension Contact {
  /// Where the portrait comes from: memory, a file, or a server, which may be slow or have none.
  func source(_ pictures: String?) -> RowImage.Source {
    guard let portrait else { return .none }
    guard let pictures else { return .data(portrait) }
    return switch id % 12 {
    case 0, 6: .data(portrait)
    case 1, 7: .asset("\(id)")
    case 3: .url("\(pictures)/missing/\(id).png")
    case 4, 9: .url("\(pictures)/slow/\(id).png")
    default: .url("\(pictures)/\(id).png")
    }
  }
}

/// A person.
struct Contact: Identifiable, Sendable {
  let id: Int
  let name: String
  let role: String
  let mail: String
  let portrait: [UInt8]?
  let isNew: Bool

  private static let first = [
    "Ada", "Bao", "Carla", "Dmitri", "Elif", "Farid", "Grete", "Hana", "Ingrid", "Jonas", "Kwame",
    "Luis", "Mei", "Nora", "Omar", "Priya",
  ]
  private static let last = ["Abe", "Costa", "Haddad", "Keller", "Mensah", "Novak", "Silva"]
  private static let roles = ["Design", "Engineering", "Support", "Research", "Sales"]

  /// The same people for each run; two of three have a portrait.
  static let samples: [Contact] = first.enumerated().flatMap { index, first in
    (0..<4).map { (number: Int) -> Contact in
      let id = index * 4 + number
      let last = last[(index + number * 2) % last.count]
      let mail = "\(first).\(last)@example.org".lowercased()
      return Contact(
        id: id, name: "\(first) \(last)", role: roles[(index + number) % roles.count], mail: mail,
        portrait: id % 3 == 2 ? nil : Portrait.png(seed: id), isNew: id % 13 == 4)
    }
  }

  /// The people by the first letter of their name.
  static func groups(of contacts: [Contact]) -> [(letter: String, contacts: [Contact])] {
    Dictionary(grouping: contacts) { String($0.name.prefix(1)) }
      .sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted { $0.name < $1.name }) }
  }
}

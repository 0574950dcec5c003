import Tableware

/// A label of an issue: a name with a color that a project selected.
struct IssueLabel: Hashable, Sendable {
  let name: String
  let color: Int

  static let all = [
    IssueLabel(name: "bug", color: 0xD7_3A4A),
    IssueLabel(name: "documentation", color: 0x00_75CA),
    IssueLabel(name: "enhancement", color: 0xA2_EEEF),
    IssueLabel(name: "good first issue", color: 0x70_57FF),
    IssueLabel(name: "help wanted", color: 0x00_8672),
    IssueLabel(name: "performance", color: 0xFB_CA04),
    IssueLabel(name: "question", color: 0xD8_76E3),
    IssueLabel(name: "wontfix", color: 0xFF_FFFF),
  ]
}

/// An issue of a project.
struct Issue: Identifiable, Sendable {
  let id: Int
  let title: String
  let labels: [IssueLabel]
  let author: String
  let assignee: String?
  let comments: Int
  let days: Int
  var isOpen: Bool

  static let people = [
    "Mei Tanaka", "Omar Haddad", "Ingrid Solberg", "Luis Ferreira", "Ada Novak", "Kwame Mensah",
  ]

  private static let subjects = [
    "Scroll position is lost after a rotation", "Explain how identities are chosen",
    "Crash when a section moves while a row is dragged", "Support a second detail line",
    "Search ignores accents", "Rows flicker with more than 10,000 elements",
    "Swipe actions stay open after an update", "Dates are a day off in Auckland",
    "Offer a compact density", "The index overlaps the scroll bar",
  ]

  /// Returns the same issues on each run.
  static let samples: [Issue] = (0..<240).map { number in
    // A simple generator, so that the screen is the same everywhere.
    func pick(_ factor: Int, _ count: Int) -> Int { (number * factor + number / 7) % count }
    let count = [1, 2, 0, 1, 3, 1][pick(5, 6)]
    return Issue(
      id: 4_240 - number, title: subjects[pick(3, subjects.count)],
      labels: (0..<count).map { IssueLabel.all[pick(5 + 2 * $0, IssueLabel.all.count)] }
        .reduce(into: []) { if !$0.contains($1) { $0.append($1) } },
      author: people[pick(11, people.count)],
      assignee: pick(13, 3) == 0 ? nil : people[pick(7, people.count)],
      comments: pick(17, 24), days: number / 4, isOpen: pick(19, 5) != 0)
  }
}

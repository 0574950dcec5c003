import Tableware
import TablewareLoading

/// Issues with labels in colors of their project.
final class IssuesScreen: Screen {
  let context = ScreenContext()
  let title = "Issues"

  private var issues = Issue.samples
  private var query = ""
  /// The labels that every shown issue has.
  private var labels: [SearchToken] = []

  init(_ sources: Gallery.Sources) {}

  var status: String { "\(issues.count { $0.isOpen }) open" }

  var search: Search? {
    Search(prompt: "Title, label or person", query: query) { self.query = $0 }
      .tokens(labels, suggestions: IssueLabel.all.map { SearchToken($0.name) }) {
        self.labels = $0
      }
  }

  var sections: [Section] {
    let found = issues.filter(matches)
    if found.isEmpty {
      Section("nothing") {
        EmptyRow("No issue matches", detail: "Search for another word, or remove a label.")
      }
    } else {
      Section("open", header: "Open") {
        ForEach(found.filter(\.isOpen), row: row)
      }
      Section("closed", header: "Closed") {
        ForEach(found.filter { !$0.isOpen }, row: row)
      }
    }
  }

  private func row(_ issue: Issue) -> AnyRow {
    IssueRow(issue: issue, query: query)
      .disclosing { IssueScreen(issue) }
      .swipe(trailing: [
        RowAction(issue.isOpen ? "Close" : "Open again", symbol: issue.isOpen ? "✓" : "↺") {
          self.toggle(issue.id)
        }
        .colored(issue.isOpen ? .closed : .open)
      ])
  }

  private func toggle(_ id: Int) {
    guard let index = issues.firstIndex(where: { $0.id == id }) else { return }
    issues[index].isOpen.toggle()
  }

  private func matches(_ issue: Issue) -> Bool {
    guard labels.allSatisfy({ token in issue.labels.contains { $0.name == token.id } }) else {
      return false
    }
    guard !query.isEmpty else { return true }
    let texts = [issue.title, issue.author, issue.assignee ?? ""] + issue.labels.map(\.name)
    return texts.contains { $0.lowercased().contains(query.lowercased()) }
  }
}

private struct IssueRow: Row {
  let issue: Issue
  let query: String

  var id: Int { issue.id }
  var body: RowContent {
    RowContent(
      symbol: RowText(issue.isOpen ? "◉" : "✓", color: issue.isOpen ? .open : .closed),
      title: RowText(issue.title, strong: issue.isOpen).highlighting(query),
      badges: issue.labels.map { RowBadge($0.name, color: RowColor($0.color)) },
      subtitle: RowText("#\(issue.id) ", style: .monospacedDigits)
        + RowText("\(issue.days == 0 ? "today" : Format.count(issue.days, "day") + " ago") by ")
        + RowText(issue.author).highlighting(query)
        + RowText(issue.assignee.map { " · " + $0 } ?? "", style: .italic).highlighting(query),
      values: assignee + [RowValue(issue.comments == 0 ? "" : "✎ \(issue.comments)", width: 4)],
      titleLineLimit: 2, subtitleLineLimit: 2)
  }

  // The name is read aloud with the subtitle.
  private var assignee: [RowValue] {
    guard let name = issue.assignee else { return [] }
    return [RowValue(image: .avatar(of: name, width: 24), isDecorative: true)]
  }
}

extension RowImage {
  /// A circle with the initials of a person, in points.
  fileprivate static func avatar(of name: String, width: Int) -> RowImage {
    RowImage(.none, width: width, shape: .circle, placeholder: .initials(name))
  }
}

extension RowColor {
  fileprivate static let open = RowColor(light: 0x1A_7F37, dark: 0x3F_B950)
  fileprivate static let closed = RowColor(light: 0x82_50DF, dark: 0xB3_92F0)
}

/// One issue with all of its details.
private final class IssueScreen: Screen {
  let context = ScreenContext()
  let title: String
  private let issue: Issue

  init(_ issue: Issue) {
    self.issue = issue
    title = "#\(issue.id)"
  }

  var sections: [Section] {
    Section("issue", header: SectionHeader(issue.title)) {
      TextRow("State", value: issue.isOpen ? "Open" : "Closed")
      PeopleRow(issue: issue)
      LabelsRow(labels: issue.labels)
      AddressRow(number: issue.id)
    }
  }
}

/// The people of an issue, with their avatars.
private struct PeopleRow: Row {
  let issue: Issue
  let id = "people"
  var body: RowContent {
    var details = [
      RowDetail("Author", issue.author, image: .avatar(of: issue.author, width: 28))
    ]
    if let name = issue.assignee {
      details.append(RowDetail("Assignee", name, image: .avatar(of: name, width: 28)))
    }
    return RowContent(title: "People", details: details)
  }
}

private struct LabelsRow: Row {
  let labels: [IssueLabel]
  let id = "labels"
  var body: RowContent {
    RowContent(
      title: labels.isEmpty ? "No labels" : "Labels",
      badges: labels.map { RowBadge($0.name, color: RowColor($0.color)) })
  }
}

private struct AddressRow: Row {
  let number: Int
  let id = "address"
  var body: RowContent {
    let address = "https://example.org/issues/\(number)"
    return RowContent(title: "Address", subtitle: RowText(address, link: address))
  }
}

extension RowText.Run {
  private static let schemes: Set<String> = ["http", "https", "mailto", "tel"]

  private var scheme: String? {
    link.map { $0.prefix { $0 != ":" && !$0.isNewline }.lowercased() }
  }

  /// The address of the link, if it has a scheme that surfaces follow, and no control characters.
  package var safeLink: String? {
    guard let link, let scheme, Self.schemes.contains(scheme), link.utf8.count <= 2_000,
      !link.unicodeScalars.contains(where: { $0.value <= 0x20 || $0.value == 0x7F })
    else { return nil }
    return link
  }

  fileprivate var isPlain: Bool { color == nil && link == nil }

  fileprivate var problems: [ContentProblem] {
    var problems: [ContentProblem] = []
    if let problem = color?.textProblem { problems.append(problem) }
    if link != nil, safeLink == nil {
      problems.append(.linkRefused(scheme: String((scheme ?? "").prefix(20))))
    }
    return problems
  }
}

extension RowContent {
  /// The parts that no surface can show unchanged.
  ///
  /// - Complexity: O(runs of all texts), without allocations if no run has a color or a link.
  package var problems: [ContentProblem] {
    var problems: [ContentProblem] = []
    func check(_ text: RowText) {
      for run in text.runs where !run.isPlain { problems += run.problems }
    }
    if let problem = image?.problem { problems.append(problem) }
    if let symbol { check(symbol) }
    check(title)
    if let subtitle { check(subtitle) }
    for value in values {
      check(value.text)
      if let problem = value.image?.problem { problems.append(problem) }
    }
    for detail in details {
      check(detail.text)
      if let problem = detail.image?.problem { problems.append(problem) }
    }
    if let message { check(message) }
    if let problem = style.problem { problems.append(problem) }
    for badge in badges { if let problem = badge.problem { problems.append(problem) } }
    return problems
  }
}

extension RowContent {
  /// Whether nothing is shown but perhaps the state of the row.
  fileprivate var isBlank: Bool {
    title.runs.allSatisfy(\.text.isEmpty) && image == nil && symbol == nil && badges.isEmpty
      && values.isEmpty && control == nil && details.isEmpty && message == nil
      && (subtitle?.string ?? "").isEmpty
  }
}

extension Table {
  /// Reports the problems of a row's content, each once for the table.
  package func reportProblems(of content: RowContent, row: Identity) {
    for problem in content.problems { reportContent(problem, row: row) }
    if content.isBlank, let part = row.value(as: SectionPart.self) {
      reportContent(.emptyHeader(of: part.section), row: row)
    }
  }

  /// Reports a problem if it is new for the table.
  package func reportContent(_ problem: ContentProblem, row: Identity) {
    guard reportedContentProblems.count < 1_000, reportedContentProblems.insert(problem).inserted
    else { return }
    diagnostics.report(.content(problem, row: row))
  }
}

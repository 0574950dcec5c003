extension RowText {
  /// Returns the text with every occurrence of a query highlighted, as search results are.
  ///
  /// - Parameter query: the text to find, without regard to case. An empty query changes nothing.
  /// - Complexity: O(length × query length) in the worst case.
  public func highlighting(_ query: String) -> RowText {
    let wanted = query.map { $0.lowercased() }
    guard !wanted.isEmpty else { return self }
    var result = self
    result.runs = runs.flatMap { highlight(wanted, in: $0) }
    return result
  }

  private func highlight(_ wanted: [String], in run: Run) -> [Run] {
    let characters = Array(run.text)
    let collapsed = characters.map { $0.lowercased() }
    var runs: [Run] = []
    var plain = ""
    var index = 0
    while index < characters.count {
      let end = index + wanted.count
      if end <= characters.count, collapsed[index..<end].elementsEqual(wanted) {
        if !plain.isEmpty { runs.append(run.with(plain)) }
        plain = ""
        var match = run.with(String(characters[index..<end]))
        match.tone = .accent
        match.isStrong = true
        match.style.insert(.highlighted)
        runs.append(match)
        index = end
      } else {
        plain.append(characters[index])
        index += 1
      }
    }
    if !plain.isEmpty || runs.isEmpty {
      runs.append(run.with(plain))
    }
    return runs
  }
}

extension RowText.Run {
  /// Returns the part with other characters.
  fileprivate func with(_ text: String) -> RowText.Run {
    var run = self
    run.text = text
    return run
  }
}

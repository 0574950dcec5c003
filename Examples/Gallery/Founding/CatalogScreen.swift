import Tableware

/// Everything that the demo of Nimbus shows of its table models, each on a page of its own.
package final class CatalogScreen: Screen {
  package let title = "Catalog"
  package let table = Table()

  package init(_ sources: Gallery.Sources) {
    table.show {
      Section("models", header: "Models") {
        TextRow("Basic", subtitle: "any values in one list").disclosing { BasicPage() }
        TextRow("Sectioned", subtitle: "a flat array, headers and footers among the rows")
          .disclosing { SectionedPage() }
        TextRow("Indexed", subtitle: "letters at the edge, and a search").disclosing {
          IndexedPage()
        }
        TextRow("Mutable", subtitle: "sections come, rows go when asked twice")
          .disclosing { MutablePage() }
      }
      Section("behaviour", header: "Behaviour") {
        TextRow("Actions", subtitle: "every kind, alone and together").disclosing { ActionsPage() }
        TextRow("Radio groups", subtitle: "plain, with actions, nested").disclosing { RadioPage() }
      }
      Section("cells", header: "Cells") {
        TextRow("Drawn rows", subtitle: "a thousand, each drawn by a block")
          .disclosing { DrawnPage() }
        TextRow("Late rows", subtitle: "what they show arrives while you look")
          .disclosing { LatePage() }
        TextRow("Form rows", subtitle: "typed, set, shown, done: every row there is")
          .disclosing { FormPage() }
      }
    }
  }
}

/// One list of any values.
private final class BasicPage: Screen {
  let title = "Basic"
  let table = Table()

  init() {
    var mapping = RowMapping()
    mapping.map(String.self) { TextRow($0) }
    mapping.map(Bool.self) { TextRow("a Bool", value: $0 ? "yes" : "no") }
    mapping.map(Int.self) { TextRow("an Int", value: "\($0)") }
    mapping.map([String: String].self) { TextRow($0["title"] ?? "?", subtitle: $0["subtitle"]) }
    let models: [Any] = [
      "a String", "a String", true, false, 42,
      ["title": "A dictionary", "subtitle": "with two keys"],
      2.5,
    ]
    table.show {
      Section("basic") {
        ForEach(models, mapping)
        "a literal among the rows"
      }
    }
  }
}

/// A flat array that is read as sections.
private final class SectionedPage: Screen {
  let title = "Sectioned"
  let table = Table()

  init() {
    var mapping = RowMapping()
    mapping.map(Int.self) { TextRow("row \($0)") }
    let items: [Any] = [
      0, "First", 1, 2, 3, FlatList.Footer("a footer closes the section"), 4, "Second", 5, 6,
      "Empty",
    ]
    table.show { Section.list(from: items, mapping) }
  }
}

/// Names from A to Z with an index, and a search that finds some of them.
private final class IndexedPage: Screen {
  let title = "Indexed"
  let table = Table()
  private var query = ""
  private static let names = [
    "Ada", "Alan", "Barbara", "Claude", "Dennis", "Donald", "Edsger", "Évariste", "Frances",
    "Grace",
    "Hedy", "John", "Ken", "Leslie", "Margaret", "Niklaus", "Radia", "Sophie", "Tony", "42",
  ]

  init() { show() }

  var search: Search? {
    Search(prompt: "name", query: query) { [unowned self] query in
      self.query = query
      show()
    }
  }

  private func show() {
    let query = query
    let wanted = query.lowercased()
    let names = Self.names.filter { wanted.isEmpty || $0.lowercased().contains(wanted) }
    let groups = Dictionary(grouping: names) { SectionIndex.letter(of: $0) ?? SectionIndex.other }
    table.show {
      if names.isEmpty {
        Section("nothing") { NoticeRow("Nobody is called “\(query)”", id: "nothing") }
      }
      SectionIndex(of: names).letters.map { letter in
        Section(letter, header: letter) {
          ForEach(groups[letter] ?? [], id: \.self) { TextRow(RowText($0).highlighting(query)) }
        }
      }
      .indexed()
    }
  }
}

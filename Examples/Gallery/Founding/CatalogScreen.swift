import Tableware
import TablewareLoading
import TablewareMapping

/// All features of the table models in the demo of Nimbus, each on a separate page.
package final class CatalogScreen: Screen {
  package let context = ScreenContext()
  package let title = "Catalog"

  package init(_ sources: Gallery.Sources) {}

  package var sections: [Section] {
    Section("models", header: "Models") {
      TextRow("Basic", subtitle: "any values in one list").disclosing { BasicPage() }
      TextRow("Sectioned", subtitle: "a flat array, headers and footers among the rows")
        .disclosing { SectionedPage() }
      TextRow("Indexed", subtitle: "letters at the edge, and a search")
        .disclosing { IndexedPage() }
      TextRow("Mutable", subtitle: "sections are added, rows are deleted after a question")
        .disclosing { MutablePage() }
    }
    Section("behavior", header: "Behavior") {
      TextRow("Actions", subtitle: "every kind, alone and together").disclosing { ActionsPage() }
      TextRow("Radio groups", subtitle: "plain, with actions, nested").disclosing { RadioPage() }
    }
    Section("cells", header: "Cells") {
      TextRow("Drawn rows", subtitle: "a thousand, each drawn by a closure")
        .disclosing { DrawnPage() }
      TextRow("Late rows", subtitle: "their content arrives after they are shown")
        .disclosing { LatePage() }
      TextRow("Form rows", subtitle: "typed, set, shown, done: every row there is")
        .disclosing { FormPage() }
      TextRow("Columns", subtitle: "with captions that sort the rows")
        .disclosing { ColumnsPage() }
    }
  }
}

/// One list of any values.
private final class BasicPage: Screen {
  let context = ScreenContext()
  let title = "Basic"

  private let models: [Any] = [
    "a String", "a String", true, false, 42,
    ["title": "A dictionary", "subtitle": "with two keys"],
    2.5,
  ]
  private var mapping = RowMapping()

  init() {
    mapping.map(String.self) { TextRow($0) }
    mapping.map(Bool.self) { TextRow("a Bool", value: $0 ? "yes" : "no") }
    mapping.map(Int.self) { TextRow("an Int", value: "\($0)") }
    mapping.map([String: String].self) { TextRow($0["title"] ?? "?", subtitle: $0["subtitle"]) }
  }

  var sections: [Section] {
    Section("basic") {
      ForEach(models, mapping)
      "a literal among the rows"
    }
  }
}

/// A flat array that is read as sections.
private final class SectionedPage: Screen {
  let context = ScreenContext()
  let title = "Sectioned"

  private let items: [Any] = [
    0, "First", 1, 2, 3, FlatList.Footer("a footer closes the section"), 4, "Second", 5, 6,
    "Empty",
  ]
  private var mapping = RowMapping()

  init() { mapping.map(Int.self) { TextRow("row \($0)") } }

  var sections: [Section] { Section.list(from: items, mapping) }
}

/// Names from A to Z with an index, and a search among them.
private final class IndexedPage: Screen {
  private static let names = [
    "Ada", "Alan", "Barbara", "Claude", "Dennis", "Donald", "Edsger", "Évariste", "Frances",
    "Grace",
    "Hedy", "John", "Ken", "Leslie", "Margaret", "Niklaus", "Radia", "Sophie", "Tony", "42",
  ]

  let context = ScreenContext()
  let title = "Indexed"

  private var query = ""

  var search: Search? {
    Search(prompt: "name", query: query) { self.query = $0 }
  }

  var sections: [Section] {
    let wanted = query.lowercased()
    let names = Self.names.filter { wanted.isEmpty || $0.lowercased().contains(wanted) }
    let groups = Dictionary(grouping: names) { SectionIndex.letter(of: $0) ?? SectionIndex.other }
    if names.isEmpty {
      Section("nothing") { EmptyRow("No name has “\(query)” in it", id: "nothing") }
    }
    SectionIndex(of: names).letters.map { letter in
      Section(letter, header: letter) {
        ForEach(groups[letter] ?? [], id: \.self) {
          TextRow(RowText($0).highlighting(self.query))
        }
      }
    }
    .indexed()
  }
}

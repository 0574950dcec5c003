import Tableware
import TablewareLoading

// entry: tree
struct Topic: Identifiable {
  let id: String
  var topics: [Topic]?

  static let samples = [
    Topic(id: "Animals", topics: [Topic(id: "Birds", topics: [Topic(id: "Wren")])]),
    Topic(id: "Plants", topics: []),
  ]
}

final class TopicsScreen: Screen {
  let context = ScreenContext()
  let title = "Topics"
  private var expanded = ExpandedSet()

  var sections: [Section] {
    Section("topics") {
      ForEach(tree: Topic.samples, expanded: expanded, children: \.topics) { TextRow($0.id) }
    }
    .on(ExpansionChange.self) { change, source in
      self.expanded.apply(change, to: source.row)
    }
  }
}
// end

// entry: tree-that-loads
final class FoldersScreen: Screen {
  let context = ScreenContext()
  let title = "Folders"
  private var expanded = ExpandedSet()
  private var tree = LoadableTree([Topic(id: "/")]) { $0.id.hasSuffix("/") }

  var sections: [Section] {
    Section("folders") {
      ForEach(tree: tree, expanded: expanded, retry: { self.retry($0) }) { TextRow($0.id) }
    }
    .on(ExpansionChange.self) { change, source in
      self.expanded.apply(change, to: source.row)
      self.load()
    }
  }

  private func load() {
    for request in tree.begin(expanded) {  // expanded and not loaded yet
      let folder = request.node.id
      context.load {
        ["a/", "b.txt"].map { folder + $0 }  // reads the folder
      } then: { names in
        self.tree.finish(request, with: names.map { $0.map { Topic(id: $0) } })
        self.load()
      }
    }
  }

  private func retry(_ folder: Topic) {
    tree.retry(folder)
    load()
  }
}
// end

// entry: expand-from-code
final class OutlineScreen: Screen {
  let context = ScreenContext()
  let title = "Outline"
  private var expanded = ExpandedSet()

  var commands: [Command] {
    [
      Command("e", "Expand all") { Topic.samples.forEach(self.expand) },
      Command("c", "Collapse all") { self.expanded.collapseAll() },
    ]
  }

  var sections: [Section] {
    Section("topics") {
      ForEach(tree: Topic.samples, expanded: expanded, children: \.topics) { TextRow($0.id) }
    }
    .on(ExpansionChange.self) { self.expanded.apply($0, to: $1.row) }
  }

  private func expand(_ topic: Topic) {
    expanded.expand(topic.id)
    topic.topics?.forEach(expand)
  }
}
// end

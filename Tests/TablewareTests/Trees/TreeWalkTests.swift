import Tableware
import TablewareTesting
import Testing

private struct Node: Identifiable {
  let id: Int
}

/// Random graphs, cycles and repeats among them, against the plainest walk there is.
@Suite struct TreeWalkTests {
  /// What is shown: node, level and parent.
  private struct Shown: Equatable {
    var node: Identity
    var level: Int
  }

  private final class Model {
    var shown: [Shown] = []
    var cuts = 0
    private var met: [Int] = []
    let children: [[Int]]
    let expanded: Set<Int>

    init(_ children: [[Int]], _ expanded: Set<Int>) {
      (self.children, self.expanded) = (children, expanded)
    }

    func walk(_ nodes: [Int], _ way: [Int]) {
      for node in nodes {
        if expanded.contains(node), way.contains(node) {
          cuts += 1
          continue
        }
        shown.append(Shown(node: Identity(node), level: way.count))
        guard expanded.contains(node), !met.contains(node) else { continue }
        met.append(node)
        walk(children[node], way + [node])
      }
    }
  }

  @Test(arguments: 0..<40) func showsWhatTheModelShows(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let table = Table()
    let backend = RecordingBackend(table)
    for _ in 0..<20 {
      let count = Int.random(in: 1...8, using: &random)
      let children = (0..<count).map { _ in
        (0..<Int.random(in: 0...3, using: &random)).map { _ in
          Int.random(in: 0..<count, using: &random)
        }
      }
      let expanded = Set((0..<count).filter { _ in Bool.random(using: &random) })
      let roots = (0..<2).map { _ in Int.random(in: 0..<count, using: &random) }
      var expandedNodes = ExpandedSet()
      for node in expanded { expandedNodes.expand(node) }
      var words = Words()
      words[.emptyBranch] = ""
      table.show {
        Section("tree") {
          ForEach(tree: roots.map(Node.init), expanded: expandedNodes, words: words) { node in
            .nodes(children[node.id].map(Node.init))
          } row: {
            TextRow("\($0.id)")
          }
        }
      }
      backend.endTurn()
      let model = Model(children, expanded)
      model.walk(roots, [])
      let shown = (0..<table.snapshot.rowCount).map { row in
        let path = RowPath(section: 0, row: row)
        return Shown(
          node: table.snapshot.rowID(at: path), level: table.snapshot[path]?.content.level ?? -1)
      }
      #expect(shown == model.shown)
      #expect(backend.violations == [])
    }
  }
}

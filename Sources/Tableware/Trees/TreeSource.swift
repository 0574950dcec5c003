/// The visible nodes of a tree, from top to bottom. A pure traversal: expanded nodes and branches
/// are the input, entries the output.
struct TreeWalk<Node: Identifiable> where Node.ID: Sendable {
  enum Thing {
    case node(Node)
    case note(AnyRow)
  }

  struct Entry {
    let identity: Identity
    let thing: Thing
    let position: TreePosition
  }

  /// The rest of a list of siblings. Stored in a list and not by recursion: trees may be deep.
  private struct Siblings {
    let parent: Identity?
    let nodes: [Node]
    var next = 0
  }

  let expandedNodes: ExpandedSet
  let words: Words
  let retry: ((Node) throws -> Void)?
  private(set) var entries: [Entry] = []
  private(set) var problems: [Diagnostic] = []

  init(expandedNodes: ExpandedSet, words: Words, retry: ((Node) throws -> Void)?) {
    self.expandedNodes = expandedNodes
    self.words = words
    self.retry = retry
  }

  mutating func run(_ roots: [Node], _ children: (Node) -> Branch<Node>) {
    // All expanded nodes so far, and those of them that lead to the current node.
    var met = IdentitySet()
    var stack = [Siblings(parent: nil, nodes: roots)]
    let isAllCollapsed = expandedNodes.isEmpty
    while let siblings = stack.last {
      let level = stack.count - 1
      guard siblings.next < siblings.nodes.count else {
        stack.removeLast()
        continue
      }
      stack[level].next += 1
      let (node, parent) = (siblings.nodes[siblings.next], siblings.parent)
      let identity = Identity(node.id)
      let isExpanded = !isAllCollapsed && expandedNodes.isExpanded(identity)
      if isExpanded, met.contains(identity) {
        // Ancestors are expanded; otherwise their children would not be shown.
        if stack.contains(where: { $0.parent == identity }) {
          problems.append(.treeCycle(identity, under: parent ?? identity))
          continue
        }
        add(node, identity, level, children(node).collapse(isExpanded: false), parent)
        continue
      }
      let branch = children(node)
      add(node, identity, level, branch.collapse(isExpanded: isExpanded), parent)
      guard isExpanded else { continue }
      met.insert(identity)
      switch branch {
      case .nodes(let nodes) where nodes.isEmpty:
        if !words[.emptyBranch].isEmpty {
          add(NoteRow(empty: words[.emptyBranch]), level + 1, identity)
        }
      case .nodes(let nodes): stack.append(Siblings(parent: identity, nodes: nodes))
      case .failed(let message):
        let row = NoteRow(
          failed: message, action: words[.retry], retry: retry.map { retry in { try retry(node) } })
        add(row, level + 1, identity)
      case .leaf, .unknown, .loading: break
      }
    }
  }

  private mutating func add(
    _ node: Node, _ identity: Identity, _ level: Int, _ expansion: RowContent.Expansion,
    _ parent: Identity?
  ) {
    entries.append(
      Entry(
        identity: identity, thing: .node(node),
        position: TreePosition(level: level, expansion: expansion, parent: parent)))
  }

  private mutating func add(_ note: some Row, _ level: Int, _ parent: Identity) {
    entries.append(
      Entry(
        identity: Identity(BranchNote(parent)), thing: .note(AnyRow(note)),
        position: TreePosition(level: level, expansion: .leaf, parent: parent)))
  }
}

/// The rows of a tree.
final class TreeSource<Node: Identifiable>: RowSource where Node.ID: Sendable {
  private let entries: [TreeWalk<Node>.Entry]
  private let build: (Node) -> AnyRow
  let identities: any IdentityList
  let problems: [Diagnostic]

  init(_ walk: TreeWalk<Node>, build: @escaping (Node) -> AnyRow) {
    entries = walk.entries
    identities = IdentityColumn(walk.entries.map(\.identity))
    problems = walk.problems
    self.build = build
  }

  func row(at index: Int) -> AnyRow {
    let entry = entries[index]
    let row =
      switch entry.thing {
      case .node(let node): build(node)
      case .note(let row): row
      }
    return row.id(entry.identity).standing(entry.position)
  }
}

import Tableware
import TablewareLoading
import TablewareTesting
import Testing

private struct Node: Identifiable, Equatable {
  let id: String
}

private struct Failure: Error {}

/// The state machine of a tree against the plainest model, through every short sequence of steps
/// and through long random ones.
@Suite struct LoadableTreeWalkTests {
  private enum Step: CaseIterable {
    case foldA, foldB, begin, reloadA, retry, answer, answerNewest, answerEmpty, fail, repeatLast
  }

  /// A request, and which one it was.
  private struct Asked {
    var request: TreeRequest<Node>
    var number: Int
  }

  private struct Walk {
    // The tree: "r/" has "r/a/" and "r/b/", and so on without an end.
    var tree = LoadableTree([Node(id: "r/")]) { $0.id.hasSuffix("/") }
    var expandedNodes = ExpandedSet()
    var asked: [Asked] = []
    var answeredRequest: Asked?
    // The model.
    var expanded: Set<String> = ["r/"]
    var known: [String: [String]] = [:]
    var failed: Set<String> = []
    var open: [String: Int] = [:]
    var answered: [String: Int] = [:]
    var count = 0

    init() { expandedNodes.expand("r/") }

    private static func children(_ id: String) -> [String] { [id + "a/", id + "b/", id + "leaf"] }

    mutating func perform(_ step: Step) {
      switch step {
      case .foldA: toggle("r/a/")
      case .foldB: toggle("r/a/b/")
      case .begin:
        let requests = tree.begin(expandedNodes)
        var expected: [String] = []
        visit("r/") { id, model in
          guard model.known[id] == nil, model.open[id] == nil, !model.failed.contains(id) else {
            return
          }
          expected.append(id)
        }
        #expect(requests.map(\.node.id) == expected)
        note(requests)
      case .reloadA:
        if let request = tree.reload(Node(id: "r/a/")) {
          failed.remove("r/a/")
          note([request])
        }
      case .retry:
        for id in ["r/", "r/a/"] {
          tree.retry(Node(id: id))
          if open[id] == nil { failed.remove(id) }
        }
      case .answer:
        if let first = asked.first {
          finish(first, 0, .success(Self.children(first.request.node.id)))
        }
      case .answerNewest:
        if let last = asked.last {
          finish(last, asked.count - 1, .success(Self.children(last.request.node.id)))
        }
      case .answerEmpty: if let first = asked.first { finish(first, 0, .success([])) }
      case .fail: if let first = asked.first { finish(first, 0, .failure(Failure())) }
      case .repeatLast:
        if let answeredRequest { finish(answeredRequest, nil, .success([])) }
      }
      compare()
    }

    private mutating func toggle(_ id: String) {
      expandedNodes.toggle(id)
      expanded.formSymmetricDifference([id])
    }

    private mutating func note(_ requests: [TreeRequest<Node>]) {
      for request in requests {
        count += 1
        open[request.node.id] = count
        asked.append(Asked(request: request, number: count))
      }
    }

    private mutating func finish(
      _ asked: Asked, _ index: Int?, _ result: Result<[String], any Error>
    ) {
      if let index { self.asked.remove(at: index) }
      answeredRequest = asked
      let id = asked.request.node.id
      let answer = tree.finish(
        asked.request, with: result.map { $0.map { Node(id: $0) } })
      let isTaken = open[id] == asked.number
      let isRepeated = answered[id] == asked.number
      switch answer {
      case .taken: #expect(isTaken)
      case .outdated: #expect(!isTaken && !isRepeated)
      case .repeated: #expect(!isTaken && isRepeated)
      }
      guard isTaken else { return }
      open[id] = nil
      answered[id] = asked.number
      switch result {
      case .success(let children): (known[id], _) = (children, failed.remove(id))
      case .failure: (known[id], _) = (nil, failed.insert(id))
      }
      // What cannot be reached from here any more is forgotten.
      var reachable: Set<String> = [id]
      var rest = [id]
      while let next = rest.popLast() {
        for child in known[next] ?? [] where reachable.insert(child).inserted { rest.append(child) }
      }
      func isGone(_ other: String) -> Bool {
        other.hasPrefix(id) && other != id && !reachable.contains(other)
      }
      let hadChildren = wereChildren[id] ?? false
      wereChildren[id] = known[id]?.isEmpty == false
      guard hadChildren else { return }
      known = known.filter { !isGone($0.key) }
      failed = failed.filter { !isGone($0) }
      open = open.filter { !isGone($0.key) }
      answered = answered.filter { !isGone($0.key) }
      wereChildren = wereChildren.filter { !isGone($0.key) }
    }
    private var wereChildren: [String: Bool] = [:]

    /// Visits what is expanded and reached, parents first.
    private func visit(_ id: String, _ body: (String, Walk) -> Void) {
      guard expanded.contains(id), id.hasSuffix("/") else { return }
      body(id, self)
      for child in known[id] ?? [] { visit(child, body) }
    }

    private func compare() {
      for id in ["r/", "r/a/", "r/b/", "r/leaf", "r/a/b/"] {
        let expected: Branch<Node> =
          if !id.hasSuffix("/") {
            .leaf
          } else if let nodes = known[id] {
            .nodes(nodes.map { Node(id: $0) })
          } else if open[id] != nil {
            .loading
          } else if failed.contains(id) {
            .failed("\(Failure())")
          } else {
            .unknown
          }
        #expect(tree.branch(of: Node(id: id)) == expected, "\(id)")
      }
    }
  }

  /// Every sequence of four steps behind the first answer.
  @Test func agreesWithTheModel_InEveryShortSequence() {
    func go(_ walk: Walk, _ depth: Int) {
      guard depth > 0 else { return }
      for step in Step.allCases {
        var next = walk
        next.perform(step)
        go(next, depth - 1)
      }
    }
    go(Walk(), 3)
    var started = Walk()
    started.perform(.begin)
    started.perform(.answer)
    started.perform(.foldA)
    go(started, 4)
  }

  @Test(arguments: 0..<60) func agreesWithTheModel_InLongRandomSequences(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var walk = Walk()
    for _ in 0..<200 {
      walk.perform(Step.allCases.randomElement(using: &random) ?? .begin)
    }
  }
}

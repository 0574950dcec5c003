import SampleRows
import Tableware
import TablewareLoading
import TablewareTesting
import Testing

private struct Failure: Error, CustomStringConvertible {
  var description: String { "away" }
}

private struct Node: Identifiable, Equatable, Sendable {
  let id: String
}

private typealias Tree = LoadableTree<Node>

@Suite struct LoadableTreeTests {
  private func tree() -> Tree { Tree([Node(id: "/")]) { $0.id.hasSuffix("/") } }
  private func nodes(_ ids: String...) -> Result<[Node], any Error> {
    .success(ids.map { Node(id: $0) })
  }
  private func expanded(_ ids: String...) -> ExpandedSet {
    var expandedNodes = ExpandedSet()
    for id in ids { expandedNodes.expand(id) }
    return expandedNodes
  }

  @Test func asksForEachBranchOnce_WhenItIsExpanded() throws {
    var tree = tree()
    #expect(tree.begin(ExpandedSet()).count == 0)
    #expect(tree.branch(of: Node(id: "/")) == .unknown)
    let expandedNodes = expanded("/", "/a/")
    let request = try given(tree.begin(expandedNodes).first)
    #expect(tree.begin(expandedNodes).count == 0)
    #expect(tree.branch(of: request.node) == .loading)
    #expect(tree.finish(request, with: nodes("/a/", "/b")) == .taken)
    #expect(tree.branch(of: request.node) == .nodes([Node(id: "/a/"), Node(id: "/b")]))
    #expect(tree.branch(of: Node(id: "/b")) == .leaf)
    // What a saved state says about nodes that come now is loaded at once.
    #expect(tree.begin(expandedNodes).map(\.node.id) == ["/a/"])
  }

  @Test func keepsAnAnswer_WhenTheBranchWasFoldedMeanwhile() throws {
    var tree = tree()
    let request = try given(tree.begin(expanded("/")).first)
    #expect(tree.begin(ExpandedSet()).count == 0)
    #expect(tree.begin(expanded("/")).count == 0)
    #expect(tree.finish(request, with: nodes("/a")) == .taken)
    #expect(tree.branch(of: request.node) == .nodes([Node(id: "/a")]))
  }

  @Test func dropsAnAnswerThatComesTwice_AndSaysSo() throws {
    var tree = tree()
    let diagnostics = Table().diagnostics
    let request = try given(tree.begin(expanded("/")).first)
    diagnostics.report(tree.finish(request, with: nodes("/a")))
    #expect(diagnostics.recent == [])
    diagnostics.report(tree.finish(request, with: nodes("/b")))
    #expect(tree.branch(of: request.node) == .nodes([Node(id: "/a")]))
    #expect(
      diagnostics.recent.map(\.description) == [
        "The request for \"/\" was answered twice. The second answer was dropped; call the completion "
          + "once."
      ])
  }

  @Test func waitsForRetry_AfterAFailure() throws {
    var tree = tree()
    let expandedNodes = expanded("/")
    let root = Node(id: "/")
    tree.retry(root)
    let request = try given(tree.begin(expandedNodes).first)
    // A retry while it loads changes nothing.
    tree.retry(root)
    #expect(tree.begin(expandedNodes).count == 0)
    #expect(tree.finish(request, with: .failure(Failure())) == .taken)
    #expect(tree.branch(of: root) == .failed("away"))
    #expect(tree.begin(expandedNodes).count == 0)
    tree.retry(root)
    let again = try given(tree.begin(expandedNodes).first)
    #expect(tree.finish(request, with: nodes()) == .repeated("\"/\""))
    #expect(tree.finish(again, with: nodes()) == .taken)
    #expect(tree.branch(of: root) == .nodes([]))
  }

  @Test func showsWhatIsThere_WhileItIsLoadedAgain() throws {
    var tree = tree()
    let root = Node(id: "/")
    tree.finish(try given(tree.begin(expanded("/")).first), with: nodes("/a"))
    let first = try given(tree.reload(root))
    let second = try given(tree.reload(root))
    #expect(tree.branch(of: root) == .nodes([Node(id: "/a")]))
    #expect(tree.finish(first, with: nodes("/old")) == .outdated)
    #expect(tree.finish(second, with: nodes("/new")) == .taken)
    #expect(tree.branch(of: root) == .nodes([Node(id: "/new")]))
    #expect(tree.reload(Node(id: "/new")) == nil)
  }

  @Test func forgetsWhatStoodBelowANodeThatIsGone() throws {
    var tree = tree()
    let root = Node(id: "/")
    let expandedNodes = expanded("/", "/a/", "/a/b/")
    tree.finish(try given(tree.begin(expandedNodes).first), with: nodes("/a/"))
    tree.finish(try given(tree.begin(expandedNodes).first), with: nodes("/a/b/"))
    let late = try given(tree.begin(expandedNodes).first)
    tree.finish(try given(tree.reload(root)), with: nodes())
    #expect(tree.finish(late, with: nodes("/a/b/c")) == .outdated)
    tree.finish(try given(tree.reload(root)), with: nodes("/a/"))
    #expect(tree.branch(of: Node(id: "/a/")) == .unknown)
    tree.replaceRoots([])
    #expect(tree.branch(of: root) == .unknown)
    #expect(tree.begin(expandedNodes).count == 0)
  }

  @Test func survivesALoaderThatReturnsTheParent() throws {
    var tree = tree()
    let expandedNodes = expanded("/")
    tree.finish(try given(tree.begin(expandedNodes).first), with: nodes("/", "/a"))
    #expect(tree.begin(expandedNodes).count == 0)
    #expect(tree.reload(expandedNodes).count == 1)
    let table = Table()
    table.show {
      Section("tree") { ForEach(tree: tree, expanded: expandedNodes) { TextRow($0.id) } }
    }
    #expect(table.snapshot.rowCount == 2)
    #expect(table.diagnostics.recent == [.treeCycle("/", under: "/")])
  }

  @Test func showsFailureAndRetry_AsARow() throws {
    var tree = tree()
    let expandedNodes = expanded("/")
    tree.finish(try given(tree.begin(expandedNodes).first), with: .failure(Failure()))
    var retried: [String] = []
    let table = Table()
    table.show {
      Section("tree") {
        ForEach(tree: tree, expanded: expandedNodes, retry: { retried.append($0.id) }) {
          TextRow($0.id)
        }
      }
    }
    let driver = TableDriver(table)
    #expect(driver.titles == [["/", "away"]])
    driver.tap(BranchNote("/"))
    #expect(retried == ["/"])
  }

  @Test func takesWhatAsynchronousWorkGives() async throws {
    let good = await Result { try await Self.work(1) }
    let bad = await Result { try await Self.work(-1) }
    #expect(try good.get() == 1)
    #expect(throws: Failure.self) { try bad.get() }
  }

  private static func work(_ number: Int) async throws -> Int {
    await Task.yield()
    if number < 0 { throw Failure() }
    return number
  }
}

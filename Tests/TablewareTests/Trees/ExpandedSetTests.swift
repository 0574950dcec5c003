import Foundation
import Tableware
import TablewareTesting
import Testing

@Suite struct ExpandedSetTests {
  @Test func foldsAndUnfolds_ByIdentity() {
    var expandedNodes = ExpandedSet()
    #expect(expandedNodes.isEmpty)
    expandedNodes.expand("a")
    expandedNodes.expand("a")
    expandedNodes.toggle(1)
    #expect(
      expandedNodes.isExpanded("a") && expandedNodes.isExpanded(1) && !expandedNodes.isExpanded("1")
    )
    expandedNodes.toggle("a")
    expandedNodes.collapse("b")
    #expect(expandedNodes.tokens == ["int 1"])
    expandedNodes.apply(ExpansionChange(isExpanded: true), to: "c")
    expandedNodes.apply(ExpansionChange(isExpanded: false), to: 1)
    #expect(expandedNodes.tokens == ["string c"])
    expandedNodes.collapseAll()
    #expect(expandedNodes.isEmpty)
  }

  @Test func survivesCoding_WithIdentitiesOfAnyType() throws {
    var expandedNodes = ExpandedSet()
    for id: Identity in ["a", 7, Identity(Int8(3))] { expandedNodes.expand(id) }
    let saved = try JSONEncoder().encode(expandedNodes)
    #expect(String(decoding: saved, as: UTF8.self) == #"["Int8 3","int 7","string a"]"#)
    var read = try JSONDecoder().decode(ExpandedSet.self, from: saved)
    #expect(read == expandedNodes)
    #expect(read.isExpanded("a") && read.isExpanded(Int8(3)) && !read.isExpanded(3))
    // Who collapses what came from a file has collapsed it for good.
    read.collapse(7)
    read.toggle(Int8(3))
    #expect(read.tokens == ["string a"])
    read.expand("a")
    #expect(read.tokens == ["string a"])
  }

  @Test func keepsTokensThatMeanNothing_AndRefusesWhatIsNoList() throws {
    let read = try JSONDecoder().decode(ExpandedSet.self, from: Data(#"["nonsense", ""]"#.utf8))
    #expect(read.tokens == ["", "nonsense"])
    #expect(!read.isExpanded("nonsense"))
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(ExpandedSet.self, from: Data(#"{"a": 1}"#.utf8))
    }
  }

  @Test func forgetsNodesThatAreGone() throws {
    var expandedNodes = try JSONDecoder().decode(
      ExpandedSet.self, from: Data(#"["string later"]"#.utf8))
    expandedNodes.keep(["x"])
    for id in 1...100 { expandedNodes.expand(id) }
    expandedNodes.keep(90...200)
    #expect(expandedNodes.tokens.count == 12)
    #expect(expandedNodes.isExpanded("later"))
  }

  @Test func goesWithTheStateOfATable() throws {
    let table = Table()
    var state = table.state
    var expandedNodes = ExpandedSet()
    expandedNodes.expand("a")
    state.expandedNodes = expandedNodes
    let saved = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(TableState.self, from: saved) == state)
    // A state of an earlier version has neither.
    let old = try JSONDecoder().decode(
      TableState.self, from: Data(#"{"anchors":[],"selection":[]}"#.utf8))
    #expect(old.expandedNodes == nil)
  }
}

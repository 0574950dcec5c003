import Foundation
import Tableware
import TablewareTesting
import Testing

@Suite struct FoldsTests {
  @Test func foldsAndUnfolds_ByIdentity() {
    var folds = Folds()
    #expect(folds.isEmpty)
    folds.unfold("a")
    folds.unfold("a")
    folds.toggle(1)
    #expect(folds.isUnfolded("a") && folds.isUnfolded(1) && !folds.isUnfolded("1"))
    folds.toggle("a")
    folds.fold("b")
    #expect(folds.tokens == ["int 1"])
    folds.apply(FoldChange(isUnfolded: true), to: "c")
    folds.apply(FoldChange(isUnfolded: false), to: 1)
    #expect(folds.tokens == ["string c"])
    folds.foldAll()
    #expect(folds.isEmpty)
  }

  @Test func survivesCoding_WithIdentitiesOfAnyType() throws {
    var folds = Folds()
    for id: Identity in ["a", 7, Identity(Int8(3))] { folds.unfold(id) }
    let saved = try JSONEncoder().encode(folds)
    #expect(String(decoding: saved, as: UTF8.self) == #"["Int8 3","int 7","string a"]"#)
    var read = try JSONDecoder().decode(Folds.self, from: saved)
    #expect(read == folds)
    #expect(read.isUnfolded("a") && read.isUnfolded(Int8(3)) && !read.isUnfolded(3))
    // Who folds what came from a file has folded it for good.
    read.fold(7)
    read.toggle(Int8(3))
    #expect(read.tokens == ["string a"])
    read.unfold("a")
    #expect(read.tokens == ["string a"])
  }

  @Test func keepsTokensThatMeanNothing_AndRefusesWhatIsNoList() throws {
    let read = try JSONDecoder().decode(Folds.self, from: Data(#"["nonsense", ""]"#.utf8))
    #expect(read.tokens == ["", "nonsense"])
    #expect(!read.isUnfolded("nonsense"))
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(Folds.self, from: Data(#"{"a": 1}"#.utf8))
    }
  }

  @Test func forgetsNodesThatAreGone() throws {
    var folds = try JSONDecoder().decode(Folds.self, from: Data(#"["string later"]"#.utf8))
    folds.keep(["x"])
    for id in 1...100 { folds.unfold(id) }
    folds.keep(90...200)
    #expect(folds.tokens.count == 12)
    #expect(folds.isUnfolded("later"))
  }

  @Test func goesWithTheStateOfATable() throws {
    let table = Table()
    var state = table.state
    var folds = Folds()
    folds.unfold("a")
    (state.folds, state.modules) = (folds, ModuleArrangement(order: ["b", "a"]))
    let saved = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(TableState.self, from: saved) == state)
    // A state of an earlier version has neither.
    let old = try JSONDecoder().decode(
      TableState.self, from: Data(#"{"anchors":[],"selection":[]}"#.utf8))
    #expect(old.folds == nil && old.modules == nil)
  }
}

import Tableware
import TablewareTesting
import Testing

/// The animations of a commit: of the table, of sections, of rows, and of the next commit only.
@Suite struct RowAnimationsTests {
  private let harness = Harness("A[a] B[b]")

  /// What the next commit has for a row of section A and one of section B.
  private var animations: [RowAnimations] {
    let commit = harness.table.commitAnimations
    return [("a", "A"), ("b", "B")].map {
      commit.animations(of: Identity($0.0), in: Identity($0.1))
    }
  }

  @Test func section_withAnimations_hasThoseUntilTheyAreRemoved() {
    harness.table.animations = .fade
    #expect(animations == [.fade, .fade])
    harness.table.setAnimations(RowAnimations(.left), ofSection: "B")
    #expect(animations == [.fade, RowAnimations(.left)])
    harness.show("A[a] B[b c]")
    harness.backend.endTurn()
    #expect(animations == [.fade, RowAnimations(.left)])
    harness.table.setAnimations(nil, ofSection: "B")
    #expect(animations == [.fade, .fade])
  }

  @Test func nextAnimations_ofTheTableAndARow_areForOneCommit() {
    harness.table.setAnimations(RowAnimations(.left), ofSection: "B")
    harness.table.nextAnimations = .unanimated
    harness.table.setNextAnimations(RowAnimations(.top), ofRow: "a")
    #expect(animations == [RowAnimations(.top), .unanimated])
    harness.show("A[x] B[b]")
    harness.backend.endTurn()
    #expect(harness.table.nextAnimations == nil)
    #expect(animations == [.automatic, RowAnimations(.left)])
    harness.table.setNextAnimations(RowAnimations(.top), ofRow: "a")
    harness.table.setNextAnimations(nil, ofRow: "a")
    #expect(animations == [.automatic, RowAnimations(.left)])
  }

  @Test(arguments: [RowAnimation.none, .fade], [RowAnimation.none, .fade])
  func commit_withoutAnyAnimation_isNone(insertion: RowAnimation, removal: RowAnimation) {
    harness.table.animations = RowAnimations(insertion: insertion, removal: removal)
    let isNone = insertion == .none && removal == .none
    #expect(harness.table.commitAnimations.isNone == isNone)
    harness.table.setNextAnimations(.fade, ofRow: "a")
    #expect(!harness.table.commitAnimations.isNone)
  }
}

import Foundation
import Tableware
import TablewareUIKit
import Testing
import UIKitDouble

/// The element that VoiceOver reads, by identity.
@Suite(.serialized, .freesEverything) @MainActor struct VoiceOverTests {
  private let stage = Stage()

  init() {
    UIAccessibility.isVoiceOverRunning = true
    UIAccessibility.simulatedFocus = nil
  }

  /// The row that is read.
  private var read: Identity? {
    let focused = UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView
    return stage.tableView.visibleCells.first { focused?.isDescendant(of: $0) == true }
      .flatMap(stage.tableView.indexPath(for:)).flatMap { stage.backend?.identity(at: $0) }
  }

  private func end() {
    UIAccessibility.isVoiceOverRunning = false
    UIAccessibility.simulatedFocus = nil
    UIAccessibility.simulatedPosts = []
  }

  @Test func focus_movesVoiceOverToTheRow() {
    defer { end() }
    stage.show("A[a b c]")
    stage.table.focus("b")
    stage.turn()
    #expect(read == "b")
  }

  @Test func focus_withoutVoiceOver_postsNothing() {
    defer { end() }
    UIAccessibility.isVoiceOverRunning = false
    UIAccessibility.simulatedPosts = []
    stage.show("A[a b c]")
    stage.table.focus("b")
    stage.turn()
    #expect(UIAccessibility.simulatedPosts.isEmpty)
  }

  @Test func f124_readRow_isReadAfterAReload() {
    defer { end() }
    stage.show("A[a b c]")
    UIAccessibility.simulatedFocus = stage.backend?.cell(of: "b")?.contentView
    stage.backend?.changeLimit = 0
    stage.show("A[x b y]")
    #expect(stage.texts == "x b y" && read == "b")
  }

  @Test func f124_readRow_thatStays_keepsVoiceOver_withoutANotification() {
    defer { end() }
    stage.show("A[a b c]")
    UIAccessibility.simulatedFocus = stage.backend?.cell(of: "b")
    UIAccessibility.simulatedPosts = []
    stage.show("A[x b]")
    #expect(read == "b" && UIAccessibility.simulatedPosts.isEmpty)
  }

  @Test(arguments: [("a", "b"), ("b", "c"), ("c", "b")])
  func f124_readRow_thatIsRemoved_isFollowedByTheNext(removed: String, next: String) {
    defer { end() }
    stage.show("A[a b c]")
    UIAccessibility.simulatedFocus = stage.backend?.cell(of: removed)
    stage.table.row(removed).remove()
    stage.turn()
    #expect(read == Identity(next))
  }
}

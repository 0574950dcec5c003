import Foundation
import Tableware
import TablewareUIKit
import Testing
import UIKitDouble

/// Group 1 of the fault catalog, on a table view: whatever identities and equality are like, every
/// row is shown and no update is illegal.
@Suite(.serialized, .freesEverything) @MainActor struct IdentityFaultTests {
  private let stage = Stage()

  @Test func f01_showsBothRows_AndSaysWhere() {
    stage.show("A[a b]")
    stage.show("A[a b a]")
    #expect(stage.texts == "a b a")
    #expect(
      stage.messages == [
        "Row identity \"a\" is repeated: first at (0, 0), again at (0, 2). Both rows are shown; "
          + "assign each row an identity of its own, for example with .id(…)."
      ])
    stage.show("A[a b c]")
    #expect(stage.texts == "a b c")
    #expect(stage.breaches == [])
  }

  @Test func f02_showsBothRows_OfTwoSections() {
    stage.show("A[a] B[b]")
    stage.show("A[a b] B[b]")
    #expect(stage.texts == "a b b")
    #expect(
      stage.messages == [
        "Row identity \"b\" is repeated: first at (0, 1), again at (1, 0). Both rows are shown; "
          + "assign each row an identity of its own, for example with .id(…)."
      ])
    #expect(stage.breaches == [])
  }

  @Test func f03_showsBothSections() {
    stage.show("A[a] B[b]")
    stage.show("A[a] B[b] A[c]")
    #expect(stage.texts == "a b c")
    #expect(
      stage.messages == [
        "Section identity \"A\" is repeated: first at 0, again at 2. Both sections are shown; "
          + "assign each section an identity of its own."
      ])
    #expect(stage.breaches == [])
  }

  @Test func f04_readsIdentitiesOnce_WhateverTheModelDoesLater() {
    let model = Model(id: 1, text: "a")
    stage.show { ForEach([model], id: \.id) { ModelRow(model: $0) } }
    model.id = 2
    stage.tableView.reloadData()
    stage.turn()
    #expect(stage.identities == [Identity(1)])
    stage.show { ForEach([model], id: \.id) { ModelRow(model: $0) } }
    #expect(stage.identities == [Identity(2)])
    #expect(stage.breaches == [])
  }

  @Test func f05_seesAnObjectThatChangedInPlace() {
    let model = Model(id: 1, text: "old")
    stage.show { ForEach([model], id: \.id) { ModelRow(model: $0) } }
    let cell = stage.cell(0)
    model.text = "new"
    stage.show { ForEach([model], id: \.id) { ModelRow(model: $0) } }
    #expect(stage.texts == "new")
    #expect(stage.cell(0) === cell)
    #expect(stage.breaches == [])
  }

  @Test func f06_replacesARow_WhoseIdentityIsNotEqualToItself() {
    // It would compare the identity with itself.
    stage.tableView.inspector.probe = nil
    for _ in 0..<3 {
      stage.show {
        TextRow("a").id(Double.nan)
        TextRow("b")
      }
    }
    #expect(stage.texts == "a b")
    #expect(stage.breaches == [])
  }

  @Test func f07_showsEveryRow_WhereEqualityIgnoresCase() {
    stage.show {
      TextRow("a").id(Loose(text: "x"))
      TextRow("b").id(Loose(text: "y"))
    }
    stage.show {
      TextRow("b").id(Loose(text: "Y"))
      TextRow("c").id(Loose(text: "X"))
    }
    #expect(stage.texts == "b c")
    #expect(stage.messages == [])
    #expect(stage.breaches == [])
  }

  @Test func f08_showsEveryRow_WhereEqualIdentitiesHashApart() {
    for order in [[1, 2, 3], [3, 1, 2], [2], [1, 2, 3]] {
      stage.show { for number in order { TextRow("\(number)").id(Unstable(number: number)) } }
      #expect(stage.texts == order.map(String.init).joined(separator: " "))
    }
    #expect(stage.breaches == [])
  }

  @Test func f09_showsEveryRow_WhereAllHashesAreEqual() {
    stage.show { for number in 0..<500 { TextRow("\(number)").id(Colliding(number: number)) } }
    stage.show {
      for number in (0..<500).reversed() { TextRow("\(number)").id(Colliding(number: number)) }
    }
    #expect(stage.texts.hasPrefix("499 498 497"))
    #expect(stage.breaches == [])
  }

  @Test func f11_takesBothSpellingsForOneRow() {
    stage.show { TextRow("x").id("é") }
    let cell = stage.cell(0)
    stage.show { TextRow("y").id("e\u{301}") }
    #expect(stage.texts == "y")
    #expect(stage.cell(0) === cell)
    #expect(!stage.tableView.inspector.script.contains("R ("))
  }

  @Test func f12_keepsTypesApart() {
    stage.show {
      TextRow("a").id(1)
      TextRow("b").id("1")
      TextRow("c").id(1.0)
    }
    #expect(stage.texts == "a b c")
    #expect(stage.messages == [])
  }

  @Test func f13_givesARowOfAnotherKindAnotherCell() {
    stage.show { TextRow("a").id(1) }
    stage.show { BadgeRow(id: 1, text: "badge") }
    #expect((stage.cell(0) as? BadgeCell)?.text == "badge")
    stage.show { TextRow("a").id(1) }
    #expect(stage.texts == "a")
    #expect(stage.messages == [])
    #expect(stage.breaches == [])
  }

  @Test func f14_showsEverything_WhereIdentitiesAreMadeAnew() {
    for _ in 0..<3 {
      stage.show { for text in ["a", "b"] { TextRow(RowText(text)).id(UUID()) } }
      #expect(stage.texts == "a b")
    }
    #expect(stage.breaches == [])
  }
}

private final class Model {
  var id: Int
  var text: String
  init(id: Int, text: String) {
    self.id = id
    self.text = text
  }
}

private struct ModelRow: Row {
  let model: Model
  var id: Int { model.id }
  var body: RowContent { RowContent(title: RowText(model.text)) }
}

private struct Loose: Hashable {
  let text: String
  static func == (left: Loose, right: Loose) -> Bool {
    left.text.lowercased() == right.text.lowercased()
  }
  func hash(into hasher: inout Hasher) { hasher.combine(text.lowercased()) }
}

/// Equal to others of its number, and hashed in another way each time.
private struct Unstable: Hashable {
  let number: Int
  static func == (left: Unstable, right: Unstable) -> Bool { left.number == right.number }
  func hash(into hasher: inout Hasher) { hasher.combine(UInt64.random(in: 0 ... .max)) }
}

private struct Colliding: Hashable {
  let number: Int
  func hash(into hasher: inout Hasher) { hasher.combine(0) }
}

import Foundation
import UIKitDouble

/// Dice that fall the same way for the same seed.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) | (state << 31)
  }

  mutating func roll(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }
}

/// Two states and a legal batch from one to the other, made together: no differ takes part.
struct RandomBatch {
  let old: [Model.Part]
  let new: [Model.Part]
  let updates: [TableUpdate]

  init(_ dice: inout Dice) {
    var count = 0
    func row() -> String {
      count += 1
      return "r\(count)"
    }
    let old = (0..<dice.roll(0..<5)).map { section in
      Model.Part(id: "s\(section)", rows: (0..<dice.roll(0..<7)).map { _ in row() })
    }
    var updates: [TableUpdate] = []
    var new: [Model.Part] = []
    var moved: (row: String, source: IndexPath)?
    for (section, part) in old.enumerated() {
      if dice.roll(0..<5) == 0 {
        updates.append(.deleteSection(section))
        continue
      }
      var rows: [String] = []
      for (index, row) in part.rows.enumerated() {
        switch dice.roll(0..<8) {
        case 0, 1: updates.append(.deleteRow(.at(section, index)))
        case 2 where moved == nil: moved = (row, .at(section, index))
        default: rows.append(row)
        }
      }
      new.append(Model.Part(id: part.id, rows: rows))
    }
    if let moved, let section = new.indices.randomElement(using: &dice) {
      new[section].rows.insert(moved.row, at: dice.roll(0..<new[section].rows.count + 1))
    }
    for section in new.indices {
      for _ in 0..<dice.roll(0..<3) {
        new[section].rows.insert(row(), at: dice.roll(0..<new[section].rows.count + 1))
      }
    }
    for number in 0..<dice.roll(0..<3) {
      let part = Model.Part(id: "n\(number)", rows: (0..<dice.roll(0..<4)).map { _ in row() })
      new.insert(part, at: dice.roll(0..<new.count + 1))
    }
    let known = Set(old.flatMap(\.rows))
    let knownSections = Set(old.map(\.id))
    for (section, part) in new.enumerated() {
      guard knownSections.contains(part.id) else {
        updates.append(.insertSection(section))
        continue
      }
      for (index, row) in part.rows.enumerated() {
        if row == moved?.row, let source = moved?.source {
          updates.append(.moveRow(source, to: .at(section, index)))
        } else if !known.contains(row) {
          updates.append(.insertRow(.at(section, index)))
        }
      }
    }
    self.old = old
    self.new = new
    self.updates = updates.shuffled(using: &dice)
  }
}

import Foundation
import Tableware
import TablewareHosting
import TablewareTesting
import TablewareViewport
import Testing

/// What someone reads, told from what is on screen and from the declared sections alone: which row,
/// and on which line it has to be after something happened.
private struct ReadingModel {
  /// The row that is looked at, and the line at which it begins.
  struct Position {
    var row: String
    var y: Int
  }

  var sections: [SampleSection]
  var size: Size

  private var items: [(row: String?, height: Int)] {
    func item(_ text: String?, row: String? = nil) -> [(row: String?, height: Int)] {
      guard let text else { return [] }
      let height = TextSurface.height(of: text, width: size.width)
      return [(row, row == nil ? height : max(1, height))]
    }
    return sections.flatMap { section in
      item(section.header) + section.rows.flatMap { item($0.text, row: $0.id) }
        + item(section.footer)
    }
  }

  var rows: [String] { sections.flatMap { $0.rows.map(\.id) } }

  /// The line for a row that should be at `place.y`: there, unless the table ends too early on one
  /// side.
  func y(of position: Position) -> Int? {
    let items = items
    guard let index = items.firstIndex(where: { $0.row == position.row }) else { return nil }
    let above = items[..<index].reduce(0) { $0 + $1.height }
    let rest = items[index...].reduce(0) { $0 + $1.height }
    return min(above, max(position.y, size.height - rest))
  }

  func height(of row: String) -> Int { items.first { $0.row == row }?.height ?? 0 }

  func isAtTop(_ position: Position) -> Bool {
    y(of: Position(row: position.row, y: .max)) == position.y
  }

  func isAtEnd(_ position: Position) -> Bool {
    y(of: Position(row: position.row, y: .min / 2)) == position.y
  }

  /// The row that is looked at when the sections become others: the same, or the next one that
  /// lives on, or the nearest one before. Where sections come, go or move as well, "next" has no
  /// one meaning: `nil`.
  func successor(of row: String, in new: [SampleSection]) -> String? {
    let old = rows
    if new.contains(where: { $0.rows.contains { $0.id == row } }) { return row }
    guard new.map(\.id) == sections.map(\.id) else { return nil }
    let alive = Set(new.flatMap { $0.rows.map(\.id) })
    guard let position = old.firstIndex(of: row) else { return nil }
    return old[position...].first(where: alive.contains)
      ?? old[..<position].last(where: alive.contains)
  }
}

extension Reader {
  /// The first row of which a line can be read, and where it begins.
  fileprivate var position: ReadingModel.Position? {
    let covered = surface.placed.filter(\.state.isPinned).map(\.bottom).max() ?? 0
    let rows = surface.placed.compactMap { cell -> ReadingModel.Position? in
      guard case .row(_, let row) = cell.content, cell.bottom > covered,
        cell.top < surface.size.height, let id = row.identity.value(as: String.self)
      else { return nil }
      return ReadingModel.Position(row: id, y: cell.top)
    }
    return rows.min { $0.y < $1.y }
  }
}

/// The row that the user reads stays on its line, whatever happens: 100,000 steps with
/// `TABLEWARE_LONG_TESTS=1 swift test`.
struct AnchorOracleTests {
  private static let isLong = ProcessInfo.processInfo.environment["TABLEWARE_LONG_TESTS"] != nil
  private static let seeds: ClosedRange<UInt64> = isLong ? 1...100 : 1...12
  private static let steps = isLong ? 1_000 : 80

  /// Something that happens to a table between two looks at it.
  private enum Step: CaseIterable {
    case commit, commits, refresh, reload, width, height, noRoom, scroll, estimate
  }

  @Test(arguments: seeds, [ScrollAnchoring.keepPosition, .stickToEnd])
  func keepsTheRowOnItsLine_WhateverHappens(seed: UInt64, anchoring: ScrollAnchoring) throws {
    var random = SeededGenerator(seed: seed)
    var next = 0
    var model = ReadingModel(sections: [], size: Size(width: 20, height: 7))
    for _ in 0..<40 { model.sections.change(using: &random, next: &next) }
    let reader = Reader([], height: 7)
    reader.table.anchoring = anchoring
    reader.turn(model.sections)
    var kept = 0
    for number in 0..<Self.steps {
      let step = Step.allCases.randomElement(using: &random) ?? .commit
      let frame = reader.frame
      let position = reader.position
      let before = model
      let distance = Int.random(in: -9...9, using: &random)
      let expected = take(step, reader, &model, position, distance, &random, &next)
      let label: Comment = "seed \(seed), step \(number): \(step), \(frame) became \(reader.frame)"
      try #require(reader.surface.violations == [], label)
      guard let position else { continue }
      if step != .scroll, anchoring == .stickToEnd, before.isAtEnd(position) {
        guard let now = reader.position else { continue }
        try #require(model.isAtEnd(now), label)
      } else if step != .scroll, before.isAtTop(position) {
        guard let now = reader.position else { continue }
        try #require(model.isAtTop(now), label)
      } else if let expected, let wanted = model.y(of: expected) {
        // A row may have become so low that it ends above the top edge.
        let isOutside = wanted >= model.size.height || wanted + model.height(of: expected.row) <= 0
        try #require(reader.y(of: expected.row) == (isOutside ? nil : wanted), label)
        kept += 1
      }
    }
    #expect(kept > Self.steps / 20, "seed \(seed)")
  }

  /// Does something and answers where the row has to be that was looked at.
  private func take(
    _ step: Step, _ reader: Reader, _ model: inout ReadingModel, _ position: ReadingModel.Position?,
    _ distance: Int, _ random: inout SeededGenerator, _ next: inout Int
  ) -> ReadingModel.Position? {
    var position = position
    func change(_ model: inout ReadingModel) {
      var sections = model.sections
      sections.change(using: &random, next: &next)
      position = position.flatMap { position in
        model.successor(of: position.row, in: sections).map {
          ReadingModel.Position(row: $0, y: position.y)
        }
      }
      model.sections = sections
      reader.show(sections)
    }
    switch step {
    case .commit:
      change(&model)
      reader.turn()
    case .commits:
      for _ in 0..<3 {
        change(&model)
        reader.table.host.commit()
      }
      reader.layOut()
    case .refresh:
      for section in model.sections.indices {
        for row in model.sections[section].rows.indices
        where Int.random(in: 0..<5, using: &random) == 0 {
          let id = model.sections[section].rows[row].id
          model.sections[section].rows[row].text = SampleSection.tall(
            id, lines: Int.random(in: 1...5, using: &random))
        }
      }
      reader.turn(model.sections)
    case .reload:
      reader.table.host.detach()
      change(&model)
      reader.table.host.attach(reader.viewport)
      reader.layOut()
    case .width:
      model.size.width = Int.random(in: 3...24, using: &random)
      reader.resize(width: model.size.width)
    case .height:
      model.size.height = Int.random(in: 1...14, using: &random)
      reader.resize(height: model.size.height)
    case .noRoom:
      reader.resize(width: 0, height: Int.random(in: -1...3, using: &random))
      change(&model)
      reader.turn()
      reader.resize(width: model.size.width, height: model.size.height)
    case .scroll:
      reader.scroll(by: distance)
      position?.y -= distance
    case .estimate:
      let estimate = [0, 1, 2, 9, 1_000, .max, -4].randomElement(using: &random) ?? 1
      reader.surface.estimates = [.row: estimate, .header: estimate, .footer: estimate]
      change(&model)
      reader.turn()
    }
    return position
  }
}

import TablewareTesting
import Testing

@testable import TablewareDiff

/// The list that knows how it was edited, against an array that is simply edited.
@Suite struct EditedListTests {
  /// A row of the model: its slot, and whether it was there when the list was settled.
  struct Model {
    var old: [EditedList.Slot]
    var rows: [EditedList.Slot]

    init(count: Int) {
      rows = (0..<count).map { EditedList.Slot(group: 0, offset: $0) }
      old = rows
    }

    mutating func insert(_ count: Int, _ groups: Range<Int>, at position: Int) {
      let size = EditedList.rowsPerGroup
      rows.insert(
        contentsOf: (0..<count).map {
          EditedList.Slot(group: groups.lowerBound + $0 / size, offset: $0 % size)
        }, at: position)
    }
  }

  @Test func behavesAsAnArray_InRandomEdits() {
    for seed in 0..<UInt64(80) {
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 0...40, using: &random)
      var list = EditedList(count: count)
      var model = Model(count: count)
      var gone: Set<EditedList.Slot> = []
      for step in 0..<40 {
        switch Int.random(in: 0..<8, using: &random) {
        case 0...3:
          let position = Int.random(in: 0...model.rows.count, using: &random)
          let added = [1, 1, 1, 2, 5, 64, 65, 130].randomElement(using: &random) ?? 1
          model.insert(added, list.insert(added, at: position), at: position)
        case 4...6:
          guard !model.rows.isEmpty else { continue }
          let low = Int.random(in: model.rows.indices, using: &random)
          let length = [1, 1, 1, 3, 90].randomElement(using: &random) ?? 1
          let high = min(low + length, model.rows.count)
          list.remove(low..<high)
          gone.formUnion(model.rows[low..<high])
          model.rows.removeSubrange(low..<high)
        default:
          list.resetChanges()
          model.old = model.rows
        }
        let broken = list.checkInvariants()
        if let problem = step % 4 == 3 ? broken ?? difference(list, model, gone) : broken {
          Issue.record("seed \(seed), step \(step): \(problem)")
          return
        }
      }
    }
  }

  @Test func forgetsWhatCameAndWent() {
    var list = EditedList(count: 3)
    list.insert(2, at: 1)
    list.remove(1..<3)
    #expect(list.changes().isEmpty)
    list.remove(0..<1)
    list.resetChanges()
    #expect(!list.hasChanges)
  }

  @Test func init_stretches_showsDeclaredRowsBetweenAddedOnes() {
    let slot = { EditedList.Slot(group: $0, offset: $1) }
    let list = EditedList(
      declaredCount: 10,
      [(slot(5, 3), 1), (slot(0, 2), 2), (slot(9, 0), 2), (slot(0, 7), 1), (slot(0, 8), 2)]
        + [(slot(2, 0), 1)])
    let slots = (0..<list.count).map { list.slot(at: $0) }.map { "\($0.group).\($0.offset)" }
    #expect(slots == ["1.0", "0.2", "0.3", "2.0", "2.1", "0.7", "0.8", "0.9", "3.0"])
    #expect(list.position(of: slot(0, 7)) == 5)
    #expect(list.position(of: slot(0, 5)) == nil)
    #expect((-1..<11).filter { list.contains(slot(0, $0)) } == [2, 3, 7, 8, 9])
    #expect(!list.hasChanges)
  }

  /// A list that is built at once behaves as one that was edited, also in further edits.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func init_stretches_behavesAsAnEditedList(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let declaredCount = Int.random(in: 0...300, using: &random)
    var model = Model(count: 0)
    var stretches: [EditedList.Stretch] = []
    var gone: Set<EditedList.Slot> = []
    var groups = 1
    var declared = 0
    while declared < declaredCount {
      let count = min([1, 1, 2, 40].randomElement(using: &random) ?? 1, declaredCount - declared)
      let slots = (declared..<declared + count).map { EditedList.Slot(group: 0, offset: $0) }
      if Bool.random(using: &random) {
        stretches.append((slots[0], count))
        model.rows += slots
      } else {
        gone.formUnion(slots)
      }
      declared += count
      guard Int.random(in: 0..<3, using: &random) == 0 else { continue }
      let added = [1, 1, 3, 64, 65].randomElement(using: &random) ?? 1
      let last = groups + (added - 1) / EditedList.rowsPerGroup + 1
      model.insert(added, groups..<last, at: model.rows.count)
      stretches.append((EditedList.Slot(group: 7, offset: 9), added))
      groups = last
    }
    model.old = model.rows
    var list = EditedList(declaredCount: declaredCount, stretches)
    for step in 0..<60 {
      if let problem = list.checkInvariants() ?? difference(list, model, gone) {
        Issue.record("seed \(seed), step \(step): \(problem)")
        return
      }
      let position = Int.random(in: 0...model.rows.count, using: &random)
      if Bool.random(using: &random) || position == model.rows.count {
        model.insert(1, list.insert(1, at: position), at: position)
      } else {
        gone.insert(model.rows.remove(at: position))
        list.remove(position..<position + 1)
      }
    }
  }

  @Test func init_manyStretches_makesABalancedTree() {
    let list = EditedList(
      declaredCount: 40_000,
      (0..<20_000).map { (EditedList.Slot(group: 0, offset: 2 * $0), 1) })
    #expect(list.count == 20_000)
    #expect(depths(of: list).max() ?? 0 < 60)
  }

  /// Rows that were removed one by one are looked up in a table, others in the tree.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func contains_afterEveryKindOfRemoval_isWhatPositionSays(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = 400
    var list = EditedList(count: count)
    var hidden: [EditedList.Slot] = []
    for step in 0..<150 where list.count > 40 {
      let slot = EditedList.Slot(group: 0, offset: Int.random(in: 0..<count, using: &random))
      switch Int.random(in: 0..<40, using: &random) {
      case 0...30: list.remove(slot)
      case 31...36:
        let position = Int.random(in: 0..<list.count - 8, using: &random)
        list.remove(position..<position + 8)
      case 37 where step > 60:
        list.hide(slot)
        hidden.append(slot)
      case 38 where step > 60:
        if let slot = hidden.popLast() { list.show(slot) }
      case 39 where step > 100: list.remove(0..<30)
      default: list.insert(2, at: Int.random(in: 0...list.count, using: &random))
      }
      let wrong = (0..<count + 2).filter {
        let slot = EditedList.Slot(group: 0, offset: $0)
        return list.contains(slot) != (list.position(of: slot) != nil)
      }
      let broken = list.checkInvariants()
      guard wrong.isEmpty, broken == nil else {
        Issue.record("seed \(seed), step \(step): \(wrong) \(broken ?? "")")
        return
      }
    }
  }

  /// A row that is hidden and shown again returns between the rows that are its neighbors then.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func hiddenRows_amongOtherEdits_keepTheirPlaces(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...20, using: &random)
    var list = EditedList(count: count)
    var model = (0..<count).map { (slot: EditedList.Slot(group: 0, offset: $0), isHidden: false) }
    var before = model.map(\.slot)
    for step in 0..<120 {
      let position = model.isEmpty ? nil : Int.random(in: model.indices, using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1:
        guard let position else { continue }
        model[position].isHidden = true
        list.hide(model[position].slot)
      case 2, 3:
        guard let position else { continue }
        model[position].isHidden = false
        list.show(model[position].slot)
      case 4:
        let position = Int.random(in: 0...model.count, using: &random)
        let group = list.insert(1, atKept: position).lowerBound
        model.insert((EditedList.Slot(group: group, offset: 0), false), at: position)
      case 5:
        guard let position else { continue }
        let isRemoved = list.remove(model.remove(at: position).slot)
        #expect(isRemoved)
      default:
        list.resetChanges()
        before = model.filter { !$0.isHidden }.map(\.slot)
      }
      let shown = model.filter { !$0.isHidden }.map(\.slot)
      let changes = list.changes()
      let kept = Set(before).intersection(shown)
      guard list.checkInvariants() == nil, list.keptCount == model.count,
        list.count == shown.count,
        model.indices.map(list.slot(atKept:)) == model.map(\.slot),
        shown.indices.map(list.slot(at:)) == shown,
        model.map({ list.keptPosition(of: $0.slot) }) == Array(model.indices),
        changes.removed.map({ before[Int($0)] }) == before.filter({ !kept.contains($0) }),
        changes.inserted.map({ shown[Int($0)] }) == shown.filter({ !kept.contains($0) })
      else {
        Issue.record("seed \(seed), step \(step)")
        return
      }
    }
  }

  @Test func touchesFewPieces_HoweverManyThereAre() {
    // A balanced tree of 20,000 pieces is about 35 deep; one gone wrong would be 20,000 deep.
    var list = EditedList(count: 0)
    for position in 0..<20_000 { list.insert(1, at: position) }
    let depths = depths(of: list)
    #expect((depths.max() ?? 0) < 60)
    #expect(depths.reduce(0, +) / depths.count < 30)
  }

  private func depths(of list: EditedList) -> [Int] {
    list.nodes.indices.map { start in
      var depth = 0
      var node = list.nodes[start].parent
      while node >= 0 {
        depth += 1
        node = list.nodes[Int(node)].parent
      }
      return depth
    }
  }

  private func difference(
    _ list: EditedList, _ model: Model, _ gone: Set<EditedList.Slot>
  ) -> String? {
    if list.count != model.rows.count { return "\(list.count) rows, not \(model.rows.count)" }
    for (position, slot) in model.rows.enumerated() {
      if list.slot(at: position) != slot { return "\(list.slot(at: position)) at \(position)" }
      if list.position(of: slot) != position { return "\(slot) is not found at \(position)" }
      if !list.contains(slot) { return "\(slot) is not contained" }
    }
    for slot in gone where list.position(of: slot) != nil || list.contains(slot) {
      return "\(slot) is still found"
    }
    let stretched = list.stretches().flatMap { stretch in
      (0..<stretch.count).map {
        EditedList.Slot(
          group: Int(stretch.slot.group), offset: Int(stretch.slot.offset) + $0)
      }
    }
    if stretched != model.rows { return "the stretches are \(stretched)" }

    let changes = list.changes()
    let kept = Set(model.old).intersection(model.rows)
    let removed = model.old.indices.filter { !kept.contains(model.old[$0]) }
    let inserted = model.rows.indices.filter { !kept.contains(model.rows[$0]) }
    if changes.removed.map(Int.init) != removed { return "removed \(changes.removed)" }
    if changes.inserted.map(Int.init) != inserted { return "inserted \(changes.inserted)" }
    let pairs = changes.kept.flatMap { run in
      (0..<Int(run.count)).map { (Int(run.old) + $0, Int(run.new) + $0) }
    }
    if pairs.count != kept.count { return "\(pairs.count) rows are kept, not \(kept.count)" }
    for (old, new) in pairs where model.old[old] != model.rows[new] {
      return "\(old) is not \(new)"
    }
    return list.hasChanges == changes.isEmpty ? "hasChanges is wrong" : nil
  }
}

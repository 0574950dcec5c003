import TablewareDiff
import TablewareTesting
import Testing

@testable import Tableware

/// Known rows and gaps, against arrays of identities.
@Suite struct LazyContentsTests {
  /// Changes contents at random.
  private func change(_ contents: inout LazyContents, _ random: inout SeededGenerator) {
    let count = contents.count
    let start = Int.random(in: 0...count, using: &random)
    let end = min(count, start + Int.random(in: 0...4, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: contents.forget(start..<end)
    case 1: contents.setCount(before: start, to: Int.random(in: 0...12, using: &random))
    case 2: contents.setCount(after: start, to: Int.random(in: 0...12, using: &random))
    case 3: contents.replace(start..<end, with: [])
    default:
      let rows = Set(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
          Identity(Int.random(in: 0..<12, using: &random))
        })
      contents.show(rows.sorted { "\($0)" < "\($1)" }, at: start..<end)
    }
  }

  private func identities(_ contents: LazyContents) -> [Identity] {
    (0..<contents.count).map(contents.identity(at:))
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func positions_afterRandomChanges_areThoseOfTheIdentities(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var contents = LazyContents(list: 1, count: 10)
    for _ in 0..<100 {
      change(&contents, &random)
      let all = identities(contents)
      #expect(Set(all).count == all.count, "seed \(seed): \(all) repeats an identity")
      for (position, identity) in all.enumerated() {
        #expect(contents.position(of: identity) == position, "seed \(seed): \(identity)")
      }
      #expect(contents.runs.allSatisfy { $0.count > 0 })
      #expect(contents.knownCount == contents.runs.reduce(0) { $0 + $1.rows.count })
    }
  }

  @Test func rowsThatAreShownAgain_keepTheirPlaceAndThePlaceholders() {
    let rows = (0..<10).map { Identity($0) }
    var contents = LazyContents(list: 1, count: 0)
    contents.showFirst(rows, at: 20, of: 100)
    let before = identities(contents)
    contents.showAgain(rows, for: rows[3], at: 20, of: 100)
    #expect(identities(contents) == before)
    // Another order, position or number of rows is another answer.
    contents.showAgain(rows.reversed(), for: nil, at: 20, of: 100)
    #expect(Array(identities(contents)[20..<30]) == rows.reversed())
    contents.showAgain(rows, for: nil, at: 21, of: 100)
    #expect(Array(identities(contents)[21..<31]) == rows)
    contents.showAgain(rows, for: nil, at: 21, of: 101)
    #expect(contents.count == 101)
    contents.showAgain(Array(rows.dropLast()), for: nil, at: 21, of: 101)
    #expect(contents.knownCount == 9)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func runsInOrder_areALongestCommonSubsequence(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var old = LazyContents(list: 1, count: 10)
    for _ in 0..<100 {
      var new = old
      for _ in 0..<3 { change(&new, &random) }
      let after = identities(new)
      var before = identities(old)
      for (position, identity) in new.renamedRows(since: old) { before[position] = identity }
      let runs = new.runsInOrder(since: old)
      var (oldEnd, newEnd) = (0, 0)
      for run in runs {
        #expect(run.old >= oldEnd && run.new >= newEnd, "seed \(seed): runs overlap")
        for offset in 0..<Int(run.count) {
          #expect(before[Int(run.old) + offset] == after[Int(run.new) + offset], "seed \(seed)")
        }
        (oldEnd, newEnd) = (Int(run.old + run.count), Int(run.new + run.count))
      }
      #expect(
        runs.reduce(0) { $0 + Int($1.count) } == Self.longest(before, after), "seed \(seed)")
      old = new
    }
  }

  /// Windows of a scrolled list, which are compared by run: rows that were loaded, released, loaded
  /// again and moved.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func runsInOrder_ofWindows_areALongestCommonSubsequence(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var source = (0..<500).map { Identity($0) }
    var old = LazyContents(list: 1, count: source.count)
    for step in 0..<20 {
      var new = old
      for _ in 0..<2 {
        if Int.random(in: 0..<3, using: &random) == 0 {
          let row = source.remove(at: Int.random(in: 0..<source.count, using: &random))
          source.insert(row, at: Int.random(in: 0...source.count, using: &random))
        }
        let start = Int.random(in: 0..<source.count, using: &random)
        let range = start..<min(source.count, start + Int.random(in: 1...150, using: &random))
        if Int.random(in: 0..<4, using: &random) == 0 {
          new.forget(range)
        } else {
          new.show(Array(source[range]), at: range)
        }
      }
      let after = identities(new)
      for (position, identity) in after.enumerated() {
        #expect(new.position(of: identity) == position, "seed \(seed), step \(step)")
      }
      var before = identities(old)
      for (position, identity) in new.renamedRows(since: old) { before[position] = identity }
      let runs = new.runsInOrder(since: old)
      for run in runs {
        let (first, second) = (Int(run.old), Int(run.new))
        let count = Int(run.count)
        #expect(
          before[first..<first + count] == after[second..<second + count],
          "seed \(seed), step \(step)")
      }
      #expect(
        runs.reduce(0) { $0 + Int($1.count) } == Self.longest(before, after),
        "seed \(seed), step \(step)")
      old = new
    }
  }

  @Test func rowsOnTheSameTokens_areReleasedTogether_withTheirIdentities() {
    var contents = LazyContents(list: 1, count: 1_000)
    let rows = (0..<400).map { Identity($0) }
    for start in stride(from: 0, to: 400, by: 100) {
      contents.show(Array(rows[start..<start + 100]), at: start..<start + 100)
    }
    // The last one is the row that the user types into.
    let released = contents.forget(outside: 150..<350, except: 399)
    #expect(released == Array(rows[..<150] + rows[350..<399]))
    #expect(contents.knownCount == 201 && contents.position(of: rows[399]) == 399)
    #expect(contents.forget(outside: 150..<350, except: 399) == [])
    #expect(contents.token(at: 149) == 149 && contents.token(at: 150) == nil)
  }

  @Test func rowsInsertedOneByOne_areOneGapWhenTheyAreReleased() {
    var contents = LazyContents(list: 1, count: 1_000)
    for row in 0..<300 { contents.show([Identity(row)], at: 0..<0) }
    #expect(contents.count == 1_300)
    contents.forget(0..<300)
    #expect(contents.window(around: 10, count: 100) == 0..<100)
    #expect(contents.runs.map(\.count) == [300, 1_000])
    // Two windows keep their tokens.
    contents.show((0..<100).map { Identity($0) }, at: 200..<300)
    contents.show((100..<200).map { Identity($0) }, at: 300..<400)
    let tokens = (contents.runs[1].token, contents.runs[2].token)
    contents.forget(200..<400)
    #expect(contents.position(ofToken: tokens.0) == 200)
    #expect(contents.position(ofToken: tokens.1) == 300)
  }

  @Test func state_isKnownToBeTheSame_untilItChanges() {
    var contents = LazyContents(list: 1, count: 10)
    let copy = contents
    #expect(contents.isKnownSame(as: copy))
    contents.show([Identity("a")], at: 3..<4)
    #expect(!contents.isKnownSame(as: copy))
    let shown = contents
    contents.showAgain([Identity("a")], for: nil, at: 3, of: 10)
    #expect(contents.isKnownSame(as: shown))
  }

  /// The length of a longest common subsequence, by the textbook.
  private static func longest(_ old: [Identity], _ new: [Identity]) -> Int {
    // Numbers are compared faster than identities.
    var numbers: [Identity: Int] = [:]
    func numbered(_ rows: [Identity]) -> [Int] {
      rows.map { row in
        let number = numbers[row] ?? numbers.count
        numbers[row] = number
        return number
      }
    }
    let (old, new) = (numbered(old), numbered(new))
    var lengths = [Int](repeating: 0, count: new.count + 1)
    for row in old {
      var diagonal = 0
      for index in new.indices {
        let above = lengths[index + 1]
        lengths[index + 1] = row == new[index] ? diagonal + 1 : max(above, lengths[index])
        diagonal = above
      }
    }
    return lengths[new.count]
  }

  @Test func rowsThatAreForgotten_areTheSamePlaceholdersAgain() {
    var contents = LazyContents(list: 1, count: 1_000_000)
    let before = contents
    contents.show((0..<100).map { Identity($0) }, at: 500_000..<500_100)
    #expect(contents.runs.count == 3 && contents.knownCount == 100)
    contents.forget(500_000..<500_100)
    #expect(contents.runs.count == 1 && contents.knownCount == 0)
    #expect(contents.runsInOrder(since: before).map(\.count) == [1_000_000])
  }

  @Test func aRowThatIsKnownElsewhere_isUnknownThere() {
    var contents = LazyContents(list: 1, count: 10)
    contents.show([Identity("a"), Identity("b")], at: 0..<2)
    contents.show([Identity("b"), Identity("c")], at: 7..<9)
    #expect(contents.count == 10)
    #expect(contents.position(of: "b") == 7 && contents.position(of: "a") == 0)
    #expect(contents.gap(around: 1) == 1..<7)
  }

  @Test func counts_changeInTheNearestGaps() {
    var contents = LazyContents(list: 1, count: 20)
    contents.show([Identity("a"), Identity("b")], at: 10..<12)
    #expect(contents.setCount(before: 10, to: 4) == 4)
    contents.setCount(after: 6, to: 100)
    #expect(contents.position(of: "a") == 4 && contents.count == 106)
    #expect(contents.setCount(before: 4, to: 0) == 0)
    #expect(contents.setCount(before: 0, to: 3) == 3)
    contents.setCount(after: 5, to: 0)
    #expect(contents.count == 5 && contents.position(of: "b") == 4)
  }

  @Test func window_atAnEndOfAGap_adjoinsTheLoadedRows() {
    var contents = LazyContents(list: 1, count: 1_000)
    contents.show((0..<10).map { Identity($0) }, at: 500..<510)
    #expect(contents.window(around: 495, count: 100) == 400..<500)
    #expect(contents.window(around: 512, count: 100) == 510..<610)
    #expect(contents.window(around: 800, count: 100) == 775..<875)
    #expect(contents.window(around: 999, count: 100) == 900..<1_000)
    #expect(contents.window(around: 505, count: 100) == nil)
  }
}

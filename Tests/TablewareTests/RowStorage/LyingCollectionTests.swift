import Tableware
import TablewareTesting
import Testing

/// Collections that do not keep what they promised. Rows are counted once, and no element is read
/// outside of the indices that there are at that moment; each of these collections stops the test
/// if it is.
@Suite struct LyingCollectionTests {
  private func show(_ harness: Harness, _ letters: Shared) {
    harness.table.show { Section("A") { ForEach(letters, id: \.self) { TextRow("\($0)") } } }
    harness.backend.endTurn()
  }

  @Test func f28_keepsWhatWasCounted_WhenTheCollectionShrinks() {
    let harness = Harness()
    let letters = Shared(["a", "b", "c", "d"])
    show(harness, letters)
    letters.storage.elements.removeLast(2)
    #expect(harness.table.snapshot.rowCount == 4)
    #expect(notation(of: harness.table.snapshot) == "A[a b b b]")
    #expect(harness.table.snapshot[RowPath(section: 0, row: 3)]?.content.title.string == "b")
    letters.storage.elements.removeAll()
    #expect(notation(of: harness.table.snapshot) == "A[a a a a]")
    show(harness, letters)
    #expect(harness.shown == "A[]")
  }

  @Test func f28_showsWhatCame_WhenItIsShownAgain() {
    let harness = Harness()
    let letters = Shared(["a", "b"])
    show(harness, letters)
    letters.storage.elements.append("c")
    #expect(notation(of: harness.table.snapshot) == "A[a b]")
    show(harness, letters)
    #expect(harness.shown == "A[a b c]")
    letters.storage.elements = ["c"]
    show(harness, letters)
    #expect(harness.shown == "A[c]")
    #expect(harness.messages == [])
  }

  @Test(arguments: [0, 1, 2, 5, 9, 40])
  func f28_goesOn_WhenTheCollectionShrinksWhileItIsRead(left: Int) {
    let harness = Harness("A[x]")
    let letters = Shared((0..<50).map { "row \($0)" })
    letters.storage.readsUntilShrinking = left
    show(harness, letters)
    #expect(harness.table.snapshot.rowCount == 50)
    #expect(harness.backend.shownIdentities.map(\.count) == [50])
    _ = harness.table.snapshot.path(of: Identity("row 49"))
    harness.table["A"].append { TextRow("new") }
    harness.backend.endTurn()
    #expect(harness.backend.shownIdentities.map(\.count) == [51])
    letters.storage.elements = []
    show(harness, letters)
    #expect(harness.shown == "A[]")
  }

  @Test func f28_readsFromWhereTheIndicesBegin() {
    let harness = Harness()
    let letters = ["a", "b", "c", "d", "e"]
    harness.table.show {
      Section("A") { ForEach(letters[1...3], id: \.self) { TextRow(RowText($0)) } }
      Section("B") { ForEach(letters.reversed(), id: { $0 + "2" }) { TextRow(RowText($0)) } }
      Section("C") { ForEach(-3 ..< -1, id: \.self) { TextRow("\($0)") } }
    }
    harness.backend.endTurn()
    #expect(harness.shown == "A[b c d] B[e2 d2 c2 b2 a2] C[-3 -2]")
    let shared = Shared(letters)
    shared.storage.base = 100
    show(harness, shared)
    shared.storage.base = -7
    #expect(notation(of: harness.table.snapshot) == "A[a b c d e]")
  }

  @Test func f27_f135_believesTheIndices_NotTheCount() {
    for count in [-1, 0, 1, 7, .max, .min] {
      let harness = Harness()
      harness.table.show {
        Section("A") { ForEach(Miscounted(count: count), id: \.self) { TextRow("\($0)") } }
      }
      harness.backend.endTurn()
      #expect(harness.shown == "A[0 1 2]", "\(count)")
    }
  }

  @Test func f28_keepsTheNumberOfRows_WhenIdentitiesChangeWithEveryReading() {
    let harness = Harness("A[x y]")
    for round in 0..<20 {
      let moody = Moody(count: 30 + round % 3)
      harness.table.show { Section("A") { ForEach(moody, id: \.self) { TextRow("\($0)") } } }
      harness.backend.endTurn()
      #expect(harness.backend.shownIdentities.map(\.count) == [30 + round % 3])
      #expect(harness.table.snapshot.rowCount(in: 0) == 30 + round % 3)
    }
    harness.show("A[x y]")
    harness.backend.endTurn()
    #expect(harness.shown == "A[x y]")
  }
}

/// Elements that everybody shares, and that may be fewer by the next reading.
private struct Shared: RandomAccessCollection {
  final class Storage {
    var elements: [String]
    /// What the first index is.
    var base = 0
    /// After so many readings the collection loses its last element with each one more.
    var readsUntilShrinking: Int?
    init(_ elements: [String]) { self.elements = elements }
  }

  let storage: Storage
  init(_ elements: [String]) { storage = Storage(elements) }
  var startIndex: Int { storage.base }
  var endIndex: Int { storage.base + storage.elements.count }

  subscript(index: Int) -> String {
    let element = storage.elements[index - storage.base]
    if let left = storage.readsUntilShrinking {
      storage.readsUntilShrinking = left - 1
      if left <= 0 { storage.elements.removeLast() }
    }
    return element
  }
}

/// Three numbers, counted wrong.
private struct Miscounted: RandomAccessCollection {
  let count: Int
  var startIndex: Int { 0 }
  var endIndex: Int { 3 }
  subscript(index: Int) -> Int {
    precondition((0..<3).contains(index))
    return index
  }
}

/// Another number at every reading.
private struct Moody: RandomAccessCollection {
  final class Clock { var now = 0 }
  let count: Int
  let clock = Clock()
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  subscript(index: Int) -> Int {
    precondition((0..<count).contains(index))
    clock.now += 7
    return (index + clock.now) % 11
  }
}

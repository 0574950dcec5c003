import Tableware
import Testing

/// Rows are found by identity through an index of their collection. Screens declare their sections
/// again after every event, so the index of an unchanged collection is kept.
@Suite struct IndexAdoptionTests {
  private final class ReadCount {
    var value = 0
  }

  private struct Item: Identifiable {
    let number: Int
    let count: ReadCount

    var id: Int {
      count.value += 1
      return number
    }
  }

  private let count = ReadCount()
  private let table = Table()

  private func show(_ items: [Item], below notice: String? = nil) {
    table.show {
      if let notice { Section("notice") { TextRow(notice) } }
      Section("items") {
        ForEach(items) { TextRow("\($0.number)") }
      }
    }
  }

  /// The number of identities that are read to find a row.
  private func readCount(toFind number: Int) -> Int {
    count.value = 0
    #expect(table.snapshot.path(of: Identity(number))?.row == number)
    return count.value
  }

  @Test func collection_declaredAgainUnchanged_keepsItsIndex() {
    let items = (0..<1_000).map { Item(number: $0, count: count) }
    show(items)
    #expect(readCount(toFind: 999) >= 1_000)
    show(items)
    #expect(readCount(toFind: 500) < 20)
  }

  @Test func collection_declaredAgainBelowAnotherSection_keepsItsIndex() {
    let items = (0..<1_000).map { Item(number: $0, count: count) }
    show(items)
    #expect(readCount(toFind: 999) >= 1_000)
    show(items, below: "New")
    #expect(readCount(toFind: 500) < 20)
  }

  @Test func collection_changed_isIndexedAgain() {
    var items = (0..<1_000).map { Item(number: $0, count: count) }
    show(items)
    #expect(readCount(toFind: 999) >= 1_000)
    items.append(Item(number: 1_000, count: count))
    show(items)
    #expect(readCount(toFind: 1_000) >= 1_001)
  }
}

import Tableware
import TablewareHosting
import TablewareTesting
import TablewareUIKit
import Testing

/// Values of the views of rows, by identity.
@Suite struct RowStatesTests {
  private let table = Table()
  private let offsets = RowStates<Double>()

  private func show(_ rows: [Int], hidden: Int? = nil) {
    table.show {
      Section("rows") {
        ForEach(rows, id: \.self) { TextRow("\($0)").id($0).hidden($0 == hidden) }
      }
    }
    TableHost(table).commit()
  }

  @Test func value_followsItsRow_andEndsWithIt() {
    let backend = RecordingBackend(table)
    table.track(offsets)
    table.track(offsets)
    show([1, 2, 3])
    offsets[1] = 10
    offsets[3] = 30
    show([3, 2, 1])
    #expect(offsets[3] == 30)
    show([2, 1])
    #expect(offsets[3] == nil)
    #expect(offsets[1] == 10)
    show([3, 2, 1])
    #expect(offsets[3] == nil)
    #expect(offsets.count == 1)
    #expect(backend.shownIdentities == [[3, 2, 1]])
  }

  @Test func value_ofAHiddenRow_stays() {
    table.track(offsets)
    show([1, 2])
    offsets[1] = 5
    show([1, 2], hidden: 1)
    #expect(offsets[1] == 5)
    table.row(1).remove()
    TableHost(table).commit()
    #expect(offsets[1] == nil)
  }

  @Test func store_thatIsNotTracked_keepsItsValues() {
    show([1])
    offsets[1] = 5
    show([])
    #expect(offsets[1] == 5)
    offsets.removeAll()
    #expect(offsets.count == 0)
  }

  @Test func valueOfAnIdentity_thatWasNeverShown_endsWithTheNextCommit() {
    table.track(offsets)
    offsets[9] = 1
    show([1])
    #expect(offsets[9] == nil)
  }
}

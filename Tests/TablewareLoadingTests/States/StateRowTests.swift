import Tableware
import TablewareLoading
import Testing

@Suite struct StateRowTests {
  @Test func keepsProgressBetweenItsEnds() {
    let cases: [(Double?, Double?)] = [
      (nil, nil), (.nan, nil), (-1, 0), (0, 0), (0.5, 0.5), (1, 1), (.infinity, 1),
    ]
    for (fraction, shown) in cases {
      #expect(ProgressRow("a", fraction: fraction).body.control == .progress(shown))
    }
    #expect(LoadingRow("Reading").body.control == .progress(nil))
    #expect(LoadingRow("Reading").id == "Reading")
  }

  @Test func runsWhatAnEmptyRowOffers() {
    var runs = 0
    let table = Table()
    table.show {
      Section("all") {
        EmptyRow("No songs")
        EmptyRow("No films", action: "Look") { runs += 1 }
        ErrorRow("It failed.") { runs += 10 }
        ErrorRow("It failed for good.")
      }
    }
    #expect(table.deliver(Tap(), from: "No songs") == .unhandled)
    #expect(table.deliver(Tap(), from: "No films") == .handled(by: .row))
    #expect(table.deliver(Tap(), from: "It failed.") == .handled(by: .row))
    #expect(table.deliver(Tap(), from: "It failed for good.") == .unhandled)
    #expect(runs == 11)
  }

  @Test func offersAction_AsAValue() {
    #expect(
      EmptyRow("No films", action: "Look") {}.body.values
        == [RowValue(RowText("Look", tone: .accent))])
    #expect(
      ErrorRow("It failed.") {}.body.values == [RowValue(RowText("Try again", tone: .accent))])
    #expect(ErrorRow("It failed.", id: "e").id == "e")
    #expect(EmptyRow("No songs", id: "e").id == "e")
  }
}

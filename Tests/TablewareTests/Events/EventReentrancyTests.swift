import Tableware
import TablewareHosting
import TablewareTesting
import Testing

/// Handlers that change the table which is calling them.
@Suite struct EventReentrancyTests {
  @Test func f42_LetsAHandlerRemoveItsOwnRow() throws {
    let harness = Harness()
    let table = harness.table
    var heard: [String] = []
    table.show {
      Section("A") {
        TextRow("a").on(Liked.self) { _, source in
          table.row(source.row).remove()
          heard.append("row")
          return .passed
        }
        TextRow("b")
      }.on(Liked.self) { _, source in
        heard.append("section of \(source.row)")
        return .handled
      }
    }
    harness.backend.endTurn()
    let bound = try harness.binding(0, 0)
    #expect(table.host.deliver(Liked(), from: bound) == .handled(by: .section))
    #expect(heard == ["row", "section of \"a\""])
    #expect(harness.shown == "A[a b]")
    harness.backend.endTurn()
    #expect(harness.shown == "A[b]")
    #expect(table.host.deliver(Liked(), from: bound) == .stale)
  }

  @Test func f42_GoesOnItsWay_WhenAHandlerShowsOtherContentAtOnce() {
    let table = Table()
    var heard: [String] = []
    table.show {
      Section("A") {
        TextRow("a").on(Liked.self) { _, _ in
          table.show { sections("B[b]") }
          heard.append("row")
          return .passed
        }
      }.on(Liked.self) { _, _ in
        heard.append("section")
        return .handled
      }
    }
    #expect(table.deliver(Liked(), from: Identity("a")) == .handled(by: .section))
    #expect(heard == ["row", "section"])
    #expect(notation(of: table.snapshot) == "B[b]")
  }

  @Test func queuesWhatAHandlerSubmits() throws {
    let harness = Harness()
    let table = harness.table
    var completed: [Int] = []
    table.show {
      Section("A") {
        TextRow("a").onTap {
          harness.show("A[b]") { completed.append(1) }
          harness.show("A[c]") { completed.append(2) }
          table.host.commit()
          completed.append(0)
        }
      }
    }
    harness.backend.endTurn()
    try harness.deliver(Tap(), at: 0, 0)
    harness.backend.endTurn()
    #expect(completed == [1, 2, 0])
    #expect(harness.shown == "A[c]")
    #expect(harness.batches.count == 2)
  }

  @Test func raisesAnotherEventFromTheSameRow() {
    let table = Table()
    var heard: [String] = []
    table.show {
      Section("A") {
        TextRow("a").on(Tap.self) { _, source in
          heard.append("\(source.raise(Liked(stars: 2)))")
          return .handled
        }
      }
    }
    table.on(Liked.self) { event, source in
      heard.append("\(event.stars) stars for \(source.row)")
      return .handled
    }
    #expect(table.deliver(Tap(), from: Identity("a")) == .handled(by: .row))
    #expect(heard == ["2 stars for \"a\"", "handled(by: Tableware.Delivery.Level.table)"])
  }

  @Test func raisesNothing_FromARowThatIsGone() {
    let table = Table()
    var deliveries: [Delivery] = []
    table.show {
      Section("A") {
        TextRow("a").on(Tap.self) { _, source in
          table.row("a").remove()
          deliveries.append(source.raise(Liked()))
          return .handled
        }
      }
    }
    table.deliver(Tap(), from: Identity("a"))
    #expect(deliveries == [.stale])
    #expect(table.diagnostics.recent == [.staleEvent("Liked", row: Identity("a"))])
  }

  @Test func f74_DeliversTenThousandEvents_DuringAnAnimation() throws {
    let harness = Harness("A[a]")
    var heard = 0
    harness.table.on(Liked.self) { _, _ in
      heard += 1
      harness.table["A"].header = "\(heard)"
      return .handled
    }
    harness.backend.isAnimated = true
    harness.show("A[a b]")
    harness.backend.endTurn()
    let bound = try harness.binding(0, 0)
    for _ in 0..<10_000 { harness.table.host.deliver(Liked(), from: bound) }
    #expect(heard == 10_000)
    #expect(harness.backend.calls.count == 1)
    harness.backend.finishAnimation()
    harness.backend.endTurn()
    #expect(harness.backend.shownHeaders.map { $0?.title.string } == ["10000"])
    #expect(harness.backend.calls.count == 2)
  }
}

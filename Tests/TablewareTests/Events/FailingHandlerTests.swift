import Tableware
import TablewareHosting
import TablewareTesting
import Testing

/// Handlers that throw, loop, or meet a disabled row.
@Suite struct FailingHandlerTests {
  struct Broken: Error, CustomStringConvertible {
    var description: String { "the server is gone" }
  }

  @Test func f69_ReportsWhatAHandlerThrows_AndDisturbsNothingElse() {
    let harness = Harness()
    harness.table.show {
      Section("A") {
        TextRow("a").onTap { throw Broken() }
        TextRow("b")
      }
    }
    harness.table.on(Tap.self) { _, source in source.handle?.remove() }
    harness.backend.endTurn()
    #expect(harness.table.deliver(Tap(), from: "a") == .handled(by: .row))
    #expect(harness.table.deliver(Tap(), from: "b") == .handled(by: .table))
    harness.backend.endTurn()
    #expect(harness.shown == "A[a]")
    #expect(
      harness.messages == [
        "A handler of Tap from row \"a\" failed: the server is gone. No further handler received "
          + "the event; catch the error in the handler to continue."
      ])
  }

  @Test func f66_EndsALoopOfEvents() {
    let harness = Harness("A[a]")
    var count = 0
    harness.table.on(Liked.self) { _, source in
      count += 1
      source.raise(Glanced())
    }
    harness.table.on(Glanced.self) { _, source in
      count += 1
      source.raise(Liked())
    }
    #expect(harness.table.deliver(Liked(), from: "a") == .handled(by: .table))
    #expect(count == 32)
    #expect(
      harness.messages == [
        "Liked from row \"a\" was raised by the handler of another event, and so on, 32 times. It "
          + "was dropped; look for handlers that raise one another's events."
      ])
    // It was a loop, not a state: the next event goes its way.
    count = 0
    harness.table.deliver(Liked(), from: "a")
    #expect(count == 32)
  }

  @Test func event_ofADisabledRow_isNotDelivered() throws {
    let harness = Harness()
    var taps = 0
    harness.table.on(Tap.self) { _, _ in taps += 1 }
    harness.table.show {
      Section("A") { TextRow("a").onTap { taps += 1 }.disabled() }
    }
    harness.backend.endTurn()
    let bound = try harness.binding(0, 0)
    #expect(!bound.content.isEnabled)
    #expect(harness.table.interaction.perform(.tap, on: bound) == .disabled)
    #expect(taps == 0)
    #expect(harness.table.host.presentation(at: bound.path)?.tap == TapEffect.none)
    #expect(harness.messages == [])
  }

  @Test func f43_FreesEverything_WhateverIsAttached() {
    weak var weakTable: Table?
    weak var weakBackend: RecordingBackend?
    do {
      let harness = Harness()
      let table = harness.table
      weakTable = table
      weakBackend = harness.backend
      table.show {
        Section("A") {
          TextRow("a").onTap { [weak table] in table?["A"].removeAll() }
            .swipe(trailing: [RowAction("Go") { [weak table] in table?["A"].remove() }])
            .movable()
        }
      }
      table.on(Tap.self) { [weak table] _, _ in table?["A"].removeAll() }
      table.trace = { _ in }
      table.moveTarget = { $0 }
      table.selectionMode = .multiple
      harness.backend.endTurn()
      table.deliver(Tap(), from: "a")
      _ = table.host.beginMoving("a")
    }
    #expect(weakTable == nil)
    #expect(weakBackend == nil)
  }
}

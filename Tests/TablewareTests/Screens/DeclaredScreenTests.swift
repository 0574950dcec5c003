import Observation
import SampleRows
import Tableware
import TablewareForms
import TablewareHosting
import TablewareTesting
import Testing

/// When the sections of a screen are evaluated again.
@Suite struct DeclaredScreenTests {
  private let screen = NumberScreen()
  private let driver: ScreenDriver

  init() { driver = ScreenDriver(screen) }

  /// The value that a row shows.
  private func shown(_ row: String = "number") -> String? {
    driver.content(of: row)?.values.first?.text.string
  }

  private func expectNothingUnusual() {
    #expect(driver.problems == [])
    #expect(driver.violations == [])
    #expect(driver.diagnostics == [])
  }

  @Test func sections_beforeTheFirstEvaluation_followConfigureAndAppear() {
    #expect(screen.log.prefix(3) == ["configure", "appear", "sections"])
    #expect(screen.log.count { $0 != "sections" } == 2)
    #expect(shown() == "0")
  }

  @Test func firstContent_showsWhatAppearPrepared() {
    let screen = NumberScreen()
    screen.onAppear = { screen in
      // A call of the table may commit at once.
      screen.context.table?.selectionMode = .multiple
      screen.number = 5
    }
    let driver = ScreenDriver(screen)
    #expect(driver.content(of: "number")?.values.map(\.text.string) == ["5"])
  }

  @Test func sections_areEvaluated_afterATap() {
    #expect(driver.tap("number") == .handled(by: .row))
    #expect(shown() == "1")
    #expect(driver.table.headers == ["1", nil])
    expectNothingUnusual()
  }

  @Test func sections_afterAnUnhandledEvent_areEvaluated() {
    #expect(driver.raise(Liked(), from: "observed") == .unhandled)
    #expect(shown() == "1")
  }

  @Test func sections_areEvaluated_afterAControlChange() {
    driver.set("even", to: .bool(false))
    #expect(shown() == "1")
    #expect(driver.content(of: "even")?.control == .toggle(false))
    expectNothingUnusual()
  }

  @Test func sections_areEvaluated_afterAnEventThatTheApplicationHandled() {
    driver.navigator.handlers.add(Glanced.self) { [screen] _, _ in screen.number = 9 }
    #expect(driver.raise(Glanced(), from: "a") == .handled(by: .application))
    #expect(shown() == "9")
  }

  @Test func sections_areEvaluated_afterAnEventWhoseHandlerFailed() {
    struct Failure: Error {}
    let page = SampleScreen { page in
      Section("s") {
        TextRow("fails", value: page.title).onTap {
          page.search = Search(prompt: "failed", query: "") { _ in }
          throw Failure()
        }
        if let search = page.search { TextRow(RowText(search.prompt)) }
      }
    }
    let driver = ScreenDriver(page)
    driver.tap("fails")
    #expect(driver.titles == [["fails", "failed"]])
  }

  @Test func sections_areEvaluated_afterARowAction() {
    #expect(driver.perform("Add", on: "number") == .handled(by: .row))
    #expect(shown() == "1")
    expectNothingUnusual()
  }

  @Test func sections_areEvaluated_afterACommand() {
    driver.run("n")
    #expect(shown() == "1")
    driver.run("r", on: "observed")
    #expect(shown() == "8")
    expectNothingUnusual()
  }

  @Test func sections_areEvaluated_afterASearch() {
    driver.search("7")
    #expect(shown() == "7")
    expectNothingUnusual()
  }

  @Test func sections_areNotEvaluated_afterASearchForTheSameText() {
    driver.search("7")
    let evaluations = screen.evaluations
    driver.search("7")
    #expect(screen.evaluations == evaluations)
  }

  @Test func sections_areEvaluated_afterEachRunOfATimer() {
    screen.context.every(.seconds(1)) { self.screen.number += 1 }
    screen.context.after(.milliseconds(1_500)) { self.screen.number += 100 }
    driver.advance(by: .seconds(1))
    #expect(shown() == "1")
    driver.advance(by: .milliseconds(500))
    #expect(shown() == "101")
    driver.advance(by: .seconds(2))
    #expect(shown() == "103")
  }

  @Test func sections_areEvaluated_afterALoad() async {
    screen.context.load {
      7
    } then: {
      self.screen.number = (try? $0.get()) ?? -1
    }
    #expect(shown() == "0")
    await driver.settle()
    #expect(shown() == "7")
  }

  @Test func sections_areEvaluated_afterAStateOfASequence() async {
    let (states, state) = AsyncStream.makeStream(of: Int.self)
    let arrived = AsyncStream.makeStream(of: Void.self)
    driver.navigator.timeline.onArrival = { arrived.continuation.yield() }
    var arrivals = arrived.stream.makeAsyncIterator()
    screen.context.follow(states) { self.screen.number = (try? $0.get()) ?? -1 }
    for number in 1...2 {
      state.yield(number)
      await arrivals.next()
      driver.advance(by: .zero)
      #expect(shown() == "\(number)")
    }
  }

  @Test func sections_areEvaluated_afterTheReturnFromAnotherScreen() {
    driver.tap("screen")
    #expect(driver.screen.title == "Adding")
    driver.tap("Add")
    #expect(driver.screen === screen)
    #expect(shown() == "10")
    expectNothingUnusual()
  }

  @Test func sections_areEvaluated_afterSetNeedsUpdate() {
    screen.number = 3
    driver.endTurn()
    #expect(shown() == "0")
    screen.context.setNeedsUpdate()
    driver.endTurn()
    #expect(shown() == "3")
  }

  @Test func choice_onAScreenOfItsOwn_isShownByTheScreenThatOpenedIt() {
    var size = "S"
    let page = SampleScreen { _ in
      Section("all") {
        ChoiceRow("Size", [Choice("Small", "S"), Choice("Large", "L")], selected: size) {
          size = $0
        }
      }
    }
    let driver = ScreenDriver(page)
    driver.tap("Size")
    driver.tap(driver.table.backend.shownIdentities[0][1])
    #expect(driver.content(of: "Size")?.values.map(\.text.string) == ["Large"])
    #expect(driver.diagnostics == [])
  }
}

/// Values of an `@Observable` model that the sections or their rows read.
@Suite struct ObservingScreenTests {
  private let screen = NumberScreen()
  private let driver: ScreenDriver

  init() { driver = ScreenDriver(screen) }

  private var shown: String? {
    driver.content(of: "observed")?.values.first?.text.string
  }

  @Test func sections_areEvaluated_afterEachChangeOutsideOfAnyEvent() {
    for value in 1...3 {
      screen.observed.value = value
      driver.endTurn()
      #expect(shown == "\(value)")
    }
    #expect(driver.diagnostics == [])
  }

  @Test func sections_areEvaluatedOnce_afterManyChangesInOneTurn() {
    let evaluations = screen.evaluations
    for value in 1...10 { screen.observed.value = value }
    driver.endTurn()
    #expect(shown == "10")
    #expect(screen.evaluations == evaluations + 1)
  }

  @Test func change_thatAnEventHandlerMade_isEvaluatedOnce() {
    driver.navigator.handlers.add(Glanced.self) { [screen] _, _ in screen.observed.value += 1 }
    let evaluations = screen.evaluations
    driver.raise(Glanced(), from: "a")
    driver.advance(by: .seconds(1))
    #expect(shown == "1")
    #expect(screen.evaluations == evaluations + 1)
  }

  @Test func change_whileTheScreenIsCovered_isShownAfterTheReturn() {
    driver.tap("screen")
    screen.observed.value = 4
    driver.goBack()
    #expect(shown == "4")
  }

  // Observers of both evaluations are notified, in an order that differs from time to time.
  @Test func change_afterAnEvaluationThatWasNotCommitted_isShown() {
    screen.context.table?.selectionMode = .single
    for value in 1...30 {
      driver.endTurn()
      // Looks into the newest sections, without a change that follows from it.
      screen.context.table?.select("unknown")
      screen.observed.value = value
      driver.endTurn()
      #expect(shown == "\(value)")
    }
  }

  @Test func change_thatOnlyABodyReads_isShown() {
    struct NumberRow: Row {
      let number: ObservedNumber
      let id = "row"
      var body: RowContent { RowContent(title: RowText("\(number.value)")) }
    }
    let number = ObservedNumber()
    let driver = ScreenDriver(SampleScreen { _ in Section("s") { NumberRow(number: number) } })
    for value in 1...3 {
      number.value = value
      driver.endTurn()
      #expect(driver.titles == [["\(value)"]])
    }
  }

  @Test func change_thatARemovedScreenHasRead_isIgnored() {
    let number = ObservedNumber()
    var evaluations = 0
    let page = SampleScreen { _ in
      let _ = evaluations += 1
      Section("s") { TextRow(RowText("\(number.value)")) }
    }
    driver.navigator.push(page)
    driver.endTurn()
    driver.goBack()
    let before = evaluations
    number.value = 1
    driver.advance(by: .seconds(1))
    #expect(evaluations == before)
    #expect(driver.diagnostics == [.screenLeaked("SampleScreen")])
  }
}

/// What an evaluation costs: one for each turn, and nothing where nothing changed.
@Suite struct EvaluationCostTests {
  private let screen = NumberScreen()
  private let navigator: Navigator
  private let backend: RecordingBackend

  init() {
    navigator = Navigator(root: screen)
    backend = RecordingBackend(navigator.topHosted.table)
    backend.clearCalls()
  }

  private var table: Table { navigator.topHosted.table }

  @Test func severalEventsInOneTurn_giveOneEvaluation() throws {
    let evaluations = screen.evaluations
    for _ in 0..<3 { table.deliver(Tap(), from: "number") }
    screen.context.setNeedsUpdate()
    navigator.topHosted.run(try #require(navigator.topHosted.command("n")), on: nil)
    navigator.topHosted.search(for: "40")
    table.deliver(Tap(), from: "number")
    #expect(screen.evaluations == evaluations)
    backend.endTurn()
    #expect(screen.evaluations == evaluations + 1)
    #expect(backend.shownContents[0][0].values.map(\.text.string) == ["41"])
  }

  @Test func turnsWithoutACause_giveNoEvaluation() {
    let evaluations = screen.evaluations
    for second in 1...3 {
      backend.endTurn()
      table.host.commit()
      navigator.timeline.advance(to: .seconds(second))
      _ = (screen.title, screen.commands, screen.search)
    }
    #expect(screen.evaluations == evaluations)
    #expect(backend.calls == [])
  }

  @Test func evaluationWithoutAChange_bindsNothing() {
    let evaluations = screen.evaluations
    table.deliver(Tap(), from: "observed")
    backend.endTurn()
    #expect(screen.evaluations == evaluations + 1)
    #expect(backend.calls == [])
  }

  @Test func evaluationWithOneChangedRow_bindsThatRowOnly() {
    screen.observed.value = 1
    navigator.timeline.receiveAnnouncements()
    backend.endTurn()
    var refresh = ContentChanges()
    refresh.rows = [RowPath(section: 0, row: 1)]
    #expect(backend.calls == [.refresh(refresh)])
  }

  @Test func eventRaisedByAnEvent_givesOneEvaluation() {
    table.on(Liked.self) { _, source in source.raise(Glanced()) }
    table.on(Glanced.self) { _, _ in self.screen.number += 1 }
    let evaluations = screen.evaluations
    table.deliver(Liked(), from: "a")
    backend.endTurn()
    #expect(screen.evaluations == evaluations + 1)
  }

  @Test func withoutABackEnd_eachEventIsATurn() {
    table.host.detach()
    let evaluations = screen.evaluations
    table.deliver(Tap(), from: "number")
    table.deliver(Tap(), from: "number")
    #expect(screen.evaluations == evaluations + 2)
  }
}

import Tableware
import TablewareTerminal
import Testing

/// A host of a terminal keeps no screen that left its stack, and none after its own end.
struct HostLeakTests {
  @Test func f92_screens_areDeallocatedWithTheirHost_whetherItWasClosedOrNot() throws {
    for isClosed in [false, true] {
      var host: TerminalHost? = TerminalHost(HomeScreen(), columns: 40, rows: 8)
      try host?.drive("enter / text:i down")
      weak let home = host?.navigator.screens.first
      weak let list = host?.navigator.top
      weak let table = host?.navigator.topHosted.table
      #expect(home != nil && list?.title == "Trees" && table != nil)
      if isClosed { host?.close() }
      host = nil
      #expect(home == nil, "closed: \(isClosed)")
      #expect(list == nil, "closed: \(isClosed)")
      #expect(table == nil, "closed: \(isClosed)")
    }
  }

  @Test func screen_thatIsLeftWhileTheUserTypes_isDeallocatedInThatTurn() throws {
    let host = TerminalHost(HomeScreen())
    weak var form: ControlScreen?
    do {
      let screen = ControlScreen.all()
      form = screen
      host.navigator.push(screen)
    }
    weak let table = form?.context.table
    try host.drive("down enter text:abc")
    #expect(form?.text("Name") == "Adaabc")
    host.navigator.pop()
    #expect(form == nil)
    #expect(table == nil)
    try host.drive("wait:1s")
    #expect(host.navigator.topHosted.table.diagnostics.recent == [])
  }
}

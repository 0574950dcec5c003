#if canImport(Glibc)
import Glibc
#endif
import TablewareHosting
import TablewareTesting
import Testing

@testable import Tableware

/// What a debug build writes if neither the app nor a surface receives a diagnostic. The tests are
/// compiled as a debug build.
@Suite struct DiagnosticLogTests {
  private final class Lines {
    var all: [String] = []
  }

  private func table() -> (Table, Lines) {
    let (table, lines) = (Table(), Lines())
    table.diagnostics.log = DiagnosticLog { lines.all.append($0) }
    return (table, lines)
  }

  @Test func repeatedRow_namesTheRowTypeTheSectionAndItsLine() {
    let (table, lines) = table()
    table.show {
      Section("songs") { TextRow("Blue").id(1) }
      Section("more") {
        TextRow("Kind").id(2)
        ButtonRow("Blue") {}.id(1)
      }
    }
    let line = #line - 5
    TableHost(table).commit()
    #expect(
      lines.all == [
        "Tableware: Row identity 1 is repeated: first at (0, 0), again at (1, 1). Both rows "
          + "are shown; assign each row an identity of its own, for example with .id(…). (ButtonRow in section \"more\", declared at "
          + "TablewareTests/DiagnosticLogTests.swift:\(line))"
      ])
  }

  @Test func origin_ofADiagnostic_isForTheAppAsWell() {
    let table = Table()
    var texts: [String] = []
    table.diagnostics.sink = { [weak table] in
      texts.append(table?.diagnostics.origin(of: $0) ?? "none")
    }
    table.show { Section("songs") { TextRow("One").id(1) } }
    let line = #line - 1
    TableHost(table).commit()
    table.row("1").remove()
    table.row("2").remove()
    #expect(
      texts == [
        "TextRow in section \"songs\", declared at TablewareTests/DiagnosticLogTests.swift:\(line)",
        "none",
      ])
  }

  @Test func repeatedSection_namesItsLine() {
    let (table, lines) = table()
    table.show {
      Section("songs") { TextRow("Blue") }
      Section("songs") { TextRow("Kind") }
    }
    let line = #line - 3
    TableHost(table).commit()
    #expect(
      lines.all == [
        "Tableware: \(table.diagnostics.recent[0]) (section \"songs\", declared at "
          + "TablewareTests/DiagnosticLogTests.swift:\(line))"
      ])
  }

  @Test func handlerThatThrows_namesItsRow() {
    struct Failure: Error {}
    let (table, lines) = table()
    table.show { Section("save") { ButtonRow("Save") { throw Failure() } } }
    let line = #line - 1
    TableHost(table).commit()
    TableDriver(table).tap("Save")
    #expect(
      lines.all == [
        "Tableware: \(table.diagnostics.recent[0]) (ButtonRow in section \"save\", declared at "
          + "TablewareTests/DiagnosticLogTests.swift:\(line))"
      ])
  }

  @Test func sameText_isWrittenOnce() {
    let (table, lines) = table()
    table.row("none").remove()
    table.row("none").remove()
    #expect(table.diagnostics.recent.count == 2)
    #expect(lines.all == ["Tableware: \(Diagnostic.unknownRow("none"))"])
  }

  @Test func sink_receivesInsteadOfTheLog() {
    let (table, lines) = table()
    table.diagnostics.sink = { _ in }
    table.row("none").remove()
    #expect(lines.all == [])
    table.diagnostics.sink = nil
    table.row("other").remove()
    #expect(lines.all == ["Tableware: \(Diagnostic.unknownRow("other"))"])
  }

  @Test func moreThanAHundredTexts_areNotWritten() {
    let (table, lines) = table()
    for number in 0..<150 { table.row(number).remove() }
    #expect(lines.all == (0..<100).map { "Tableware: \(Diagnostic.unknownRow(Identity($0)))" })
  }

  #if canImport(Glibc)
  @Test func line_ofAPipeThatIsFullOrClosed_isDropped() {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let flags = fcntl(ends[1], F_GETFL)
    _ = fcntl(ends[1], F_SETFL, flags | O_NONBLOCK)
    let page = [UInt8](repeating: 0, count: 4096)
    while write(ends[1], page, page.count) > 0 {}
    _ = fcntl(ends[1], F_SETFL, flags)
    DiagnosticLog.write("full", to: ends[1])  // does not wait

    var read = [UInt8](repeating: 1, count: 1 << 20)
    let filled = Glibc.read(ends[0], &read, read.count)
    DiagnosticLog.write("line", to: ends[1])
    let count = Glibc.read(ends[0], &read, read.count)
    #expect(filled > 0 && String(decoding: read.prefix(count), as: UTF8.self) == "line\n")

    close(ends[0])
    DiagnosticLog.write("closed", to: ends[1])  // raises no signal
    close(ends[1])
  }
  #endif
}

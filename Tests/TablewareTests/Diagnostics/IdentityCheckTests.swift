import Foundation
import Tableware
import TablewareHosting
import TablewareLoading
import TablewareTesting
import Testing

/// Identities that are looked up by another type, or created with each evaluation.
@Suite struct IdentityCheckTests {
  private struct Song: Identifiable {
    let id: UUID
    let title: String
  }

  private let table = Table()
  private let backend: RecordingBackend

  init() {
    backend = RecordingBackend(table)
    table.diagnostics.sink = { _ in }
  }

  private func show(_ titles: [String], id: @escaping (Int) -> UUID) {
    let songs = titles.enumerated().map { Song(id: id($0.offset), title: $0.element) }
    table.show { Section("songs") { ForEach(songs) { TextRow($0.title) } } }
    TableHost(table).commit()
  }

  private static let fixed = [
    "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "F621E1F8-C36C-495A-93FC-0C247A3E6E5F",
    "0621E1F8-C36C-495A-93FC-0C247A3E6E5F",
  ]

  private func fixed(_ index: Int) -> UUID { UUID(uuidString: Self.fixed[index]) ?? UUID() }

  @Test func lookUp_byAString_namesTheNumber() {
    table.show { Section("s") { TextRow("One").id(1) } }
    TableHost(table).commit()
    table.row("1").remove()
    #expect(table.diagnostics.recent == [.otherIdentityType("1", existing: 1)])
    #expect(
      table.diagnostics.recent.first?.description
        == "There is no row \"1\" of type String, but there is 1 of type Int. The call had no "
        + "effect; use the type with which the row was declared.")
  }

  @Test func lookUp_byANumber_namesTheString() {
    table.show { Section("s") { TextRow("One").id("1") } }
    TableHost(table).commit()
    table.selectionMode = .single
    table.select(1)
    table.scroll(to: 1)
    TableHost(table).commit()
    #expect(
      table.diagnostics.recent == Array(repeating: .otherIdentityType(1, existing: "1"), count: 2))
  }

  @Test func lookUp_byTheTextOfAnotherType_namesIt() {
    show(["a", "b"], id: fixed)
    table.row(Self.fixed[1]).remove()
    #expect(
      table.diagnostics.recent
        == [.otherIdentityType(Identity(Self.fixed[1]), existing: Identity(fixed(1)))])
  }

  @Test func lookUp_ofNoSuchRow_isUnknown() {
    show(["a", "b"], id: fixed)
    table.row("c").remove()
    #expect(table.diagnostics.recent == [.unknownRow("c")])
  }

  @Test func rows_withNewIdentitiesAndTheSameContent_areReportedOnce() {
    for _ in 0..<3 { show(["a", "b", "c"]) { _ in UUID() } }
    #expect(table.diagnostics.recent == [.unstableIdentity(section: "songs")])
  }

  @Test func rows_thatStay_areNotReported() {
    for _ in 0..<3 { show(["a", "b", "c"], id: fixed) }
    #expect(table.diagnostics.recent == [])
  }

  @Test(arguments: [
    [["a", "b"], ["a", "c"]],  // another content
    [["a"], ["a"]],  // a single row proves nothing
    [["a", "a"], ["a", "a"]],  // rows that show the same prove nothing
    [["a", "b"], ["a", "b", "c"]],  // another number of rows
  ])
  func rows_thatMayBeOthers_areNotReported(states: [[String]]) {
    for state in states { show(state) { _ in UUID() } }
    #expect(table.diagnostics.recent == [])
  }

  @Test func placeholders_areNotReported() {
    for start in [0, 10] {
      table.show { Section("s") { ForEach(start..<start + 3, id: \.self) { SkeletonRow($0) } } }
      TableHost(table).commit()
    }
    #expect(table.diagnostics.recent == [])
  }
}

import Gallery
import Tableware
import Testing

/// Every screen of the gallery on a machine without processes, packages and logs.
@Suite struct EmptyMachineTests {
  /// Rows that say why there are no others.
  private static let notices: Set = ["NoticeRow", "NoteRow", "EmptyRow", "ErrorRow", "LoadingRow"]

  @Test(arguments: Gallery.entries.map(\.id))
  func screen_withoutDataOfTheMachine_showsRows(_ name: String) async throws {
    let screen = try ScreenDriver(name, columns: 80, rows: 24) { $0.folder = "." }
    for _ in 0..<3 {
      await screen.settle()
      screen.wait(.seconds(1))
    }
    #expect(Self.kinds(of: screen.table).contains { !Self.notices.contains($0) })
    for key in ["end", "home"] {
      try screen.press(key)
      #expect(screen.focusedLine != nil, "\(key)")
    }
    #expect(screen.texts.dropFirst().dropLast().filter { !$0.isEmpty }.count > 2)
  }

  @Test(arguments: Gallery.entries.map(\.id))
  func pageBelowAScreen_withoutDataOfTheMachine_hasRows(_ name: String) async throws {
    let screen = try ScreenDriver(name, columns: 80, rows: 24) { $0.folder = "." }
    await screen.settle()
    screen.wait(.seconds(1))
    var visited: Set<String> = []
    await visitPages(of: screen, &visited)
  }

  /// Taps each row of the screen on top, and looks at the screens that they lead to.
  private func visitPages(of screen: ScreenDriver, _ visited: inout Set<String>) async {
    let depth = screen.navigator.screens.count
    guard depth < 5 else { return }
    for identity in Self.identities(of: screen.table).prefix(40) {
      screen.table.deliver(Tap(), from: identity)
      screen.wait(.milliseconds(100))
      guard screen.navigator.screens.count > depth else { continue }
      let title = screen.navigator.screens.map(\.title).joined(separator: " › ")
      if visited.insert(title).inserted {
        await screen.settle()
        screen.wait(.seconds(4))
        #expect(screen.table.snapshot.rowCount > 0, "\(title)")
        await visitPages(of: screen, &visited)
      }
      while screen.navigator.screens.count > depth { screen.navigator.pop() }
      screen.wait(.zero)
    }
  }

  private static func rows(of table: Table) -> [AnyRow] {
    let snapshot = table.snapshot
    return (0..<snapshot.sectionCount).flatMap { section in
      (0..<min(40, snapshot.rowCount(in: section))).compactMap {
        snapshot[RowPath(section: section, row: $0)]
      }
    }
  }

  private static func kinds(of table: Table) -> Set<String> {
    Set(rows(of: table).map(\.kind.name))
  }

  private static func identities(of table: Table) -> [Identity] { rows(of: table).map(\.identity) }
}

import Tableware
import TablewareForms
import TablewareTerminal
import Testing

/// Captions of columns in a terminal: by keys and by mouse.
struct HostColumnTests {
  private struct Planet: Row {
    let id: String
    let moons: Int
    var body: RowContent {
      RowContent(title: id, values: [RowValue(moons, width: 8), RowValue("", width: 6)])
    }
  }

  private final class Planets: Screen {
    enum Column { case name, moons }

    let context = ScreenContext()
    let title = "Planets"
    var order: ColumnOrder<Column>?
    private let moons = ["Earth": 1, "Mars": 2, "Venus": 0]

    var sections: [Section] {
      let names = moons.keys.sorted { left, right in
        guard let order, order.column == .moons else {
          return order?.isBefore(left, right) ?? (left < right)
        }
        return order.isBefore(self.moons[left] ?? 0, self.moons[right] ?? 0)
      }
      Section(
        "planets",
        header: ColumnHeader(
          [.init("Name", .name), .init("Moons", .moons, width: 8), .init("Note", width: 6)],
          order: order
        ) { self.order = $0 }
      ) {
        ForEach(names, id: \.self) { name in
          Planet(id: name, moons: self.moons[name] ?? 0)
        }
      }
      Section("other", header: "Other") { TextRow("Pluto") }
    }
  }

  private let screen = Planets()
  private let host: TerminalHost

  init() throws {
    host = TerminalHost(screen, columns: 44, rows: 9)
    try host.drive("")
  }

  @Test func keys_chooseTheColumn_andReverseTheOrder() throws {
    let frame = try host.drive("up right*2")
    #expect(
      frame == """
         Planets
        ❯ Name ─────────────────   ↑ Moons    Note
          Venus                          0
          Earth                          1
          Mars                           2
        Other ────────────────────────────────────
          Pluto

         ←→ sort  ⏎ reverse  ↑↓ move  q quit
        """)
    #expect(try host.drive("enter").contains("↓ Moons"))
    #expect(screen.order == ColumnOrder(.moons, isDescending: true))
    // The last column stays, however long the key is held.
    #expect(try host.drive("right*3").contains("↓ Moons"))
    #expect(try host.drive("left").frameLines[1].hasPrefix("❯ Name ↑ ───"))
    #expect(screen.order == ColumnOrder(.name))
  }

  @Test func tab_onCaptions_goesToTheNextSection() throws {
    #expect(try host.drive("up tab").frameLines[6] == "❯ Pluto")
  }

  @Test func click_onACaption_ordersByIt() throws {
    try host.drive("click:33,1")
    #expect(screen.order == ColumnOrder(.moons))
    try host.drive("click:30,1")
    #expect(screen.order == ColumnOrder(.moons, isDescending: true))
    try host.drive("click:4,1")
    #expect(screen.order == ColumnOrder(.name))
    // A column without a key, and the gap before it.
    try host.drive("click:41,1 click:36,1")
    #expect(screen.order == ColumnOrder(.name))
  }
}

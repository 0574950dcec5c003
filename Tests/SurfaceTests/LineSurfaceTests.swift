import Foundation
import LineSurface
import Tableware
import TablewareHosting
import TablewareTesting
import TablewareViewport
import Testing

@Suite struct LineSurfaceTests {
  @Test(arguments: [(20, 8), (1, 1), (3, 40), (0, 0), (20, -4)])
  func surface_drivenBySeededChanges_keepsThePromisesOfABackEnd(width: Int, height: Int) {
    for seed in 1...10 as ClosedRange<UInt64> {
      let surface = LineSurface(size: Size(width: width, height: height))
      let failures = BackendConformance.failures(seed: seed, steps: 60) { table in
        let viewport = Viewport(table, on: surface)
        return (
          viewport,
          {
            table.host.commit()
            viewport.layout()
          }
        )
      }
      #expect(failures == [], "seed \(seed)")
    }
  }

  // The seams are small enough if a surface for every gallery screen needs no more than this.
  @Test func surface_allFiles_haveAtMost300Lines() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("LineSurface")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let counts = try files.map {
      try String(contentsOf: $0, encoding: .utf8).count(where: \.isNewline)
    }
    #expect(counts.count >= 2)
    let total = counts.reduce(0, +)
    #expect(total > 0 && total <= 300, "\(total) lines")
  }

  @Test func frame_formScreen_showsEveryPartOfItsRows() {
    let host = LineHost(Navigator(root: SampleScreen()), width: 44, height: 9)
    #expect(
      host.frame() == [
        "== Sample  2 rows", "# Songs  length",
        "> ♪ Pines  3:12  i", "  Ann", "  Year: 1944",
        "  Volume  [3]", "  ! Too loud.",
        " ~- Folder  [off]", "    Inside  *", "  The end.",
      ])
  }

  @Test func words_eachGesture_reachTheScreen() {
    let screen = SampleScreen()
    let host = LineHost(Navigator(root: screen), width: 44, height: 9)
    #expect(host.perform("tap") == .delivered(.handled(by: .row)))
    #expect(host.perform("detail") == .delivered(.handled(by: .row)))
    #expect(host.perform("key d") == .delivered(.handled(by: .row)))
    #expect(host.perform("menu") == .done)
    #expect(host.frame()[0] == "== Pines  ")
    #expect(host.perform("back") == .done)
    host.perform("down")
    #expect(host.perform("set 5") == .delivered(.handled(by: .row)))
    #expect(host.perform("more") == .delivered(.handled(by: .row)))
    #expect(host.perform("set 50") == .notOffered)
    host.perform("down")
    #expect(host.perform("toggle") == .disabled)
    #expect(host.perform("search ash") == .done)
    #expect(host.perform("key r") == .done)
    #expect(host.perform("index S") == .focused(RowPath(section: 0, row: 0)))
    #expect(host.perform("dance") == .notOffered)
    #expect(
      screen.log == ["tap", "detail", "action", "5.0", "6.0", "ash", "command"])
    #expect(screen.context.table?.diagnostics.recent == [])
  }
}

private final class SampleScreen: Screen {
  let context = ScreenContext()
  let title = "Sample"
  let status = "2 rows"
  var log: [String] = []
  private var volume = 3.0
  private var query = ""

  var search: Search? {
    Search(prompt: "name", query: query) {
      self.query = $0
      self.log.append($0)
    }
  }

  var commands: [Command] { [Command("r", "reload") { self.log.append("command") }] }

  var sections: [Section] {
    Section(
      "songs", header: SectionHeader("Songs", values: ["length"]), footer: "The end.", index: "S"
    ) {
      Fixed(
        id: "pines",
        body: RowContent(
          symbol: "♪", title: "Pines", subtitle: "Ann", values: ["3:12"],
          details: [RowDetail("Year", "1944")], accessory: .detail)
      )
      .onTap { self.log.append("tap") }
      .onDetail { self.log.append("detail") }
      .menu([RowAction("Delete", key: .character("d")) { self.log.append("action") }])
      Fixed(
        id: "volume",
        body: RowContent(
          title: "Volume", control: .number(NumberInput(volume, in: 0...10)),
          message: RowText("Too loud.", tone: .bad))
      )
      .on(ControlChange.self) { change, _ in
        guard case .number(let number) = change.value else { return }
        self.volume = number
        self.log.append("\(number)")
      }
      Fixed(id: "folder", body: folder)
      Fixed(id: "inside", body: inside)
    }
  }

  private var folder: RowContent {
    var content = RowContent(title: "Folder", control: .toggle(false))
    content.expansion = .expanded
    content.isEnabled = false
    return content
  }

  private var inside: RowContent {
    var content = RowContent(title: "Inside", accessory: .checkmark)
    content.level = 1
    return content
  }
}

struct Fixed: Row {
  let id: String
  let body: RowContent
}

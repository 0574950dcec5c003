import Foundation
import Tableware
import TablewareWeb

/// Serves screens that try a browser, for Scripts/check-web. The port is the first argument; with `hurried` as the
/// second, deadlines are short enough for Scripts/attack-web.py to wait for them.
@main
enum WebProbe {
  static func main() async throws {
    #if Web
      let port = CommandLine.arguments.dropFirst().first.flatMap { UInt16($0) } ?? 0
      var options = WebOptions()
      options.onReport = { tell($0) }
      if CommandLine.arguments.dropFirst(2).first == "hurried" {
        options.limits.headerTime = .seconds(1)
        options.limits.bodyTime = .seconds(1)
        options.limits.keepAliveTime = .seconds(1)
        options.limits.writeTime = .seconds(2)
        options.limits.waitingConnections = 64
      }
      try await Web.serve(port: port, options: options, onListening: { tell($0) }) { _ in
        ProbeHome()
      }
    #else
      print("This program was built without its web server.")
    #endif
  }
}

/// Says something at once, whoever listens.
func tell(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }

/// Leads to the others.
final class ProbeHome: Screen {
  let title = "Probe"
  let table = Table()

  init() {
    table.show {
      Section("probes") {
        TextRow("Million").disclosing { MillionScreen(1_000_000) }
        TextRow("Thousand").disclosing { MillionScreen(1_000) }
        TextRow("Hostile").disclosing { HostileScreen() }
        TextRow("Fields").disclosing { FieldsScreen() }
        TextRow("Busy").disclosing { BusyScreen() }
        TextRow("Order").disclosing { OrderScreen() }
      }
    }
  }
}

/// Very many rows of two heights, in sections.
final class MillionScreen: Screen {
  let title = "Million"
  let table = Table()
  var status: String { "\(inserted) inserted" }
  private let count: Int
  private var inserted = 0

  var commands: [Command] {
    [
      Command("m", "middle") { [unowned self] _ in table.scroll(to: count / 2, at: .top) },
      Command("a", "insert above") { [unowned self] _ in
        inserted += 10
        show()
      },
    ]
  }

  init(_ count: Int) {
    self.count = count
    show()
  }

  private func show() {
    let (count, inserted) = (count, inserted)
    table.show {
      if inserted > 0 {
        Section("new", header: "New") {
          ForEach(Array(0..<inserted), id: \.self) { TextRow("New \($0)").id(-1 - $0) }
        }
      }
      for part in 0..<10 {
        Section("part \(part)", header: SectionHeader(RowText("Part \(part)")), index: "\(part)") {
          ForEach(part * count / 10..<(part + 1) * count / 10, id: \.self) { number in
            TextRow("Row \(number)", subtitle: number % 3 == 0 ? "Every third" : nil).id(number)
              .onTap {}
          }
        }
      }
    }
  }
}

/// Texts that try to be something else.
final class HostileScreen: Screen {
  static let texts = [
    "<script>window.hit=1</script>", "\"><img src=x onerror=\"window.hit=1\">",
    "' onmouseover='window.hit=1", "</textarea><script>window.hit=1</script>", "<!--", "&lt;b&gt;",
    "<svg onload=window.hit=1>", "\u{0}<iframe srcdoc='<script>top.hit=1</script>'>",
    "\u{202E}<b>", "javascript:window.hit=1",
  ]
  let title = HostileScreen.texts[0]
  let table = Table()
  var status: String { Self.texts[1] }
  var search: Search? { Search(prompt: Self.texts[1], query: Self.texts[2]) { _ in } }
  var commands: [Command] { [Command("<", Self.texts[1]) { _ in }] }

  init() {
    table.show {
      for (number, text) in Self.texts.enumerated() {
        Section(
          text, header: SectionHeader(RowText(text), values: [text]), footer: RowText(text),
          index: text
        ) {
          TextRow(RowText(text), symbol: text, subtitle: text, value: text).id("t\(number)")
            .swipe(trailing: [RowAction(text) {}])
          TextFieldRow(text, text: text, placeholder: text) { _ in }.id("f\(number)")
          TextAreaRow(text, text: text, placeholder: text) { _ in }.id("a\(number)")
          SegmentedRow(text, [text, "b"], selected: 0) { _ in }
            .id("s\(number)")
        }
      }
    }
  }
}

/// Fields that follow, refuse and change what is typed.
final class FieldsScreen: Screen {
  let title = "Fields"
  let table = Table()
  private var texts = ["plain": "", "upper": "", "refused": "fixed"]
  private var ticks = 0
  private var schedule: Timeline.Schedule?
  var status: String { "plain=\(texts["plain"] ?? "") upper=\(texts["upper"] ?? "")" }

  init() {
    table.on(ControlChange.self) { [unowned self] _, _ in show() }
    show()
  }

  func appear(on timeline: Timeline) {
    schedule = timeline.every(.milliseconds(30)) { [unowned self] in
      ticks += 1
      show()
    }
  }

  func disappear() { schedule?.cancel() }

  private func show() {
    table.show {
      Section("a", header: "Tick \(ticks)") {
        TextFieldRow("Plain", text: texts["plain"] ?? "") { [unowned self] in texts["plain"] = $0 }
          .id("plain")
        TextFieldRow("Upper", text: texts["upper"] ?? "") { [unowned self] in
          texts["upper"] = $0.uppercased()
        }.id("upper")
        TextFieldRow("Refused", text: texts["refused"] ?? "") { _ in }.id("refused")
        TextRow("Ticks", value: "\(ticks)").id("ticks")
      }
    }
  }
}

/// Three hundred rows of which many change and move each second.
final class BusyScreen: Screen {
  let title = "Busy"
  let table = Table()
  private var loads = (0..<300).map { (id: $0, load: $0 * 7 % 40) }
  private var random = 7
  private var schedule: Timeline.Schedule?

  init() { show() }

  func appear(on timeline: Timeline) {
    schedule = timeline.every(.seconds(1)) { [unowned self] in
      for index in loads.indices where loads[index].load > 0 {
        random = (random &* 1_103_515_245 &+ 12_345) & 0x7FFF_FFFF
        loads[index].load = (random >> 8) % 40
      }
      show()
    }
  }

  func disappear() { schedule?.cancel() }

  private func show() {
    loads.sort { ($0.load, $1.id) > ($1.load, $0.id) }
    table.show {
      Section("all", header: "All") {
        for item in loads {
          TextRow("Process \(item.id)", value: "\(item.load) %").id(item.id).onTap {}
        }
      }
    }
  }
}

/// Rows to put in order, with actions.
final class OrderScreen: Screen {
  let title = "Order"
  let table = Table()
  private var log = ""
  var status: String { log }

  init() {
    table.show {
      Section("all", header: "All") {
        for number in 1...8 {
          TextRow("Row \(number)").id(number).movable()
            .swipe(trailing: [RowAction("Flag") { [unowned self] in log = "flagged \(number)" }])
            .deletable(asking: "Delete this row?") { [unowned self] in
              log = "deleted \(number)"
              table.row(number).remove()
            }
        }
      }
    }
  }
}

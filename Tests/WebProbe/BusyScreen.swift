import Tableware

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

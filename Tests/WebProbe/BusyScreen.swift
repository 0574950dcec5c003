import Tableware

/// Three hundred rows of which many change and move at an interval.
final class BusyScreen: Screen {
  let context = ScreenContext()
  let title: String
  private let interval: Duration
  private var loads = (0..<300).map { (id: $0, load: $0 * 7 % 40) }
  private var random = 7

  init(_ title: String = "Busy", every interval: Duration = .seconds(1)) {
    self.title = title
    self.interval = interval
    sort()
  }

  func appear() { context.every(interval) { self.change() } }

  var sections: [Section] {
    Section("all", header: "All") {
      for item in loads {
        TextRow("Process \(item.id)", value: "\(item.load) %").id(item.id).onTap {}
      }
    }
  }

  private func change() {
    for index in loads.indices where loads[index].load > 0 {
      random = (random &* 1_103_515_245 &+ 12_345) & 0x7FFF_FFFF
      loads[index].load = (random >> 8) % 40
    }
    sort()
  }

  private func sort() { loads.sort { ($0.load, $1.id) > ($1.load, $0.id) } }
}

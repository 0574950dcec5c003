import Tableware

/// Three hundred rows of which a command changes one that is in sight.
final class OneChangeScreen: Screen {
  let title = "One change"
  let table = Table()
  private var count = 0

  var commands: [Command] {
    [
      Command("c", "change") { [unowned self] _ in
        count += 1
        show()
      }
    ]
  }

  init() { show() }

  private func show() {
    table.show {
      Section("all", header: "All") {
        for number in 0..<300 {
          TextRow("Row \(number)", subtitle: "It stays", value: number == 5 ? "\(count)" : nil)
            .id(number)
        }
      }
    }
  }
}

import Tableware

/// Three hundred rows of which a command changes one that is in sight.
final class OneChangeScreen: Screen {
  let context = ScreenContext()
  let title = "One change"
  private var count = 0

  var commands: [Command] {
    [Command("c", "change") { self.count += 1 }]
  }

  var sections: [Section] {
    Section("all", header: "All") {
      for number in 0..<300 {
        TextRow("Row \(number)", subtitle: "It stays", value: number == 5 ? "\(count)" : nil)
          .id(number)
      }
    }
  }
}

import Tableware
import TablewareUIKit

/// Rows that are shown at once, and whose content arrives later, in any order.
///
/// A `Screen` without a controller of its own: the navigation controller shows it.
final class LateScreen: Screen {
  private static let numbers = 0..<12

  let context = ScreenContext()
  let title = "Late cells"

  private var arrived: Set<Int> = []

  func appear() {
    for number in Self.numbers where !arrived.contains(number) {
      context.after(.milliseconds(200 + number * 5 % 12 * 50), .untilCovered) {
        self.arrived.insert(number)
      }
    }
  }

  var sections: [Section] {
    Section("late") {
      ForEach(Self.numbers, id: \.self) { number in
        TextRow(
          "Picture \(number)", symbol: self.arrived.contains(number) ? "●" : "◌",
          value: self.arrived.contains(number) ? "here" : "loading")
      }
    }
  }
}

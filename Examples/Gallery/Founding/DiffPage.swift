import Tableware
import TablewareLoading
import TablewareMapping

/// Twelve lists of numbers in turn. Each is shown by the smallest change from the previous one.
final class DiffPage: Screen {
  /// Numbers that are inserted, removed, moved and repeated.
  static let lists: [[Int]] = [
    Array(1...9), Array(2...10), [4, 5, 6, 7, 8, 9, 2, 1, 3], [5, 11, 12, 23, 2, 4, 9, 7],
    [2, 9, 3, 1, 5, 6, 8], [2, 9, 3, 1, 5, 6, 8], Array(1...7), Array(1...9),
    [1, 1], [1, 2, 1], [1, 2], [],
  ]

  let context = ScreenContext()
  let title = "List diff"
  var status: String { "list \(step + 1) of \(Self.lists.count)" }

  private var step = 0
  /// Equal numbers are different rows, so no list here repeats an identity.
  private var mapping = RowMapping()

  init() {
    mapping.map(Int.self) { number in
      TextRow("\(number)", value: number.isMultiple(of: 2) ? "even" : "odd")
    }
  }

  var commands: [Command] {
    [Command("n", "next list") { self.step = (self.step + 1) % Self.lists.count }]
  }

  var sections: [Section] {
    let numbers = Self.lists[step]
    Section("numbers", header: "\(numbers.count) numbers") {
      ForEach(numbers, mapping)
      if numbers.isEmpty { EmptyRow("An empty list") }
    }
  }
}

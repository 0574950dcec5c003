import Tableware
import TablewareLoading
import TablewareMapping
import TablewareUIKit

/// Twelve lists of numbers in turn: each is shown by the smallest change from the previous one.
final class ListDiffController: TableController {
  private static let lists: [[Int]] = [
    Array(1...9), Array(2...10), [4, 5, 6, 7, 8, 9, 2, 1, 3], [5, 11, 12, 23, 2, 4, 9, 7],
    [2, 9, 3, 1, 5, 6, 8], [2, 9, 3, 1, 5, 6, 8], Array(1...7), Array(1...9),
    [1, 1], [1, 2, 1], [1, 2], [],
  ]

  private var step = 0
  // Equal numbers are different rows: the mapping distinguishes them.
  private let mapping = {
    var mapping = RowMapping()
    mapping.map(Int.self) { TextRow("\($0)", value: $0.isMultiple(of: 2) ? "even" : "odd") }
    return mapping
  }()

  init() {
    super.init("List diff")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next",
      primaryAction: UIAction { [unowned self] _ in
        step = (step + 1) % Self.lists.count
        show()
      })
  }

  override func show() {
    let numbers = Self.lists[step]
    table.show {
      Section("numbers", header: "List \(step + 1): \(numbers.count) numbers") {
        ForEach(numbers, mapping)
        if numbers.isEmpty { EmptyRow("An empty list") }
      }
    }
  }
}

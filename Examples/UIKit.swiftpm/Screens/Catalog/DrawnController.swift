import Foundation
import Tableware
import TablewareUIKit

/// A thousand rows of the same height, each drawn by a closure.
final class DrawnController: TableController {
  init() { super.init("Drawn cells") }

  override func show() {
    table.show {
      Section("drawn", header: "1,000 rows") {
        ForEach(0..<1_000, id: \.self) { number in
          DrawnRow(
            number, number * 7 % 20, height: 70,
            content: RowContent(title: "Bar \(number)", values: ["\(number * 7 % 20)"])
          ) { length, context, rect in
            let unit = rect.width / 20
            context.fill(
              CGRect(x: 0, y: 20, width: unit * CGFloat(length + 1), height: rect.height - 40))
          }
        }
      }
    }
  }
}

import Foundation
import Tableware
import TablewareUIKit
import UIKitDouble

/// What a commit and a scroll cost the main thread on a `UITableView`, counted on the double: the
/// rows that are built, the heights and estimates that are asked for, and the cells.
enum UIKitBenchmarks {
  static func all() -> [Benchmark] {
    benchmarks("uikit-commit-10k") { stage, number in
      stage.table["rows"].insert(at: stage.count / 2) { TextRow(RowText("new \(number)")) }
      stage.turn()
    }
      + benchmarks("uikit-scroll-10k") { stage, number in
        stage.tableView.simulateDrag(by: number % 20 < 10 ? 900 : -900)
        stage.turn()
      }
  }

  /// Two comparisons: with 1,000 rows, for each of which UIKit asks for an estimate with each
  /// commit; and with 2,500 rows, above the limit for that, so that both do the same work. All
  /// counts are small enough for a smoke run.
  private static func benchmarks(
    _ name: String, _ step: @escaping @MainActor (CallStage, Int) -> Void
  ) -> [Benchmark] {
    [(name, 1_000, "1,000"), (name + "-to-2500", 2_500, "2,500")].map { name, rows, text in
      Benchmark(
        name: name, unit: .calls, yardstick: "the same with \(text) rows", target: .ratio(1.2),
        rounds: 3
      ) {
        (calls(rows: 10_000, step), calls(rows: rows, step))
      }
    }
  }

  /// The calls of twenty steps.
  private static func calls(
    rows: Int, _ step: @escaping @MainActor (CallStage, Int) -> Void
  ) -> Benchmark.Sample {
    // The benchmarks run on the main thread.
    let stage = MainActor.assumeIsolated { CallStage(rows: rows) }
    return {
      MainActor.assumeIsolated {
        let before = stage.calls
        for number in 0..<20 { step(stage, stage.steps + number) }
        stage.steps += 20
        return Double(stage.calls - before)
      }
    }
  }
}

/// A table on a table view whose calls are counted.
@MainActor
private final class CallStage {
  let table = Table()
  let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let count: Int
  var steps = 0
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let built = Counter()

  /// Counts the rows that are built.
  final class Counter {
    var value = 0

    func row(_ number: Int) -> TextRow {
      value += 1
      return TextRow(RowText("row \(number)"))
    }
  }

  init(rows: Int) {
    count = rows
    window.addSubview(tableView)
    tableView.show(table)
    table.show {
      Section("rows") {
        ForEach(Array(0..<rows), id: \.self) { [built] in built.row($0) }
      }
    }
    turn()
  }

  var calls: Int {
    let inspector = tableView.inspector
    return built.value + inspector.heightRequests + inspector.estimateRequests
      + inspector.cellRequests
  }

  func turn() {
    VirtualTime.shared.advance()
    tableView.layoutIfNeeded()
  }
}

import Foundation
import Synchronization
import Tableware
import TablewareUIKit
import UIKitDouble

/// What a commit and a scroll cost the main thread on a `UITableView`, counted on the double: the
/// rows that are built, the identities that are looked up, and the cells and heights that are asked
/// for.
///
/// UIKit also asks for the estimate of each row with each commit, up to 2,000 rows. Such an answer
/// is read from an array by section and row, and not counted: it would make the yardstick costlier
/// than the larger table.
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

  /// All counts are small enough for a smoke run.
  private static func benchmarks(
    _ name: String, _ step: @escaping @MainActor (CallStage, Int) -> Void
  ) -> [Benchmark] {
    [
      Benchmark(
        name: name, unit: .calls, yardstick: "the same with 1,000 rows", target: .ratio(1.2),
        rounds: 3
      ) {
        (calls(rows: 10_000, step), calls(rows: 1_000, step))
      }
    ]
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
        ForEach(Array(0..<rows), id: { CountedNumber($0) }) { [built] in built.row($0) }
      }
    }
    turn()
  }

  var calls: Int {
    let inspector = tableView.inspector
    return built.value + CountedNumber.lookups.load(ordering: .relaxed) + inspector.heightRequests
      + inspector.cellRequests
  }

  func turn() {
    VirtualTime.shared.advance()
    tableView.layoutIfNeeded()
  }
}

/// An identity whose look-ups are counted.
private struct CountedNumber: Hashable {
  static let lookups = Atomic(0)
  let number: Int

  init(_ number: Int) { self.number = number }

  static func == (left: CountedNumber, right: CountedNumber) -> Bool {
    left.number == right.number
  }

  func hash(into hasher: inout Hasher) {
    Self.lookups.add(1, ordering: .relaxed)
    hasher.combine(number)
  }
}

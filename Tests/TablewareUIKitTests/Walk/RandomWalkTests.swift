import Foundation
import Testing
import UIKitDouble

@Suite(.serialized) @MainActor struct RandomWalkTests {
  /// `TABLEWARE_LONG_TESTS=1 swift test` takes twenty times as many steps; `TABLEWARE_WALK_SEED=7`
  /// takes the walk of one seed, and `TABLEWARE_WALK_SEED=0-4999` those of several.
  @Test func showsWhatTheModelSays_WhateverHappens() {
    let environment = ProcessInfo.processInfo.environment
    let count: UInt64 = environment["TABLEWARE_LONG_TESTS"] != nil ? 10_000 : 500
    let bounds = environment["TABLEWARE_WALK_SEED"]?.split(separator: "-").compactMap { UInt64($0) }
    let walked: Range<UInt64>
    if let first = bounds?.first, let last = bounds?.last, first <= last {
      walked = first..<(last + 1)
    } else {
      walked = 0..<count
    }
    print("random walk: seeds \(walked), 100 steps each")
    for seed in walked {
      if let failure = Walks.failure(seed: seed, steps: 100) {
        Issue.record("\(failure)")
        return
      }
    }
  }
}

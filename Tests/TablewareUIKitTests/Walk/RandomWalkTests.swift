import Foundation
import Testing
import UIKitDouble

@Suite(.serialized) @MainActor struct RandomWalkTests {
  /// `TABLEWARE_LONG_TESTS=1 swift test` takes twenty times as many steps.
  @Test func showsWhatTheModelSays_WhateverHappens() {
    let isLong = ProcessInfo.processInfo.environment["TABLEWARE_LONG_TESTS"] != nil
    for seed in 0..<UInt64(isLong ? 10_000 : 500) {
      if let failure = Walks.failure(seed: seed, steps: 100) {
        Issue.record("\(failure)")
        return
      }
    }
  }
}

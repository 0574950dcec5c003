#if Web
  import Testing

  @testable import TablewareWeb

  struct AttemptLimitTests {
    private let clock = SteppedClock()

    @Test func attempts_beyondTheLimit_waitForTheInterval() {
      let limit = AttemptLimit(attempts: 3, interval: .seconds(10), clock: clock)
      for _ in 0..<3 { #expect(limit.count("ada") == nil) }
      #expect(limit.count("ada") == .seconds(10))
      #expect(limit.count("bob") == nil)
      clock.advance(by: .seconds(4))
      #expect(limit.count("ada") == .seconds(6))
      clock.advance(by: .seconds(6))
      #expect(limit.count("ada") == nil)
      #expect(limit.count("ada") == .seconds(10))
      // After a long time there are three again, and not more.
      clock.advance(by: .seconds(1_000))
      for _ in 0..<3 { #expect(limit.count("ada") == nil) }
      #expect(limit.count("ada") == .seconds(10))
    }

    @Test func attempt_isAllowed_onlyIfAllOfItsKeysHaveOneLeft() {
      let limit = AttemptLimit(attempts: 2, interval: .seconds(10), clock: clock)
      // One address tries many names.
      #expect(limit.count("ada", "192.0.2.1") == nil)
      #expect(limit.count("bob", "192.0.2.1") == nil)
      #expect(limit.count("cleo", "192.0.2.1") == .seconds(10))
      // A refused attempt counts for no key.
      #expect(limit.count("cleo", "192.0.2.2") == nil)
      #expect(limit.count("cleo", "192.0.2.3") == nil)
      // Many addresses try one name.
      #expect(limit.count("cleo", "192.0.2.4") == .seconds(10))
      #expect(limit.count("dora", "192.0.2.4") == nil)
    }

    @Test func emptyAndRepeatedKeys_countOnce() {
      let limit = AttemptLimit(attempts: 2, interval: .seconds(10), clock: clock)
      for _ in 0..<5 { #expect(limit.count("", "") == nil) }
      #expect(limit.count("ada", "ada") == nil)
      #expect(limit.count("ada") == nil)
      #expect(limit.count("ada") == .seconds(10))
    }

    @Test func reset_restoresTheAttemptsOfOneKey() {
      let limit = AttemptLimit(attempts: 1, interval: .seconds(10), clock: clock)
      #expect(limit.count("ada", "192.0.2.1") == nil)
      limit.reset("ada")
      #expect(limit.count("ada", "192.0.2.1") == .seconds(10))
      #expect(limit.count("ada") == nil)
    }

    @Test func invalidNumbers_areTheNearestValidOnes() {
      let limit = AttemptLimit(attempts: 0, interval: .seconds(-5), clock: clock)
      #expect(limit.count("ada") == nil)
      #expect(limit.count("ada") == .milliseconds(1))
    }

    @Test func keysBeyondTheLimit_areForgotten_thoseWithTheMostAttemptsLeftFirst() {
      let limit = AttemptLimit(attempts: 2, interval: .seconds(10), clock: clock)
      for _ in 0..<2 { #expect(limit.count("ada") == nil) }
      for number in 0..<AttemptLimit.keyLimit { _ = limit.count("guess \(number)") }
      #expect(limit.keyCount == AttemptLimit.keyLimit / 2)
      #expect(limit.count("ada") == .seconds(10))
      clock.advance(by: .seconds(20))
      for number in 0...AttemptLimit.keyLimit / 2 { _ = limit.count("other \(number)") }
      #expect(limit.keyCount <= AttemptLimit.keyLimit)
    }
  }
#endif

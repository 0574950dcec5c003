#if Web
  import Synchronization
  import Testing

  @testable import TablewareWeb

  @Suite(.timeLimit(.minutes(15))) final class SessionTimersTests: Sendable {
    private let clock = SteppedClock()
    private let fired = Mutex<[Int]>([])

    private func add(_ number: Int, at time: Duration, to timers: SessionTimers)
      -> SessionTimers.Timer
    {
      timers.add(at: time) { [self] in fired.withLock { $0.append(number) } }
    }

    private func hasFired(_ numbers: [Int]) async {
      while fired.withLock({ $0 != numbers }), !Task.isCancelled { await Task.yield() }
    }

    @Test func timers_ofOneStep_fireTogether_andNotBefore() async {
      let timers = SessionTimers(ServerTime(clock), step: .milliseconds(10))
      _ = add(1, at: .milliseconds(101), to: timers)
      _ = add(2, at: .milliseconds(109), to: timers)
      _ = add(3, at: .milliseconds(111), to: timers)
      await clock.isAwaited(at: .milliseconds(110))
      clock.advance(by: .milliseconds(110))
      await hasFired([1, 2])
      await clock.isAwaited(at: .milliseconds(120))
      clock.advance(by: .milliseconds(10))
      await hasFired([1, 2, 3])
      #expect(fired.withLock { $0 } == [1, 2, 3])
    }

    @Test func earlierTimer_addedLater_firesFirst() async {
      let timers = SessionTimers(ServerTime(clock), step: .milliseconds(10))
      _ = add(1, at: .seconds(5), to: timers)
      await clock.isAwaited(at: .seconds(5))
      _ = add(2, at: .seconds(1), to: timers)
      await clock.isAwaited(at: .seconds(1))
      clock.advance(by: .seconds(1))
      await hasFired([2])
      await clock.isAwaited(at: .seconds(5))
      clock.advance(by: .seconds(4))
      await hasFired([2, 1])
      #expect(fired.withLock { $0 } == [2, 1])
    }

    @Test func cancelledTimer_isNotFired() async {
      let timers = SessionTimers(ServerTime(clock), step: .milliseconds(10))
      let timer = add(1, at: .seconds(1), to: timers)
      _ = add(2, at: .seconds(1), to: timers)
      timer.cancel()
      await clock.isAwaited(at: .seconds(1))
      clock.advance(by: .seconds(1))
      await hasFired([2])
      #expect(fired.withLock { $0 } == [2])
    }
  }
#endif

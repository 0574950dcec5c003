import Synchronization
import SampleRows
import Tableware
import Testing

/// Work elsewhere comes back in turns of the timeline, and only there.
@Suite struct TimelineWorkTests {
  private final class Seen<Value> { var values: [Value] = [] }

  private struct Failure: Error, Equatable {}

  @Test func whatWasLoaded_ComesInATurn_AndNeverBefore() async {
    let (timeline, seen) = (Timeline(), Seen<Int>())
    timeline.load {
      1
    } then: {
      seen.values.append((try? $0.get()) ?? 0)
    }
    #expect(seen.values == [])
    await timeline.settle()
    #expect(seen.values == [1])
    #expect(timeline.now == .zero)
    timeline.advance(to: .seconds(1))
    #expect(seen.values == [1])
  }

  @Test func aTurnWithoutTime_HandsOverWhatHasCome() async {
    let (timeline, seen) = (Timeline(), Seen<Int>())
    let arrived = AsyncStream.makeStream(of: Void.self)
    timeline.onArrival = { arrived.continuation.yield() }
    timeline.load {
      1
    } then: { _ in
      seen.values.append(1)
    }
    for await _ in arrived.stream { break }
    #expect(timeline.nextDeadline == .zero)
    #expect(seen.values == [])
    timeline.advance(to: .zero)
    #expect(seen.values == [1])
  }

  @Test func anErrorComesAsAResult() async {
    let (timeline, seen) = (Timeline(), Seen<Result<Int, any Error>>())
    timeline.load { () -> Int in
      throw Failure()
    } then: {
      seen.values.append($0)
    }
    await timeline.settle()
    #expect(throws: Failure.self) { try seen.values.first?.get() }
    #expect(seen.values.count == 1)
  }

  @Test func whatIsCancelled_IsToldSo_AndNeverComes() async {
    let (timeline, seen) = (Timeline(), Seen<Int>())
    let told = AsyncStream.makeStream(of: Void.self)
    let load = timeline.load {
      await withTaskCancellationHandler {
        for await _ in AsyncStream<Void>.makeStream().stream {}
      } onCancel: {
        told.continuation.yield()
      }
      return 1
    } then: { _ in
      seen.values.append(1)
    }
    load.cancel()
    for await _ in told.stream { break }
    await timeline.settle()
    #expect(seen.values == [])
    #expect(timeline.nextDeadline == nil)
  }

  @Test func whatHasComeButWasCancelled_IsDropped() async {
    let (timeline, seen) = (Timeline(), Seen<Int>())
    let arrived = AsyncStream.makeStream(of: Void.self)
    timeline.onArrival = { arrived.continuation.yield() }
    let load = timeline.load {
      1
    } then: { _ in
      seen.values.append(1)
    }
    for await _ in arrived.stream { break }
    load.cancel()
    timeline.advance(to: .seconds(1))
    #expect(seen.values == [])
  }

  @Test func oneLoadMayBeginAnother() async {
    let (timeline, seen) = (Timeline(), Seen<Int>())
    func load(_ number: Int) {
      timeline.load {
        number
      } then: { _ in
        seen.values.append(number)
        if number < 4 { load(number + 1) }
      }
    }
    load(1)
    await timeline.settle()
    #expect(seen.values == [1, 2, 3, 4])
  }

  @Test func statesBetweenTwoTurns_CollapseToTheLast() async {
    let (timeline, seen) = (Timeline(), Seen<Int>())
    let (states, state) = AsyncStream.makeStream(of: Int.self)
    let read = AsyncStream.makeStream(of: Void.self)
    timeline.onArrival = { read.continuation.yield() }
    var reads = read.stream.makeAsyncIterator()
    timeline.follow {
      states
    } then: {
      seen.values.append((try? $0.get()) ?? 0)
    }
    for number in 1...3 {
      state.yield(number)
      await reads.next()
    }
    timeline.advance(to: .seconds(1))
    #expect(seen.values == [3])
    state.yield(4)
    await reads.next()
    timeline.advance(to: .seconds(2))
    #expect(seen.values == [3, 4])
    state.finish()
    await reads.next()
    timeline.advance(to: .seconds(3))
    #expect(seen.values == [3, 4])
    #expect(timeline.nextDeadline == nil)
  }

  @Test func aSequenceOfAnActor_IsAskedForElsewhere() async {
    actor Shop {
      func orders() -> AsyncStream<Int> {
        AsyncStream { $0.yield(7) }
      }
    }
    let (timeline, seen, shop) = (Timeline(), Seen<Int>(), Shop())
    let read = AsyncStream.makeStream(of: Void.self)
    timeline.onArrival = { read.continuation.yield() }
    timeline.follow {
      await shop.orders()
    } then: {
      seen.values.append((try? $0.get()) ?? 0)
    }
    for await _ in read.stream { break }
    timeline.advance(to: .zero)
    #expect(seen.values == [7])
  }

  @Test func theErrorOfASequence_ComesBehindItsLastState() async {
    let (timeline, seen) = (Timeline(), Seen<Result<Int, any Error>>())
    let (states, state) = AsyncThrowingStream.makeStream(of: Int.self)
    let read = AsyncStream.makeStream(of: Void.self)
    timeline.onArrival = { read.continuation.yield() }
    var reads = read.stream.makeAsyncIterator()
    timeline.follow {
      states
    } then: {
      seen.values.append($0)
    }
    state.yield(7)
    state.finish(throwing: Failure())
    // The state, the error, and the end.
    for _ in 0..<3 { await reads.next() }
    timeline.advance(to: .zero)
    #expect(seen.values.count == 2)
    #expect((try? seen.values.first?.get()) == 7)
    #expect(throws: Failure.self) { try seen.values.last?.get() }
  }

  @Test func cancelledLoad_ReleasesWhatItsClosureHolds() async {
    let timeline = Timeline()
    var owner: Seen<Int>? = Seen()
    weak let released = owner
    let load = timeline.load {
      1
    } then: { [owner] _ in
      owner?.values.append(1)
    }
    owner = nil
    #expect(released != nil)
    load.cancel()
    #expect(released == nil)
    await timeline.settle()
  }

  @Test func cancelledSequence_EndsAtItsSource_AndReleasesWhatItsClosureHolds() async {
    let timeline = Timeline()
    let ended = AsyncStream.makeStream(of: Void.self)
    let (states, state) = AsyncStream.makeStream(of: Int.self)
    state.onTermination = { if case .cancelled = $0 { ended.continuation.yield() } }
    var owner: Seen<Int>? = Seen()
    weak let released = owner
    let following = timeline.follow {
      states
    } then: { [owner] in
      owner?.values.append((try? $0.get()) ?? 0)
    }
    owner = nil
    #expect(released != nil)
    following.cancel()
    #expect(released == nil)
    for await _ in ended.stream { break }
  }

  @Test func endsWithTheTimeline() async {
    let told = AsyncStream.makeStream(of: Void.self)
    var timeline: Timeline? = Timeline()
    weak let gone = timeline
    let (states, state) = AsyncStream.makeStream(of: Int.self)
    state.onTermination = { if case .cancelled = $0 { told.continuation.yield() } }
    timeline?.follow {
      states
    } then: { _ in
    }
    timeline = nil
    #expect(gone == nil)
    for await _ in told.stream { break }
  }

  @Test func work_afterItsNavigatorIsReleased_ends() async {
    let navigator = Navigator(root: SampleScreen())
    let seen = Seen<Int>()
    navigator.timeline.load {
      1
    } then: { _ in
      seen.values.append(1)
    }
    navigator.end()
    await navigator.timeline.settle()
    #expect(seen.values == [])
  }

  @Test func worksWithTheWordsOfItsSession() async {
    let (timeline, seen) = (Timeline(), Seen<String>())
    Words.use(Words([.cancel: "Abbrechen"])) {
      timeline.load {
        Words.current[.cancel]
      } then: {
        seen.values.append((try? $0.get()) ?? "")
      }
    }
    await timeline.settle()
    #expect(seen.values == ["Abbrechen"])
  }
}

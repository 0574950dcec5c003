import SampleRows
import Tableware
import TablewareLoading
import TablewareTesting
import Testing

private struct Failure: Error, CustomStringConvertible {
  var description: String { "away" }
}

@Suite struct LoadableTests {
  @Test func goesFromNothingToAValue_AndStaysThere() throws {
    var songs = Loadable<[String]>()
    #expect(songs.state == .idle)
    let request = try given(songs.begin())
    #expect(songs.isLoading && songs.state == .loading)
    #expect(songs.begin() == nil)
    #expect(songs.finish(request, with: .success(["a"])) == .taken)
    #expect(songs.value == ["a"] && songs.state == .content && !songs.isLoading)
    #expect(songs.finish(request, with: .success(["b"])) == .repeated("Array<String>"))
    #expect(songs.value == ["a"])
  }

  @Test func keepsItsValue_WhileItIsLoadedAgainAndWhenThatFails() throws {
    var songs = Loadable(["a"])
    let request = try given(songs.begin())
    #expect(songs.state == .content)
    songs.finish(request, with: .failure(Failure()))
    #expect(songs.state == .failed("away") && songs.value == ["a"] && songs.failure == "away")
    songs.finish(try given(songs.begin()), with: .success([]))
    #expect(songs.state == .empty && songs.failure == nil)
  }

  @Test func f130_dropsAnAnswerThatWasOvertaken() throws {
    var songs = Loadable<[String]>()
    let first = songs.reload()
    let second = songs.reload()
    #expect(songs.finish(second, with: .success(["new"])) == .taken)
    #expect(songs.finish(first, with: .success(["old"])) == .outdated)
    #expect(songs.value == ["new"])
    let third = songs.reload()
    songs.set(["set"])
    #expect(songs.finish(third, with: .success(["late"])) == .outdated)
    let fourth = songs.reload()
    songs.reset()
    #expect(songs.finish(fourth, with: .failure(Failure())) == .outdated)
    #expect(songs.state == .idle)
    // Another list in its place does not take what was meant for the first.
    let fifth = songs.reload()
    songs = Loadable()
    _ = songs.reload()
    #expect(songs.finish(fifth, with: .success(["late"])) == .outdated)
  }

  /// Every sequence of seven steps, against a model of three facts.
  @Test func agreesWithTheModel_InEveryShortSequence() {
    enum Step: CaseIterable { case begin, reload, succeed, fail, old, reset }
    struct Walk {
      var songs = Loadable<[Int]>()
      var requests: [LoadRequest] = []
      var value: Int?
      var open: Int?
      var hasFailed = false

      mutating func perform(_ step: Step) {
        switch step {
        case .begin:
          let request = songs.begin()
          #expect((request == nil) == (open != nil))
          if let request { note(request) }
        case .reload: note(songs.reload())
        case .succeed: finish(requests.count - 1, .success([requests.count]))
        case .fail: finish(requests.count - 1, .failure(Failure()))
        case .old: finish(0, .success([0]))
        case .reset:
          songs.reset()
          (value, open, hasFailed) = (nil, nil, false)
        }
        #expect(songs.value == value.map { [$0] })
        #expect(songs.isLoading == (open != nil))
        #expect((songs.failure != nil) == hasFailed)
      }

      private mutating func note(_ request: LoadRequest) {
        requests.append(request)
        (open, hasFailed) = (requests.count - 1, false)
      }

      private mutating func finish(_ number: Int, _ result: Result<[Int], any Error>) {
        guard requests.indices.contains(number) else { return }
        let answer = songs.finish(requests[number], with: result)
        #expect((answer == .taken) == (open == number))
        guard open == number else { return }
        open = nil
        if case .success(let new) = result { value = new[0] } else { hasFailed = true }
      }
    }
    func go(_ walk: Walk, _ depth: Int) {
      guard depth > 0 else { return }
      for step in Step.allCases {
        var next = walk
        next.perform(step)
        go(next, depth - 1)
      }
    }
    go(Walk(), 5)
  }
}

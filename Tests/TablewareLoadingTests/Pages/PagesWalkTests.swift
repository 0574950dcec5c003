import Tableware
import TablewareLoading
import TablewareTesting
import Testing

private struct Failure: Error {}

private struct PageItem: Identifiable {
  let id: Int
}

private typealias ListPage = Page<PageItem>

/// The state machine of pages against the plainest model, through every short sequence of steps and
/// through long random ones.
@Suite struct PagesWalkTests {
  private enum Step: CaseIterable {
    case beginEnd, retryEnd, beginStart, retryStart
    case answerOldest, answerNewest, overlap, empty, last, fail, again, replace
  }

  private enum Phase: Equatable { case idle, loading(Int), failed, stalled, ended }

  private struct Walk {
    var pages = Pages<PageItem>(at: [.start, .end])
    var requests: [(request: PageRequest<Int>, number: Int)] = []
    var lastAnswered: (request: PageRequest<Int>, number: Int)?
    // The model.
    var ids: [Int] = []
    var phases: [PageEdge: Phase] = [.start: .idle, .end: .idle]
    var empties: [PageEdge: Int] = [:]
    var taken: [PageEdge: Int] = [:]
    var answered: [PageEdge: Int] = [:]
    var count = 0

    mutating func perform(_ step: Step) {
      switch step {
      case .beginEnd: begin(.end, false)
      case .retryEnd: begin(.end, true)
      case .beginStart: begin(.start, false)
      case .retryStart: begin(.start, true)
      case .answerOldest: answer(0) { .success(ListPage($0)) }
      case .answerNewest: answer(requests.count - 1) { .success(ListPage($0)) }
      case .overlap:
        let known = ids.first.map { [PageItem(id: $0)] } ?? []
        answer(0) { .success(ListPage(known + $0 + $0)) }
      case .empty: answer(0) { _ in .success(ListPage([])) }
      case .last: answer(0) { .success(ListPage($0, isLast: true)) }
      case .fail: answer(0) { _ in .failure(Failure()) }
      case .again:
        if let lastAnswered { finish(lastAnswered, .success(ListPage([PageItem(id: -99)]))) }
      case .replace:
        pages.replace(with: [PageItem(id: 500), PageItem(id: 500)])
        (ids, empties, taken, answered) = ([500], [:], [:], [:])
        phases = [.start: .idle, .end: .idle]
      }
      #expect(pages.elements.map(\.id) == ids)
      for edge in PageEdge.allCases {
        #expect(pages.pageCount(edge) == taken[edge] ?? 0)
        switch (pages.phase(edge), phases[edge]) {
        case (.idle, .idle), (.loading, .loading), (.failed, .failed), (.stalled, .stalled),
          (.ended, .ended):
          break
        default:
          #expect(Bool(false), "\(pages.phase(edge)) is not \(String(describing: phases[edge]))")
        }
      }
    }

    private mutating func begin(_ edge: PageEdge, _ isRetry: Bool) {
      let mayBegin =
        switch phases[edge] {
        case .idle: true
        case .failed, .stalled: isRetry
        default: false
        }
      let request = pages.begin(edge, isRetry: isRetry)
      #expect((request != nil) == mayBegin)
      guard let request else { return }
      #expect(request.neighbor == (edge == .end ? ids.last : ids.first))
      #expect(request.page == taken[edge] ?? 0)
      count += 1
      if phases[edge] == .stalled { empties[edge] = 0 }
      phases[edge] = .loading(count)
      requests.append((request, count))
    }

    private mutating func answer(
      _ index: Int, _ page: ([PageItem]) -> Result<ListPage, any Error>
    ) {
      guard requests.indices.contains(index) else { return }
      let asked = requests.remove(at: index)
      lastAnswered = asked
      finish(asked, page([PageItem(id: asked.number * 10), PageItem(id: asked.number * 10 + 1)]))
    }

    private mutating func finish(
      _ asked: (request: PageRequest<Int>, number: Int), _ result: Result<ListPage, any Error>
    ) {
      let edge = asked.request.edge
      let isTaken = phases[edge] == .loading(asked.number)
      switch pages.finish(asked.request, with: result) {
      case .taken: #expect(isTaken)
      case .outdated: #expect(!isTaken && answered[edge] != asked.number)
      case .repeated: #expect(!isTaken && answered[edge] == asked.number)
      }
      guard isTaken else { return }
      answered[edge] = asked.number
      guard case .success(let page) = result else { return phases[edge] = .failed }
      var new: [Int] = []
      for song in page.elements where !(ids + new).contains(song.id) { new.append(song.id) }
      ids = edge == .end ? ids + new : new + ids
      taken[edge, default: 0] += 1
      empties[edge] = new.isEmpty ? (empties[edge] ?? 0) + 1 : 0
      phases[edge] = page.isLast ? .ended : (empties[edge] ?? 0) >= 3 ? .stalled : .idle
    }
  }

  @Test func agreesWithTheModel_InEveryShortSequence() {
    func go(_ walk: Walk, _ depth: Int) {
      guard depth > 0 else { return }
      for step in Step.allCases {
        var next = walk
        next.perform(step)
        go(next, depth - 1)
      }
    }
    go(Walk(), 4)
  }

  @Test(arguments: 0..<100) func agreesWithTheModel_InLongRandomSequences(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var walk = Walk()
    for _ in 0..<300 {
      walk.perform(Step.allCases.randomElement(using: &random) ?? .beginEnd)
    }
  }
}

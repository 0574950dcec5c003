import Tableware
import Testing

@testable import TablewareHosting

/// A network whose requests end when a test says so.
private final class Network {
  struct Failure: Error {}
  private(set) var open: [Int: (address: String, due: Int, isFailing: Bool)] = [:]
  private var done: [Int: (Result<(value: String, cost: Int), any Error>) -> Void] = [:]
  private(set) var canceled = 0
  private(set) var fetched: [String] = []
  private(set) var most = 0
  private var last = 0
  private var state: UInt64
  var now = 0
  var failures = 10
  var cost = 40_000

  init(seed: UInt64) { state = seed }

  func random(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  func fetch(
    _ address: String, _ done: @escaping (Result<(value: String, cost: Int), any Error>) -> Void
  ) -> (() -> Void) {
    last += 1
    let number = last
    fetched.append(address)
    open[number] = (address, now + 20 + random(400), random(100) < failures)
    self.done[number] = done
    most = max(most, open.count)
    return {
      self.canceled += 1
      self.open[number] = nil
      // One in ten answers although it was canceled.
      if self.random(10) != 0 { self.done[number] = nil }
    }
  }

  /// Time passes, in milliseconds.
  func advance(by time: Int) {
    now += time
    for (number, request) in open.sorted(by: { $0.key < $1.key }) where request.due <= now {
      open[number] = nil
      let result: Result<(value: String, cost: Int), any Error> =
        request.isFailing ? .failure(Failure()) : .success(("picture of \(request.address)", cost))
      done.removeValue(forKey: number)?(result)
    }
    // Answers of requests that were canceled.
    for (number, late) in done where open[number] == nil {
      done[number] = nil
      late(.success(("late picture", cost)))
    }
  }
}

struct ImageRequestsTests {
  /// 10,000 rows, each with a picture of its own, pass by in 5 seconds.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func f77_fling_over10000Rows_showsNoWrongPicture(seed: UInt64) {
    let network = Network(seed: seed)
    let limit = 4 << 20
    let requests = ImageRequests<String>(costLimit: limit, fetch: network.fetch)
    // Cells are reused: each shows a row and the picture that was delivered for it.
    var cells: [(row: Int, ticket: Int?, shown: String?)] = []
    var wrong = 0
    func bind(_ row: Int) {
      let cell = row % 12
      while cells.count <= cell { cells.append((-1, nil, nil)) }
      if let old = cells[cell].ticket { requests.cancel(old) }
      cells[cell] = (row, nil, nil)
      let address = "https://example.org/\(row)"
      let ticket = requests.want(address) { value in
        if cells[cell].row != row { wrong += 1 }
        cells[cell].shown = value
      }
      cells[cell].ticket = ticket
    }
    // 312 frames of 16 ms, 32 rows each.
    var row = 0
    for _ in 0..<312 {
      for _ in 0..<32 {
        bind(row)
        row += 1
      }
      network.advance(by: 16)
    }
    while row < 10_000 {
      bind(row)
      row += 1
    }
    for _ in 0..<400 { network.advance(by: 16) }
    for cell in cells {
      #expect(cell.shown == nil || cell.shown == "picture of https://example.org/\(cell.row)")
    }
    #expect(wrong == 0, "seed \(seed)")
    #expect(network.most <= 6)
    #expect(requests.statistics.mostAtOnce <= 6)
    #expect(requests.statistics.highestCost <= limit)
    #expect(requests.statistics.canceled >= 9_000)
    #expect(network.open.isEmpty)
    #expect(cells.filter { $0.shown != nil }.count >= 8)
  }

  @Test func request_thatTookTooLong_isNotRepeated() {
    for (error, attempts) in [(ImageLoadError.timedOut, 1), (.badStatus(503), 2)] {
      var started = 0
      var delivered: [String?] = []
      let requests = ImageRequests<String> { _, done in
        started += 1
        done(.failure(error))
        return {}
      }
      requests.want("https://a.example/1.png") { delivered.append($0) }
      #expect(started == attempts, "\(error)")
      #expect(delivered == [nil])
    }
  }

  @Test func want_sameAddressTwice_isOneRequest() {
    let network = Network(seed: 1)
    network.failures = 0
    let requests = ImageRequests<String>(fetch: network.fetch)
    var shown: [String?] = []
    let first = requests.want("a") { shown.append($0) }
    requests.want("a") { shown.append($0) }
    requests.cancel(first)
    network.advance(by: 1_000)
    requests.want("a") { shown.append($0) }
    #expect(shown == ["picture of a", "picture of a"])
    #expect(network.fetched == ["a"])
  }

  @Test func failure_isTriedAgainOnce() {
    let network = Network(seed: 1)
    network.failures = 100
    let requests = ImageRequests<String>(fetch: network.fetch)
    var shown: [String?] = []
    requests.want("a") { shown.append($0) }
    network.advance(by: 1_000)
    network.advance(by: 1_000)
    #expect(shown == [nil])
    #expect(network.fetched == ["a", "a"])
    #expect(requests.statistics.failed == 1)
  }

  @Test func queue_hasVisibleRowsBeforePrefetched_newestFirst() {
    let network = Network(seed: 1)
    network.failures = 0
    let requests = ImageRequests<String>(limit: 1, fetch: network.fetch)
    requests.want("running") { _ in }
    requests.want("prefetched", isPrefetch: true) { _ in }
    requests.want("older") { _ in }
    requests.want("newer") { _ in }
    for _ in 0..<4 { network.advance(by: 1_000) }
    #expect(network.fetched == ["running", "newer", "older", "prefetched"])
  }

  @Test func cache_overItsLimit_removesWhatWasUsedLongestAgo() {
    let network = Network(seed: 1)
    network.failures = 0
    network.cost = 10
    let requests = ImageRequests<String>(costLimit: 25, fetch: network.fetch)
    for address in ["a", "b"] {
      requests.want(address) { _ in }
      network.advance(by: 1_000)
    }
    _ = requests.value(of: "a")
    requests.want("c") { _ in }
    network.advance(by: 1_000)
    #expect(requests.value(of: "a") != nil)
    #expect(requests.value(of: "b") == nil)
    #expect(requests.cost == 20)
    network.cost = 26
    requests.want("d") { _ in }
    network.advance(by: 1_000)
    #expect(requests.value(of: "d") == nil)
  }
}

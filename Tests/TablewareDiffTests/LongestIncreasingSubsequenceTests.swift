import TablewareDiff
import Testing

@Suite struct LongestIncreasingSubsequenceTests {
  @Test func marksALongestRun_InEveryShortList() {
    for values in allLists(over: [0, 1, 2, 3], upTo: 5) {
      check(values, "\(values)")
    }
  }

  @Test func marksALongestRun_InRandomLists() {
    for seed in 0..<UInt64(200) {
      var random = SeededGenerator(seed: seed)
      let values = (0..<80).map { _ in Int.random(in: 0..<60, using: &random) }
      check(values, "seed \(seed)")
    }
  }

  @Test func marksEverything_WhenTheListIncreases() {
    #expect(longestIncreasingSubsequence(of: Array(-3..<500)).allSatisfy { $0 })
  }

  @Test func marksOne_WhenNothingIncreases() {
    #expect(longestIncreasingSubsequence(of: [7, 7, 7, 3, 3]).filter { $0 }.count == 1)
    #expect(longestIncreasingSubsequence(of: [.max, 0, .min]).filter { $0 }.count == 1)
  }

  private func check(_ values: [Int], _ comment: Comment) {
    let marks = longestIncreasingSubsequence(of: values)
    let marked = zip(values, marks).filter(\.1).map(\.0)
    #expect(marks.count == values.count, comment)
    #expect(zip(marked, marked.dropFirst()).allSatisfy { $0 < $1 }, comment)
    #expect(marked.count == slowLongestIncreasingRun(in: values), comment)
  }
}

import AllocationCounting

/// Something of which a run needs some, and how to find out how much.
struct Quantity: Sendable {
  let unit: Unit
  /// How much one run of the work needs.
  let measure: @Sendable (_ work: () -> Void) -> Double

  /// How long it takes.
  static let time = time(ofRunsAtOnce: 1)

  /// How long it takes, for work so short that the clock has to be read less often.
  static func time(ofRunsAtOnce runs: Int) -> Quantity {
    Quantity(unit: .microseconds) { work in
      let time = ContinuousClock().measure {
        for _ in 0..<runs { work() }
      }
      return time / .microseconds(runs)
    }
  }

  /// How often it asks for memory.
  static let allocations = Quantity(unit: .allocations) { Double(heapUse(of: $0).allocations) }

  /// The most memory that it holds at once, result included, as a share of each row.
  static func peakMemory(perRowOf rows: Int) -> Quantity {
    Quantity(unit: .bytes) { Double(heapUse(of: $0).peakBytes) / Double(rows) }
  }

  private static func heapUse(of work: () -> Void) -> HeapUse {
    startCountingAllocations()
    work()
    return stopCountingAllocations()
  }
}

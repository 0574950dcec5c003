import Foundation

/// Behavior that a table may show at any time, and rarely shows during a test by hand.
public enum Hostility: Hashable, Sendable, CaseIterable {
  /// Layout passes at the beginning of a batch and in the middle of its end.
  case extraLayout
  /// Cells are asked for that are never displayed, and go back to the pool without a word (L-15).
  case prefetchedCells
  /// Some of the rows that come next are prefetched, some are canceled and shown all the same
  /// (L-16).
  case randomPrefetch
  /// `didEndDisplaying` with the path that the row had when it was displayed, whatever moved it
  /// since (L-13).
  case stalePaths
  /// Heights are asked for with the old paths when the data has changed already (B-07).
  case oldPathHeights
  /// While a cell is announced, the table does not know where it is (L-12).
  case unknownPaths
}

/// Dice that fall the same way for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

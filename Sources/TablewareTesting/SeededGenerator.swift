import Tableware

/// A generator of random numbers that produces the same ones for the same seed, on every machine.
///
/// The algorithm is SplitMix64: for tests that can be repeated, not for secrets.
public struct SeededGenerator: RandomNumberGenerator {
  private var source: SplitMix64

  /// Creates a generator whose numbers depend only on a seed.
  ///
  /// - Parameter seed: any number; all are equally suitable.
  public init(seed: UInt64) { source = SplitMix64(seed: seed) }

  /// Returns the next random number of the series.
  public mutating func next() -> UInt64 { source.next() }
}

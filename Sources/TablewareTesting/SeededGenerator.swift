import Tableware

/// A source of random numbers that gives the same ones for the same seed, on every machine.
///
/// SplitMix64: not for secrets, only for tests that can be repeated.
public struct SeededGenerator: RandomNumberGenerator {
  private var source: SplitMix64

  /// Any seed is as good as any other.
  public init(seed: UInt64) { source = SplitMix64(seed: seed) }

  /// The next number.
  public mutating func next() -> UInt64 { source.next() }
}

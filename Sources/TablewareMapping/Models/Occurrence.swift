import Tableware

/// The second, third, … of several equal things in one list, as an identity.
///
/// Two equal values of a type without identity, such as `String` or `Bool`, cannot be
/// distinguished. So the first `"a"` of a list has the identity `"a"`, the second `Occurrence(2,
/// of: "a")`, and so on, in the same way each time the list is shown. If one of several equal
/// values is removed, the row of the last one is removed, which looks the same.
///
/// ```swift
/// table.row("a").remove()                     // the first
/// table.row(Occurrence(2, of: "a")).remove()  // the second
/// ```
public struct Occurrence: Hashable, Sendable {
  /// The number of the occurrence, counted from 1.
  public let number: Int
  /// The identity that occurs several times in the list.
  public let identity: Identity

  /// Creates the identity of a repeated value.
  ///
  /// - Parameters:
  ///   - number: the number of the occurrence, from 1. A smaller number finds nothing.
  ///   - value: the repeated value.
  public init(_ number: Int, of value: some Hashable & Sendable) {
    self.number = number
    identity = Identity(value)
  }
}

extension Occurrence: CustomStringConvertible {
  /// The identity and the number of the occurrence, such as `"a" (2)`.
  public var description: String { "\(identity) (\(number))" }
}

/// Gives equal values different identities.
struct OccurrenceCounter {
  private var taken: IdentitySet
  /// The number of occurrences of each value.
  private var counts = IdentityMap<Int>()

  /// - Parameter reserved: the identities of other models. A value that equals one of them is
  ///   counted from 2.
  init(reserving reserved: IdentitySet = IdentitySet()) {
    taken = reserved
  }

  /// Returns the value's own identity the first time, and an ``Occurrence`` from then on.
  ///
  /// - Complexity: O(1) on average, however often a value is repeated.
  mutating func next(_ identity: Identity) -> Identity {
    var count = counts[identity] ?? 0
    var result: Identity
    repeat {
      count += 1
      result = count == 1 ? identity : Identity(Occurrence(count, of: identity))
    } while !taken.insert(result)
    counts[identity] = count
    return result
  }
}

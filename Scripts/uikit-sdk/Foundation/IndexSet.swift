/// A set of indexes.
public struct IndexSet: _Bridge, Hashable, Sendable {
  public typealias _ObjectiveCType = NSIndexSet

  private var indexes: Set<Int> = []

  public init() {}
  public init(integer: Int) { indexes = [integer] }
  public init(integersIn range: Range<Int>) { indexes = Set(range) }
  public init<ElementSequence: Sequence>(_ elements: ElementSequence)
  where ElementSequence.Element == Int { indexes = Set(elements) }
}

extension IndexSet: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Int...) { indexes = Set(elements) }
}

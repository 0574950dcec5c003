/// A list of indexes that together describe a position. All initializers are declared: where one is
/// passed by its name, as in `IndexPath.init`, the expected type decides which one is meant.
public struct IndexPath: _Bridge, Sendable {
  public typealias _ObjectiveCType = NSIndexPath
  public typealias Element = Int
  public typealias Index = Array<Int>.Index

  private var indexes: [Int] = []

  public init() {}
  public init(index: Element) { indexes = [index] }
  public init(indexes: [Element]) { self.indexes = indexes }
  public init<ElementSequence: Sequence>(indexes: ElementSequence)
  where ElementSequence.Element == Element { self.indexes = Array(indexes) }
}

extension IndexPath: ExpressibleByArrayLiteral {
  public init(arrayLiteral indexes: Element...) { self.indexes = indexes }
}

extension IndexPath: MutableCollection, RandomAccessCollection {
  public var startIndex: Index { indexes.startIndex }
  public var endIndex: Index { indexes.endIndex }
  public subscript(index: Index) -> Element {
    get { indexes[index] }
    set { indexes[index] = newValue }
  }
}

extension IndexPath: Hashable, Comparable {
  public static func < (a: IndexPath, b: IndexPath) -> Bool {
    a.lexicographicallyPrecedes(b)
  }
}

/// A list of indexes that together say where something is. The initialisers are all there: passed by
/// name, as `IndexPath.init`, they are told apart by what is asked for.
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

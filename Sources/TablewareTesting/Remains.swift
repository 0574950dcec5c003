/// Objects that are held weakly, to check which of them are still in memory.
///
/// ```swift
/// let remains = Remains([("screen", screen), ("table", table)])
/// navigator.pop()
/// #expect(remains.names == [])
/// ```
package struct Remains {
  private struct Weak {
    let name: String
    weak var object: AnyObject?
  }

  private let all: [Weak]

  /// Observes objects under their names; `nil` is left out.
  package init(_ objects: [(name: String, object: AnyObject?)]) {
    all = objects.map { Weak(name: $0.name, object: $0.object) }
  }

  /// The names of the objects that are still in memory.
  package var names: [String] { all.filter { $0.object != nil }.map(\.name) }
}

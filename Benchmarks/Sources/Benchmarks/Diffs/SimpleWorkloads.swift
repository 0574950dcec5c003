/// Pairs of lists that need no chance to be made.
extension Workloads {
  static func reversed(_ count: Int) -> (Items, Items) {
    let old = items(count)
    return (old, old.reversed())
  }

  /// One row in the middle looks different.
  static func update1(_ count: Int) -> (Items, Items) {
    let old = items(count)
    var new = old
    new[count / 2].content = "updated"
    return (old, new)
  }

  static func append1(_ count: Int) -> (Items, Items) {
    let all = items(count + 1)
    return (Array(all.dropLast()), all)
  }

  static func prepend1(_ count: Int) -> (Items, Items) {
    let all = items(count + 1)
    return (Array(all.dropFirst()), all)
  }

  static func firstToLast(_ count: Int) -> (Items, Items) {
    let old = items(count)
    return (old, Array(old.dropFirst()) + old.prefix(1))
  }

  static func lastToFirst(_ count: Int) -> (Items, Items) {
    let old = items(count)
    return (old, old.suffix(1) + old.dropLast())
  }

  /// Every identity is new.
  static func replaced(_ count: Int) -> (Items, Items) {
    (items(count), items(count, from: count * 2))
  }

  /// Every row looks different.
  static func updated(_ count: Int) -> (Items, Items) {
    let old = items(count)
    return (old, old.map { Item(id: $0.id, content: $0.content + "!") })
  }

  /// Equal lists in storage of their own, with strings that share theirs.
  static func copied(_ count: Int) -> (Items, Items) {
    let old = items(count)
    return (old, old.map { $0 })
  }

  /// One list twice.
  static func shared(_ count: Int) -> (Items, Items) {
    let old = items(count)
    return (old, old)
  }

  /// Equal lists that share nothing.
  static func remade(_ count: Int) -> (Items, Items) {
    (items(count), items(count))
  }
}

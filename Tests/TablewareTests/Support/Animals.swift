/// Models of several classes, and one that has no identity.
class Animal {
  var name: String { "animal" }
}

class Cat: Animal {
  override var name: String { "cat" }
}

final class Kitten: Cat {}

struct Stone {
  let name = "stone"
}

/// A value that has to be there. `#require` cannot look at what a mutating call gives.
package func given<Value>(_ value: Value?) throws -> Value {
  guard let value else { throw NothingGiven() }
  return value
}

struct NothingGiven: Error {}

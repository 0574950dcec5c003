import TablewareDiff

extension Benchmark {
  /// What a plan needs, against the building of one dictionary of the new identities.
  static func plan<ID>(
    _ name: String, measuring quantity: Quantity = .time, target: Target? = nil, rounds: Int = 15,
    _ lists: @autoclosure @escaping () -> (old: [Item<ID>], new: [Item<ID>])
  ) -> Benchmark {
    plan(name, measuring: quantity, target: target, rounds: rounds) {
      let (old, new) = lists()
      return (ItemOutline(old), ItemOutline(new))
    }
  }

  /// The same for sections.
  static func plan<ID>(
    _ name: String, measuring quantity: Quantity = .time, target: Target? = nil, rounds: Int = 15,
    outlines: @escaping () -> (old: ItemOutline<ID>, new: ItemOutline<ID>)
  ) -> Benchmark {
    Benchmark(
      name, measuring: quantity, yardstick: "one dictionary", target: target, rounds: rounds
    ) {
      let (old, new) = outlines()
      let identities = new.identities
      return (
        { keep(Plan(from: old, to: new, repeats: .unchecked)) },
        {
          var positions = [ID: Int](minimumCapacity: identities.count)
          for index in identities.indices { positions[identities[index]] = index }
          keep(positions)
        }
      )
    }
  }
}

/// Keeps the optimizer from removing results that are not used.
@inline(never)
func keep<Value>(_ value: Value) {}

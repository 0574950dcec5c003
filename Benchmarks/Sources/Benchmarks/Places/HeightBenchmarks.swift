import TablewareViewport

/// What one question to the height index costs, and one change, where every row has another height
/// than its neighbors: the case without long runs of equal heights.
enum HeightBenchmarks {
  private static let operations = 1_000

  static func all(_ scale: Scale) -> [Benchmark] {
    let sizes = [(name: "100k", count: scale(100_000)), (name: "1m", count: scale(1_000_000))]
    return sizes.flatMap { size in
      [
        benchmark("height-offset-of-row", size, target: 2) { index, position, _ in
          index.offset(of: position)
        },
        benchmark("height-row-at-offset", size, target: 2) { index, position, _ in
          // The heights are 4 on average, so these are offsets all over the table.
          index.index(at: position &* 4) ?? 0
        },
        benchmark("height-set", size, target: 3) { index, position, number in
          index[position] = 1 + number % 9
          return 0
        },
        benchmark("height-insert-remove", size, target: 6) { index, position, number in
          index.insert(count: 1, each: 1 + number % 9, at: position)
          index.remove(position..<position + 1)
          return 0
        },
        benchmark("height-move", size, target: 8) { index, position, _ in
          let height = index[position]
          index.remove(position..<position + 1)
          index.insert(count: 1, each: height, at: index.count - position)
          return 0
        },
      ]
    }
  }

  private static func benchmark(
    _ name: String, _ size: (name: String, count: Int), target: Double,
    _ operation: @escaping (inout HeightIndex, _ position: Int, _ number: Int) -> Int
  ) -> Benchmark {
    Benchmark(
      "\(name)-\(size.name)", yardstick: "as many look-ups in a dictionary of so many",
      // A sample takes some tens of microseconds, so the median of a few is chance.
      target: .ratio(target), rounds: 401
    ) {
      var index = mixed(size.count)
      let positions = Dictionary(uniqueKeysWithValues: (0..<size.count).map { ($0, $0) })
      var number = 0
      // The loops work on parameters: each use of a captured variable would be checked for
      // exclusive access, which costs as much as a look-up.
      func measure(_ index: inout HeightIndex, _ number: inout Int) {
        var sum = 0
        for _ in 0..<operations {
          number += 1
          sum &+= operation(&index, number &* 611_953 % size.count, number)
        }
        keep(sum)
      }
      func lookUp(_ number: inout Int) {
        var sum = 0
        for _ in 0..<operations {
          number += 1
          sum &+= positions[number &* 611_953 % size.count] ?? 0
        }
        keep(sum)
      }
      return ({ measure(&index, &number) }, { lookUp(&number) })
    }
  }

  private static func mixed(_ count: Int) -> HeightIndex {
    var index = HeightIndex()
    index.insert((0..<count).map { 1 + $0 &* 31 % 7 }, at: 0)
    return index
  }
}

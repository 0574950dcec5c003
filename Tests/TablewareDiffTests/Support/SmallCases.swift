/// All lists over an alphabet, shortest first.
func allLists(over alphabet: [Int], upTo length: Int) -> [[Int]] {
  var result: [[Int]] = [[]]
  var longest = result
  for _ in 0..<length {
    longest = longest.flatMap { list in alphabet.map { list + [$0] } }
    result += longest
  }
  return result
}

/// All orders of the elements.
func permutations(of elements: [Int]) -> [[Int]] {
  guard let last = elements.last else { return [[]] }
  return permutations(of: elements.dropLast()).flatMap { rest in
    (0...rest.count).map { position in
      var result = rest
      result.insert(last, at: position)
      return result
    }
  }
}

/// Whether identities occur first in the order 0, 1, 2, …: one representative of all relabellings.
func isCanonical(_ list: some Sequence<Int>) -> Bool {
  var next = 0
  for element in list {
    if element > next { return false }
    if element == next { next += 1 }
  }
  return true
}

extension Lists<Int, Int> {
  /// All tables of up to `sections` sections with up to `rows` rows each.
  static func all(
    sections: Int, sectionIDs: [Int], rows: Int, rowIDs: [Int], repeats: Bool
  ) -> [Lists] {
    let rowLists = allLists(over: rowIDs, upTo: rows)
    var result: [Lists] = [Lists()]
    var longest = result
    for _ in 0..<sections {
      longest = longest.flatMap { table in
        sectionIDs.flatMap { id in
          rowLists.compactMap { rows in
            var longer = table
            longer.sections.append(Section(id: id, rows: rows))
            return repeats || longer.isUnique ? longer : nil
          }
        }
      }
      result += longest
    }
    return result
  }

  /// Whether no section identity and no row identity occurs twice.
  var isUnique: Bool {
    let rows = sections.flatMap(\.rows)
    return Set(rows).count == rows.count && Set(sections.map(\.id)).count == sections.count
  }

  var isCanonical: Bool {
    TablewareDiffTests.isCanonical(sections.map(\.id))
      && TablewareDiffTests.isCanonical(sections.lazy.flatMap(\.rows))
  }
}

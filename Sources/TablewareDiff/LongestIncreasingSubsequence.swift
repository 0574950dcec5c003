/// Marks the elements of one longest strictly increasing subsequence.
///
/// What is marked may stay where it is; the rest is the smallest possible set of moves.
/// Patience sorting with back links; values that are equal never share a subsequence.
///
/// - Returns: for each element, whether it belongs to the subsequence.
/// - Complexity: O(n log n) time, O(n) memory; O(n) for an increasing sequence.
package func longestIncreasingSubsequence(of values: [Int]) -> [Bool] {
  // tails[k] is where the increasing run of length k + 1 with the smallest last value ends.
  var tails: [Int] = []
  var previous = [Int](repeating: -1, count: values.count)
  for index in values.indices {
    var low = 0
    var high = tails.count
    if let last = tails.last, values[last] < values[index] {
      low = high
    }
    while low < high {
      let middle = (low + high) / 2
      if values[tails[middle]] < values[index] { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[index] = tails[low - 1] }
    if low == tails.count { tails.append(index) } else { tails[low] = index }
  }
  var marks = [Bool](repeating: false, count: values.count)
  var index = tails.last ?? -1
  while index >= 0 {
    marks[index] = true
    index = previous[index]
  }
  return marks
}

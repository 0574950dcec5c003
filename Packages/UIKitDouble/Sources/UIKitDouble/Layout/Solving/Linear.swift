/// A sum of variables with factors, and a constant.
struct Linear {
  /// The number of a variable of a ``LinearSolver``.
  typealias Symbol = Int

  var constant: Double
  var terms: [Symbol: Double] = [:]

  init(_ constant: Double, _ terms: [Symbol: Double] = [:]) {
    self.constant = constant
    self.terms = terms
  }

  static func variable(_ symbol: Symbol) -> Linear { Linear(0, [symbol: 1]) }

  /// Adds a multiple of another sum; factors that cancel out are removed.
  mutating func add(_ other: Linear, times factor: Double) {
    constant += other.constant * factor
    for (symbol, value) in other.terms {
      let sum = (terms[symbol] ?? 0) + value * factor
      terms[symbol] = abs(sum) < LinearSolver.precision / 1_000 ? nil : sum
    }
  }

  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in terms.values.indices { terms.values[index] *= factor }
  }

  /// Solves “0 = this” for a symbol, whose value the sum is from then on.
  mutating func solve(for symbol: Symbol) {
    guard let factor = terms.removeValue(forKey: symbol) else { return }
    multiply(by: -1 / factor)
  }

  static func + (left: Linear, right: Linear) -> Linear {
    var sum = left
    sum.add(right, times: 1)
    return sum
  }

  static func - (left: Linear, right: Linear) -> Linear {
    var sum = left
    sum.add(right, times: -1)
    return sum
  }

  static func + (left: Linear, right: Double) -> Linear {
    Linear(left.constant + right, left.terms)
  }

  static func * (left: Linear, factor: Double) -> Linear {
    guard factor != 0 else { return Linear(0) }
    var product = left
    product.multiply(by: factor)
    return product
  }
}

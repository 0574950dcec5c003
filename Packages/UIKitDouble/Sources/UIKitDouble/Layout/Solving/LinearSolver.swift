/// Finds the values of variables for which required constraints hold, and the others as well as
/// their priorities allow.
///
/// This is the simplex method of Cassowary, one priority after the other: a level has the smallest
/// possible sum of errors that leaves the errors of all higher levels as they are. Symbols are
/// compared by their numbers, so the same constraints always have the same result.
struct LinearSolver {
  typealias Symbol = Linear.Symbol

  /// What a symbol stands for. All but `free` and `dummy` are never negative; a dummy is zero.
  private enum Kind { case free, slack, error, dummy, artificial }

  /// How an expression compares with zero.
  enum Relation { case lessThanOrEqual, equal, greaterThanOrEqual }

  /// Values nearer than this are equal.
  static let precision = 1e-7

  /// Whether conflicts can be explained, which costs time.
  private let explains: Bool
  private var kinds: [Kind] = []
  /// The constraints by the symbols that stand for their errors and slack.
  private var owners: [Symbol: Int] = [:]
  /// The basic symbols, by the sums that they are equal to.
  private var rows: [Symbol: Linear] = [:]

  init(explains: Bool) { self.explains = explains }

  mutating func variable() -> Symbol { symbol(.free) }

  func value(_ sum: Linear) -> Double {
    sum.terms.reduce(sum.constant) { $0 + (rows[$1.key]?.constant ?? 0) * $1.value }
  }

  /// Whether a sum could have another value with the same errors.
  func isAmbiguous(_ sum: Linear) -> Bool {
    substituted(sum).terms.keys.contains { symbol in
      switch kinds[symbol] {
      case .free: true
      case .dummy, .artificial: false
      case .slack, .error: leaving(for: symbol).map { $0.ratio > Self.precision } ?? true
      }
    }
  }

  /// Adds a required constraint: a sum that is zero, at most zero or at least zero.
  ///
  /// - Parameter number: the number by which conflicts name the constraint.
  /// - Returns: the other constraints that contradict this one, which is left out then; `nil` if
  ///   there is no contradiction.
  mutating func require(_ sum: Linear, _ relation: Relation, number: Int) -> [Int]? {
    var row = substituted(sum)
    if relation == .lessThanOrEqual { row.multiply(by: -1) }
    if relation != .equal {
      let slack = symbol(.slack)
      owners[slack] = number
      row.terms[slack] = -1
      if firstFree(row) == nil, row.constant >= 0 {
        row.solve(for: slack)
        rows[slack] = row
        return nil
      }
    } else if explains {
      let dummy = symbol(.dummy)
      owners[dummy] = number
      row.terms[dummy] = 1
    }
    if let free = firstFree(row) {
      enter(free, row)
      return nil
    }
    if row.terms.keys.allSatisfy({ kinds[$0] == .dummy }) {
      return abs(row.constant) < Self.precision ? nil : others(row, number)
    }
    return requireByArtificial(row, number)
  }

  /// Adds all constraints of one priority.
  mutating func prefer(_ level: [(sum: Linear, relation: Relation)]) {
    var objective = Linear(0)
    var errors: [Symbol] = []
    for (sum, relation) in level {
      var row = substituted(sum)
      if relation == .lessThanOrEqual { row.multiply(by: -1) }
      let above = symbol(relation == .equal ? .error : .slack)
      let below = symbol(.error)
      errors += relation == .equal ? [above, below] : [below]
      row.terms[above] = -1
      row.terms[below] = 1
      if let free = firstFree(row) {
        enter(free, row)
      } else {
        let basic = row.constant >= 0 ? above : below
        row.solve(for: basic)
        rows[basic] = row
      }
    }
    for error in errors { objective.add(rows[error] ?? .variable(error), times: 1) }
    minimize(&objective)
    freeze(objective)
  }

  private mutating func symbol(_ kind: Kind) -> Symbol {
    kinds.append(kind)
    return kinds.count - 1
  }

  private func firstFree(_ row: Linear) -> Symbol? {
    row.terms.keys.lazy.filter { kinds[$0] == .free }.min()
  }

  private func others(_ row: Linear, _ number: Int) -> [Int] {
    Set(row.terms.keys.compactMap { owners[$0] }).subtracting([number]).sorted()
  }

  /// A row without free variables holds only if its artificial variable can become zero.
  private mutating func requireByArtificial(_ sum: Linear, _ number: Int) -> [Int]? {
    let saved = rows
    var row = sum
    if row.constant < 0 { row.multiply(by: -1) }
    let artificial = symbol(.artificial)
    rows[artificial] = row
    var objective = row
    minimize(&objective)
    guard objective.constant < Self.precision else {
      rows = saved
      return others(objective, number)
    }
    if var left = rows.removeValue(forKey: artificial) {
      let pivots = left.terms.keys.filter { kinds[$0] == .slack || kinds[$0] == .error }
      if let symbol = pivots.min() {
        left.constant = 0
        enter(symbol, left)
      }
    }
    for index in rows.values.indices { rows.values[index].terms[artificial] = nil }
    return nil
  }

  /// Makes a symbol basic that a row determines.
  private mutating func enter(_ symbol: Symbol, _ row: Linear) {
    var row = row
    row.solve(for: symbol)
    for index in rows.values.indices {
      if let factor = rows.values[index].terms.removeValue(forKey: symbol) {
        rows.values[index].add(row, times: factor)
      }
    }
    rows[symbol] = row
  }

  private func substituted(_ sum: Linear) -> Linear {
    var row = Linear(sum.constant)
    for (symbol, factor) in sum.terms {
      row.add(rows[symbol] ?? .variable(symbol), times: factor)
    }
    return row
  }

  /// The row that limits a symbol first when it grows, and how far it can grow.
  private func leaving(for entering: Symbol) -> (symbol: Symbol, ratio: Double)? {
    var best: (symbol: Symbol, ratio: Double)?
    for (symbol, row) in rows where kinds[symbol] != .free {
      guard let factor = row.terms[entering], factor < -Self.precision else { continue }
      let ratio = max(0, -row.constant / factor)
      guard let (other, least) = best else {
        best = (symbol, ratio)
        continue
      }
      if ratio < least - Self.precision || (ratio <= least + Self.precision && symbol < other) {
        best = (symbol, ratio)
      }
    }
    return best
  }

  /// Pivots until no symbol makes the objective smaller. Bland's rule ends every loop; the limit is
  /// for rounding errors.
  private mutating func minimize(_ objective: inout Linear) {
    for _ in 0..<5_000 {
      guard let entering = entering(objective), let (leaving, _) = leaving(for: entering),
        var row = rows.removeValue(forKey: leaving)
      else { return }
      row.terms[leaving] = -1
      enter(entering, row)
      if let factor = objective.terms.removeValue(forKey: entering), let row = rows[entering] {
        objective.add(row, times: factor)
      }
    }
  }

  private func entering(_ objective: Linear) -> Symbol? {
    objective.terms.lazy.filter { symbol, factor in
      factor < -Self.precision && (kinds[symbol] == .slack || kinds[symbol] == .error)
    }.map(\.key).min()
  }

  /// What would make a level worse stays zero for all lower levels.
  private mutating func freeze(_ objective: Linear) {
    for (symbol, factor) in objective.terms where factor > Self.precision {
      for index in rows.values.indices { rows.values[index].terms[symbol] = nil }
    }
  }
}

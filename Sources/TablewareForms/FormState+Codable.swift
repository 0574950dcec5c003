import Tableware

extension FormState: Codable {
  /// A form with the values that were written. They say which type each tag has only roughly, so
  /// prefer ``take(from:)`` on a form that knows its own.
  public convenience init(from decoder: any Decoder) throws {
    let (values, problems) = try Self.read(from: decoder)
    self.init(read: values, problems)
  }

  /// Takes the values that were written; a tag that is not among them keeps its own. A value that
  /// does not fit is a ``FormProblem`` and hides none of the others.
  ///
  /// - Throws: only if what is read holds no tags at all.
  public func take(from decoder: any Decoder) throws {
    let (values, problems) = try Self.read(from: decoder)
    for problem in problems { report(problem) }
    take(FormValues(values))
  }

  /// Writes all values, of hidden tags too.
  public func encode(to encoder: any Encoder) throws { try current.encode(to: encoder) }

  private static func read(
    from decoder: any Decoder
  ) throws -> (values: [String: FormValue], problems: [FormProblem]) {
    let container = try decoder.container(keyedBy: FormTag.self)
    var values: [String: FormValue] = [:]
    var problems: [FormProblem] = []
    for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      // Nothing is a value too: it leaves the tag as it is.
      if let isNothing = try? container.decodeNil(forKey: key), isNothing { continue }
      if let value = try? container.decode(FormValue.self, forKey: key) {
        values[key.stringValue] = value
      } else {
        problems.append(.unknownValue(tag: key.stringValue))
      }
    }
    return (values, problems)
  }
}

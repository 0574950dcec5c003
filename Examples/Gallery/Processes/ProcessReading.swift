/// Every process that could be read, and a sentence for each that could not.
package struct ProcessReading: Equatable, Sendable {
  /// In the order of their process numbers.
  package var samples: [ProcessSample]
  package var skipped: [String]

  package init(samples: [ProcessSample] = [], skipped: [String] = []) {
    self.samples = samples
    self.skipped = skipped
  }
}

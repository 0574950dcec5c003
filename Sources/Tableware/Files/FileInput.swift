/// A control with which the user sends a file; it shows how much of the file has arrived.
public struct FileInput: Hashable, Sendable {
  /// A kind of file, by its name and by its first bytes.
  package struct Kind: Hashable, Sendable {
    /// The media type, such as `image/png`.
    package let mediaType: String
    /// The endings of names in lower case, without the dot.
    package let extensions: [String]
    /// The possible first bytes, where `nil` is any byte; empty for any content.
    package let signatures: [[UInt8?]]

    package init(_ mediaType: String, extensions: [String], signatures: [[UInt8?]] = []) {
      self.mediaType = mediaType
      self.extensions = extensions.map { $0.lowercased() }
      self.signatures = signatures
    }

    /// Returns whether a file may begin with some bytes.
    func matches(_ bytes: [UInt8]) -> Bool {
      signatures.isEmpty
        || signatures.contains { signature in
          bytes.count >= signature.count
            && zip(signature, bytes).allSatisfy { $0 == nil || $0 == $1 }
        }
    }
  }

  /// How much of a file has arrived.
  package struct Progress: Hashable, Sendable {
    package let name: String
    /// The fraction in percent, so that a control changes at most a hundred times.
    package let percent: Int

    package init(_ name: String, received: Int, of size: Int) {
      self.name = name
      percent = size > 0 ? Int(Double(min(received, size)) / Double(size) * 100) : 0
    }

    package var fraction: Double { Double(percent) / 100 }
  }

  /// The accepted kinds; empty for all.
  package let kinds: [Kind]
  /// The most bytes of a file.
  package let limit: Int
  /// The file that is arriving; `nil` for none.
  package let progress: Progress?

  package init(_ kinds: [Kind] = [], limit: Int, progress: Progress? = nil) {
    self.kinds = kinds
    self.limit = max(0, limit)
    self.progress = progress
  }

  /// The endings of accepted names, each with its dot; empty for all.
  package var endings: [String] { kinds.flatMap(\.extensions).map { "." + $0 } }

  /// Returns the kind of a file; `nil` for a name with another ending.
  package func kind(ofName name: String) -> Kind? {
    let name = name.lowercased()
    return kinds.first { kind in kind.extensions.contains { name.hasSuffix("." + $0) } }
  }

  /// Returns why a file is not accepted; `nil` if it is.
  package func problem(name: String, size: Int) -> FileProblem? {
    if !kinds.isEmpty, kind(ofName: name) == nil {
      return FileProblem(.fileKind, name, endings.joined(separator: " "))
    }
    return size > limit ? FileProblem(.fileTooLarge, name, ByteCount.text(limit)) : nil
  }
}

extension FileInput: ControlInput {
  package var valueText: String? {
    progress.map { "\($0.name) · \($0.percent) %" } ?? Words.current[.chooseFile]
  }
  package var trait: RowAccessibility.Trait { progress == nil ? .button : .updatesFrequently }
  package var isSettable: Bool { progress == nil }
  package func accepts(_ value: ControlValue) -> Bool { false }
}

/// A number of bytes as a text for people.
package enum ByteCount {
  /// Returns a number of bytes in the largest unit that fits, with one digit after the point below
  /// ten. A unit is a thousand of the next smaller one.
  package static func text(_ bytes: Int) -> String {
    let units = ["bytes", "KB", "MB", "GB", "TB"]
    var (number, unit) = (Double(max(0, bytes)), 0)
    while number >= 999.5, unit < units.count - 1 {
      number /= 1_000
      unit += 1
    }
    let tenths = (number * 10).rounded() / 10
    let isWhole = unit == 0 || tenths >= 10 || tenths == tenths.rounded()
    return "\(isWhole ? "\(Int(number.rounded()))" : "\(tenths)") \(units[unit])"
  }
}

#if Tool
import ArgumentParser
import Explain

/// Explains the changes between two snapshots, with reasons.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain what changes between two tables, and why.",
    discussion: """
      OLD and NEW are JSON files with a list of sections. A row is its id, or an object with an id \
      and a content; a section may have a header:

        [{"id": "A", "header": "Fruit", "rows": ["apple", {"id": "pear", "content": "ripe"}]}]

      The answer is the batches that take a table from OLD to NEW, each legal by itself: deletes \
      and the sources of moves in the indexes before the batch, everything else in those after it.

      With --batch, each line of standard input is a pair, {"old": […], "new": […]}, and each line \
      of standard output its answer as JSON, as soon as it is known. A line that is no pair is \
      answered by {"error": "…"}.

      Exits with 64 for wrong usage, 65 for a file with other content, 66 for a missing file.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Argument(help: "The table before the change, as JSON.", completion: .file(extensions: ["json"]))
  var old: String?

  @Argument(help: "The table after the change, as JSON.", completion: .file(extensions: ["json"]))
  var new: String?

  @Option(help: "For people (text) or for machines (json).")
  var format: Format?

  @Flag(help: "Read one pair per line from standard input; answer each with a line of JSON.")
  var batch = false

  func validate() throws {
    if batch {
      guard old == nil else {
        throw ValidationError("--batch reads standard input; leave the files out.")
      }
      guard format != .text else { throw ValidationError("--batch answers in JSON only.") }
    } else if old == nil || new == nil {
      throw ValidationError("Name two files: tableware explain OLD.json NEW.json, or use --batch.")
    }
  }

  func run() throws {
    let isSound = try batch ? answerLines() : explainFiles()
    if !isSound { throw ExitCode(70) }
  }

  private func explainFiles() throws -> Bool {
    let explanation = Explanation(from: try sheet(old), to: try sheet(new))
    let bytes = format == .json ? explanation.json + [10] : Array(explanation.text.utf8)
    if let failure = ByteStream.standardOutput.send(bytes) {
      StandardError.print("tableware: standard output: \(failure)")
      throw ExitCode(74)
    }
    return explanation.isSound
  }

  private func sheet(_ path: String?) throws -> Sheet {
    let path = path ?? ""
    let bytes: [UInt8]
    do {
      bytes = try ByteStream.contents(of: path)
    } catch {
      StandardError.print("\(path): \(error)")
      throw ExitCode(error.isMissingFile ? 66 : 65)
    }
    do {
      return try Sheet(json: bytes)
    } catch {
      StandardError.print("\(path): \(error)")
      throw ExitCode(65)
    }
  }

  private func answerLines() throws -> Bool {
    var input = LineReader(.standardInput)
    var number = 0
    var isSound = true
    do {
      while let line = try input.next() {
        number += 1
        let answer = PairLine.answer(to: line, number: number)
        isSound = isSound && answer.isSound
        if let failure = ByteStream.standardOutput.send(answer.json + [10]) { throw failure }
      }
    } catch {
      StandardError.print("tableware: line \(number + 1): \(error)")
      throw ExitCode(74)
    }
    return isSound
  }
}
#endif

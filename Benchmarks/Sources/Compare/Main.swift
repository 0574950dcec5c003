import Tableware
import TablewareTerminal

/// Shows rows in the terminal, to be compared with Textual: `Compare ROWS WAY [LOG]`.
///
/// WAY is `still`, or how 1 % of the rows change once a second: `edit` or `declare`. When each
/// change begins goes into LOG.
@main
struct Main {
  @MainActor
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count > 2, let count = Int(arguments[1]) else {
      return print("usage: Compare ROWS WAY [LOG]")
    }
    let rows = Rows(count)
    if let change = Rows.change(named: arguments[2]), arguments.count > 3 {
      let log = ChangeLog(path: arguments[3])
      Task {
        while true {
          try await Task.sleep(for: .seconds(1))
          log.note()
          change(rows)()
        }
      }
    }
    try await Terminal.run(rows.table)
  }
}

import Tableware
import TablewareLoading

// entry: receive-diagnostics
final class CheckedScreen: Screen {
  let context = ScreenContext()
  let title = "Checked"
  private let log: (String) -> Void

  init(log: @escaping (String) -> Void) { self.log = log }

  func configure(_ table: Table) {
    table.diagnostics.sink = { [log] diagnostic in log("\(diagnostic)") }
  }

  var sections: [Section] {
    Section("songs") { ForEach(["Pines", "Pines"], id: \.self) { TextRow($0) } }
  }
}
// end

struct NoFile: Error {}

private func readFile() throws { throw NoFile() }

// entry: errors-of-handlers
final class ImportScreen: Screen {
  let context = ScreenContext()
  let title = "Import"
  private var failure: String?

  var sections: [Section] {
    Section("import") {
      if let failure { ErrorRow("The import failed.", detail: failure) { self.start() } }
      ButtonRow("Import") { self.start() }
      ButtonRow("Check") { try readFile() }  // an error is a Diagnostic.handlerFailed
    }
  }

  private func start() {
    do { try readFile() } catch { failure = "\(error)" }
  }
}
// end

// entry: trace
final class TracedScreen: Screen {
  let context = ScreenContext()
  let title = "Traced"
  private let log: (String) -> Void

  init(log: @escaping (String) -> Void) { self.log = log }

  func configure(_ table: Table) {
    table.trace = { [log] step in log("\(step)") }
  }

  var sections: [Section] {
    Section("songs") { TextRow("Pines").onTap { self.context.notify("Pines") } }
  }
}
// end

// entry: one-row-for-each-identity
final class MergedScreen: Screen {
  let context = ScreenContext()
  let title = "Merged"

  func configure(_ table: Table) { table.repeatedRows = .showFirst }

  var sections: [Section] {
    for list in [["Ada", "Grace"], ["Grace", "Alan"]] {
      Section(list) { ForEach(list, id: \.self) { TextRow($0) } }
    }
  }
}
// end

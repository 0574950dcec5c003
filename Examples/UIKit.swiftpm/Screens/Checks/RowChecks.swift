import Tableware
import TablewareForms
import TablewareUIKit

/// A tree of four levels, in a controller with its own answer for the indentation of rows.
final class TreeCheck: UITableViewController {
  private struct Branch: Identifiable {
    let id: String
    var branches: [Branch]?

    static func at(_ level: Int, _ name: String) -> Branch {
      guard level < 4 else { return Branch(id: name) }
      return Branch(id: name, branches: (1...3).map { at(level + 1, "\(name).\($0)") })
    }
  }

  private let roots = (1...3).map { Branch.at(1, "\($0)") }
  private var expandedNodes = ExpandedSet()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tree"
    tableView.show(for: self, \.sections)
  }

  @TableBuilder private var sections: [Section] {
    Section("tree") {
      ForEach(tree: roots, expanded: expandedNodes, children: \.branches) { TextRow($0.id) }
    }
    .on(ExpansionChange.self) { change, source in
      self.expandedNodes.apply(change, to: source.row)
    }
  }
}

/// A section whose header and footer are switched.
final class HeaderCheck: Screen {
  let context = ScreenContext()
  let title = "Headers"
  private var hasHeader = true
  private var hasFooter = true
  private var isLong = false

  var sections: [Section] {
    let more = isLong ? ", with a second line that says more than one line has room for" : ""
    return [
      Section(
        "parts", header: hasHeader ? "The header\(more)" : nil,
        footer: hasFooter ? "The footer\(more)" : nil
      ) {
        ToggleRow("Header", isOn: hasHeader) { self.hasHeader = $0 }
        ToggleRow("Footer", isOn: hasFooter) { self.hasFooter = $0 }
        ToggleRow("Two lines", isOn: isLong) { self.isLong = $0 }
      },
      Section("below", header: "Below") { TextRow("A row") },
    ]
  }
}

/// Rows that are dragged while others are added. No row may be moved to the first position.
final class DragCheck: UITableViewController {
  private var names = (1...8).map { "Row \($0)" }
  private var ticks: Task<Void, Never>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Drag"
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.show(for: self, \.sections).table.moveTarget = { $0.after == nil ? nil : $0 }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ticks = Task { [weak self] in
      while (try? await Task.sleep(for: .seconds(1))) != nil { self?.tick() }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    ticks?.cancel()
  }

  private func tick() {
    names.append("Row \(names.count + 1)")
    tableView.tablewareBackend?.setNeedsUpdate()
  }

  @TableBuilder private var sections: [Section] {
    Section("rows", footer: "No row can be moved to the top.") {
      ForEach(names, id: \.self) { TextRow($0).movable() }
    }
    .on(RowMove.self) { move, _ in move.apply(to: &self.names, id: \.self) }
  }
}

/// Rows above which others are inserted each second.
final class FeedCheck: Screen {
  let context = ScreenContext()
  let title = "Rows above"
  private let step: Int
  private var numbers: Range<Int>

  init(step: Int, count: Int) {
    self.step = step
    numbers = 0..<count
  }

  func appear() {
    context.every(.seconds(1)) {
      self.numbers = (self.numbers.lowerBound - self.step)..<self.numbers.upperBound
    }
  }

  var sections: [Section] {
    Section("rows") { ForEach(numbers, id: \.self) { TextRow("Row \($0)") } }
  }
}

/// Messages of which several are selected for commands in a toolbar.
final class SelectionCheck: Screen {
  let context = ScreenContext()
  let title = "Messages"
  private var messages = (1...30).map { "Message \($0)" }

  func configure(_ table: Table) { table.selectionMode = .multiple }

  var commands: [Command] {
    [
      Command(
        "d", "Delete", image: .symbol("trash", glyph: "x"), role: .destructive, forSelection: true
      ) {
        guard let selection = self.context.table?.selection else { return }
        self.messages.removeAll { selection.contains($0) }
      },
      Command("a", "Select all") {
        for message in self.messages { self.context.table?.select(message) }
      },
    ]
  }

  var sections: [Section] { Section("messages") { ForEach(messages, id: \.self) { TextRow($0) } } }
}

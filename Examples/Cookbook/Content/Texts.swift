import Tableware
import TablewareLoading

// entry: columns
struct ProcessRow: Row {
  let name: String
  let share: Int
  let megabytes: Int
  var id: String { name }
  var body: RowContent {
    RowContent(
      title: name, values: [RowValue("\(share) %", width: 6), RowValue("\(megabytes)", width: 8)])
  }
}

final class ProcessesScreen: Screen {
  let context = ScreenContext()
  let title = "Processes"

  var sections: [Section] {
    let captions = [RowValue("CPU", width: 6), RowValue("MB", width: 8)]
    Section("processes", header: SectionHeader("Name", values: captions)) {
      ProcessRow(name: "swift-build", share: 93, megabytes: 1_208)
      ProcessRow(name: "bash", share: 0, megabytes: 4)
    }
  }
}
// end

// entry: tones
struct BuildRow: Row {
  let name: String
  let failures: Int
  var id: String { name }
  var body: RowContent {
    let result: RowText =
      failures == 0
      ? RowText("passed", tone: .good) : RowText("\(failures) failed", tone: .bad, strong: true)
    return RowContent(title: name, subtitle: RowText("main · ", tone: .secondary) + result)
  }
}
// end

// entry: badges
struct IssueRow: Row {
  let number: Int
  let title: String
  let isBlocking: Bool
  var id: Int { number }
  var body: RowContent {
    RowContent(
      title: title,
      badges: [RowBadge("bug", color: RowColor(0xD73A4A))]
        + (isBlocking ? [RowBadge("blocking", tone: .warning)] : []),
      values: ["#\(number)"])
  }
}
// end

// entry: highlight-matches
final class FindScreen: Screen {
  let context = ScreenContext()
  let title = "Find"
  private var query = ""

  var search: Search? {
    Search(prompt: "Title", query: query) { self.query = $0 }
  }

  var sections: [Section] {
    let found = Song.samples.filter {
      query.isEmpty || $0.title.lowercased().contains(query.lowercased())
    }
    Section("songs", header: "\(found.count) songs") {
      ForEach(found) { [query] song in TextRow(RowText(song.title).highlighting(query)) }
    }
  }
}
// end

// entry: several-lines
struct ReviewRow: Row {
  let id: Int
  let title: String
  let text: String
  var body: RowContent {
    RowContent(title: title, subtitle: text, titleLineLimit: 2, subtitleLineLimit: 4)
  }
}
// end

// entry: labeled-lines
struct PackageRow: Row {
  let name: String
  let isOpen: Bool
  var id: String { name }
  var body: RowContent {
    var content = RowContent(title: name, values: ["1.4 MB"])
    content.expansion = isOpen ? .expanded : .collapsed
    if isOpen {
      content.details = [
        RowDetail("Section", "libs"),
        RowDetail("Page", RowText("example.org", link: "https://example.org/")),
      ]
    }
    return content
  }
}

final class PackagesScreen: Screen {
  let context = ScreenContext()
  let title = "Packages"
  private var open: Set<String> = []

  var sections: [Section] {
    Section("packages") {
      ForEach(["libpng", "zlib"], id: \.self) { [open] name in
        PackageRow(name: name, isOpen: open.contains(name))
      }
    }
    .on(ExpansionChange.self) { _, source in
      guard let name = source.id(as: String.self) else { return }
      self.open.formSymmetricDifference([name])
    }
  }
}
// end

// entry: avatar
struct ContactRow: Row {
  let contact: Contact
  let avatar: String
  var id: Contact.ID { contact.id }
  var body: RowContent {
    RowContent(
      image: RowImage(.url(avatar), shape: .circle, placeholder: .initials(contact.name)),
      title: contact.name, subtitle: contact.team)
  }
}
// end

// entry: symbol
struct FolderRow: Row {
  let name: String
  var id: String { name }
  var body: RowContent {
    RowContent(
      image: RowImage(.symbol("folder.fill", glyph: "▤"), width: 24, tint: RowColor(0x0969DA)),
      title: name)
  }
}
// end

// entry: progress
final class CopyScreen: Screen {
  let context = ScreenContext()
  let title = "Copy"
  private var copied = 0

  func appear() {
    context.every(.seconds(1)) { self.copied = min(self.copied + 10, 100) }
  }

  var sections: [Section] {
    Section("copy") {
      ProgressRow("Copying", subtitle: "\(copied) of 100 files", fraction: Double(copied) / 100)
    }
  }
}
// end

// entry: row-style
final class LedgerScreen: Screen {
  let context = ScreenContext()
  let title = "Ledger"

  var sections: [Section] {
    Section("entries") {
      TextRow("Rent", value: "−900")
      TextRow("Tea", value: "−4").style(RowStyle(leadingInset: 16))
      TextRow("Balance", value: "312")
        .style(RowStyle(separator: RowStyle.Separator.none, background: RowColor(0xFFF4D6)))
    }
    .style(RowStyle(density: .compact))
  }
}
// end

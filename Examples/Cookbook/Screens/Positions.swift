import Tableware
import TablewareForms

// entry: scroll-to-a-row
final class MonthsScreen: Screen {
  let context = ScreenContext()
  let title = "Months"

  var commands: [Command] {
    [
      Command("t", "This month") {
        self.context.table?.scroll(to: 42, at: .top, animated: true)
      }
    ]
  }

  var sections: [Section] {
    Section("months") { ForEach(Array(1...120), id: \.self) { TextRow("Month \($0)") } }
  }
}
// end

// entry: stay-at-the-end
final class LogScreen: Screen {
  let context = ScreenContext()
  let title = "Log"
  private var lines = (1...30).map { "line \($0)" }

  func configure(_ table: Table) { table.anchoring = .stickToEnd }

  func appear() {
    context.table?.scroll(to: lines[lines.count - 1])
    context.every(.seconds(1)) { self.lines.append("line \(self.lines.count + 1)") }
  }

  var sections: [Section] {
    Section("lines") { ForEach(lines, id: \.self) { TextRow($0) } }
  }
}
// end

// entry: stay-at-the-top
final class TimelineScreen: Screen {
  let context = ScreenContext()
  let title = "Posts"
  private var posts = (1...30).map { "post \($0)" }

  func configure(_ table: Table) { table.anchoring = .stickToTop }

  func appear() {
    context.every(.seconds(1)) { self.posts.insert("post \(self.posts.count + 1)", at: 0) }
  }

  var sections: [Section] {
    Section("posts") { ForEach(posts, id: \.self) { TextRow($0) } }
  }
}
// end

// entry: focus-a-field
final class NewMailScreen: Screen {
  let context = ScreenContext()
  let title = "New mail"
  private var subject = ""

  func appear() { context.table?.focus("Subject") }  // the identity of the row

  var sections: [Section] {
    Section("mail") {
      TextRow("From", value: "Ada")
      TextFieldRow("Subject", text: subject) { self.subject = $0 }
    }
  }
}
// end

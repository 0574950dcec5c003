import Tableware

@testable import TablewareWeb

extension Probe {
  /// The HTML that a browser receives while a user tries everything on the row, and the events.
  func renderOnWeb() -> String {
    let screen = ProbeScreen(self, visibleRows: 2)
    let client = Client(screen, screen.journal)
    client.look()
    let rows = client.session.topPage.entries.filter(\.isRow).map(\.id)
    if let id = client.probe, let first = rows.first {
      // The page shows the rows from the first to the last of these.
      client.send("\"w\",0,60,0,\(first),\(isBelow ? rows[1] : id),0,0,1000,1000")
      client.wait(.seconds(5))
      client.send("\"v\",\(id),1")
      client.send("\"v\",\(id),0")
      client.send("\"i\",\(id)")
      client.send("\"m\",\(id),-1")
      client.send("\"t\",\(id)")
      client.returnToProbe()
      client.send("\"y\",\(id),1")
      if case .text = content.control { client.send("\"c\",\(id),\"typed\"") }
      client.send("\"o\",\(id)")
      // The first entry of the menu.
      if let entry = client.session.topPage.entries.first(where: \.isRow)?.id {
        client.send("\"t\",\(entry)")
      }
    }
    return client.pages.joined(separator: "\n")
  }
}

/// A client without a browser.
private final class Client {
  let session: WebSession
  private(set) var pages: [String] = []
  private let journal: Journal
  private var number = 0
  private var time = Duration.zero

  init(_ screen: any Screen, _ journal: Journal) {
    self.journal = journal
    session = WebSession(Navigator(root: screen))
    _ = session.firstPage(token: "token")
    session.connect()
    send("\"h\",\(session.version),0,60")
  }

  /// The number of the probe on the page.
  var probe: Int? {
    session.page.entries.first { $0.identity == Probe.identity || $0.item.path == .header(of: 1) }?
      .id
  }

  func send(_ fields: String) {
    number += 1
    let outcome = session.handle(Array("[\(number),\(fields)]".utf8), at: time)
    take()
    pages.append("\(outcome)")
    look()
  }

  func wait(_ duration: Duration) {
    time += duration
    session.advance(to: time)
    take()
    look()
  }

  func returnToProbe() {
    while session.navigator.screens.count > 1 { send("\"b\"") }
  }

  /// Notes the items of the page, or those of the menu or the question over it, and the events so
  /// far.
  func look() {
    pages.append("\(journal.events)")
    pages.append(
      session.topPage.entries.map { PageItem(id: $0.id, html: $0.html) }
        .map { "\($0.html.state): \($0.string)" }.joined(separator: "\n"))
  }

  private func take() {
    while session.takeFrame() != nil {
      number += 1
      _ = session.handle(Array("[\(number),\"k\",\(session.version)]".utf8), at: time)
    }
  }
}

import Foundation
import Tableware
import TablewareUIKit

/// The code of Documentation/migrating/data-source.md.
enum DataSourceGuide {
  struct Mail: Identifiable {
    let id: Int
    let sender: String
    let subject: String
    var isRead = false

    static let samples = [
      Mail(id: 1, sender: "Ada", subject: "Lunch?"), Mail(id: 2, sender: "Ben", subject: "Report"),
    ]
  }

  // entry: inbox-by-hand-data
  final class InboxDataSource: NSObject, UITableViewDataSource {
    var mails = Mail.samples

    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      section == 0 ? 1 : mails.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let name = indexPath.section == 0 ? "count" : "mail"
      let cell = tableView.dequeueReusableCell(withIdentifier: name, for: indexPath)
      var content = UIListContentConfiguration.subtitleCell()
      if indexPath.section == 0 {
        content.text = "\(mails.count { !$0.isRead }) unread"
      } else {
        let mail = mails[indexPath.row]
        content.text = mail.sender
        content.secondaryText = mail.isRead ? mail.subject : "• \(mail.subject)"
      }
      cell.contentConfiguration = content
      return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      indexPath.section == 1
    }
  }
  // end

  // entry: inbox-by-hand
  final class InboxByHand: UITableViewController {
    private let inbox = InboxDataSource()
    private let count = IndexPath(row: 0, section: 0)

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "count")
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
      tableView.dataSource = inbox
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      guard indexPath.section == 1 else { return }
      inbox.mails[indexPath.row].isRead = true
      tableView.reloadRows(at: [count, indexPath], with: .none)
    }

    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      guard indexPath.section == 1 else { return nil }
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
        self.inbox.mails.remove(at: indexPath.row)
        tableView.performBatchUpdates {
          tableView.deleteRows(at: [indexPath], with: .automatic)
          tableView.reloadRows(at: [self.count], with: .none)
        }
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
  }
  // end

  // entry: migrating-data-source
  final class InboxController: UITableViewController {
    private var mails = Mail.samples

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.show(for: self, \.sections)
    }

    @TableBuilder private var sections: [Section] {
      Section("count") { TextRow("\(mails.count { !$0.isRead }) unread").id("count") }
      Section("mails") {
        ForEach(mails) { mail in
          MailRow(mail: mail)
            .onTap { self.read(mail) }
            .deletable { self.mails.removeAll { $0.id == mail.id } }
        }
      }
    }

    private func read(_ mail: Mail) {
      for index in mails.indices where mails[index].id == mail.id { mails[index].isRead = true }
    }
  }

  struct MailRow: Row {
    let mail: Mail
    var id: Mail.ID { mail.id }
    var body: RowContent {
      let subject = mail.isRead ? mail.subject : "• \(mail.subject)"
      return RowContent(title: mail.sender, subtitle: subject)
    }
  }
  // end
}

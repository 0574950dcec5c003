#if !canImport(UIKit)
  import Foundation

  /// A controller whose view is a table.
  ///
  /// It is the table's data source and delegate if the subclass can be, clears the selection when it appears,
  /// and keeps the keyboard from covering rows (G-22).
  @MainActor
  open class UITableViewController: UIViewController {
    /// Whether what is selected is deselected every time the view appears (L-33).
    open var clearsSelectionOnViewWillAppear = true
    private let style: UITableView.Style
    private lazy var table = UITableView(frame: .zero, style: style)
    private var observers: [NotificationToken] = []

    /// A controller with a table of a style, which never changes.
    public init(style: UITableView.Style) {
      self.style = style
      super.init()
    }

    /// The table: the root view, loaded when it is first asked for.
    open var tableView: UITableView {
      get { view as? UITableView ?? table }
      set { view = newValue }
    }

    open override func loadView() {
      view = table
      table.dataSource = self as? any UITableViewDataSource
      table.delegate = self as? any UITableViewDelegate
      observers = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
      ].map { name in
        NotificationToken(name) { [weak self] frame in self?.avoidKeyboard(frame) }
      }
    }

    open override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      guard clearsSelectionOnViewWillAppear else { return }
      for path in tableView.indexPathsForSelectedRows ?? [] {
        tableView.deselectRow(at: path, animated: animated)
      }
    }

    private func avoidKeyboard(_ frame: CGRect?) {
      guard let window = tableView.window else { return }
      let covered = frame.map { max(0, window.bounds.height - $0.minY) } ?? 0
      tableView.contentInset.bottom = covered
      guard covered > 0, let view = UIResponder.firstResponder as? UIView,
        let path = tableView.shown.first(where: { view.isDescendant(of: $0.value) })?.key
      else { return }
      tableView.scrollToRow(at: path, at: .none, animated: true)
    }
  }
#endif

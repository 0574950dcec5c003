import Tableware

/// The demo's screens: real data, shown with the public API only, on every back end.
public enum Gallery {
  /// Returns the list of all screens, with the data of this machine or samples where it has none.
  public static func home() -> any Screen { HomeScreen(Sources()) }

  /// The sources of a screen; the defaults are those of this machine.
  package struct Sources: Sendable {
    /// The file of the log or of the music page, or the folder that is shown as a tree.
    package var file: String?
    /// The logs of a machine, of which the log screen follows the first that can be read, unless
    /// `file` names one.
    package var logs = ["/var/log/syslog", "/var/log/messages", "/var/log/system.log"]
    /// The folder with the processes.
    package var processes = "/proc"
    /// The file with the user names.
    package var users = "/etc/passwd"
    /// The data that sessions on the same machine share; `nil` to read for each screen.
    package var sharedProcesses: SharedProcesses?
    /// The file with the installed packages.
    package var installed = "/var/lib/dpkg/status"
    /// The folder with the available packages.
    package var available = "/var/lib/apt/lists"
    /// The first folder of the files, unless `file` names one.
    package var folder = "."
    /// The number of rows on the screen of a million rows.
    package var rowCount = 1_000_000
    /// The address of a server with portraits, such as `http://127.0.0.1:40123`; `nil` to draw all
    /// portraits here.
    package var pictures: String?
    /// The file with the order of the music page; `nil` for the user's state folder.
    package var arrangement: String?
    /// Creates the screen of a database; `nil` in a program without SQLite.
    package var database: (@Sendable () -> any Screen)?
    /// The time until an answer of the simulated server of the chat.
    package var latency = Duration.milliseconds(400)

    package init() {}
  }

  /// A screen of the gallery.
  package struct Entry: Identifiable {
    /// The name of the screen on the command line.
    package let id: String
    package let title: String
    package let summary: String
    package let make: @Sendable (Sources) -> any Screen
  }

  /// Every screen, in the order in which the gallery lists them.
  package static let entries: [Entry] =
    [
      Entry(
        id: "processes", title: "Processes",
        summary:
          "Live from /proc: hundreds of rows change each second, and nothing jumps",
        make: { ProcessesScreen($0) }),
      Entry(
        id: "packages", title: "Packages",
        summary: "Everything installed, or everything apt knows; A to Z, searched as you type",
        make: { PackagesScreen($0) }),
      Entry(
        id: "log", title: "Log", summary: "Follows a file as it grows, is cut, or is replaced",
        make: { LogScreen($0) }),
      Entry(
        id: "music", title: "Music",
        summary: "A home page whose modules can be ordered and hidden",
        make: { MusicScreen($0) }),
      Entry(
        id: "million", title: "A million rows",
        summary: "Search, jump, insert above the visible rows, shuffle a thousand",
        make: { MillionScreen($0) }),
      Entry(
        id: "contacts", title: "Contacts",
        summary: "Portraits, initials in stable colors, favorites, links",
        make: { ContactsScreen($0) }),
      Entry(
        id: "issues", title: "Issues",
        summary: "Labels in colors of a project's own, badges, links, search",
        make: { IssuesScreen($0) }),
      Entry(
        id: "feed", title: "Feed",
        summary: "Posts with pictures of different sizes, whose places are kept before they arrive",
        make: { _ in FeedPage() }),
      Entry(
        id: "chat", title: "Chat",
        summary: "A history that is loaded where it is read, and tried again; follows new messages",
        make: { ChatScreen($0) }),
      Entry(
        id: "files", title: "Files", summary: "A folder as a tree, read when it is expanded",
        make: { FilesScreen($0) }),
      Entry(
        id: "database", title: "Database",
        summary: "Packages and files in SQLite: tables that are sorted, filtered and edited",
        make: { $0.database?() ?? NoDatabaseScreen() }),
      Entry(
        id: "states", title: "Grid of states",
        summary: "Loading, empty, failed, skeletons, pages and branches: every state at once",
        make: { StatesScreen($0) }),
      Entry(
        id: "catalog", title: "Catalog",
        summary: "Rows, sections, an index, actions of every kind, groups, a thousand drawn rows",
        make: { CatalogScreen($0) }),
      Entry(
        id: "two-kinds", title: "Two kinds",
        summary: "Events that go up the chain, and what each level adds to them",
        make: { TwoKindsScreen($0) }),
      Entry(
        id: "components", title: "Components",
        summary: "Rows that are inserted and removed; lists that are compared; a feed",
        make: { ComponentsScreen($0) }),
      Entry(
        id: "settings", title: "Settings",
        summary: "Toggles, sliders, choices and dates over one plain object",
        make: { SettingsScreen($0) }),
      Entry(
        id: "signup", title: "Sign-up form",
        summary: "Text fields with rules, messages under them, and a summary at the end",
        make: { SignUpScreen($0) }),
    ]

  /// The addresses of the screens: `/processes`, and `/` for the list of screens.
  ///
  /// - Parameter name: the screen at `/` instead of the list.
  package static func router(
    startingWith name: String? = nil, _ sources: Sources = Sources()
  ) -> Router {
    // Each visitor has a router, so the routes share the sources.
    let screens = Screens(sources)
    return Router(
      [Route("/") { _ in screen(named: name, sources) }]
        + entries.enumerated().map { index, entry in
          Route("/\(entry.id)", title: entry.title) { _ in screens.make(index) }
        })
  }

  /// Creates the screens of the routes.
  private final class Screens {
    private let sources: Sources

    init(_ sources: Sources) { self.sources = sources }

    func make(_ index: Int) -> any Screen { entries[index].make(sources) }
  }

  /// Returns the screen with a name; the list of screens for no name.
  package static func screen(named name: String?, _ sources: Sources = Sources()) -> (any Screen)? {
    guard let name else { return HomeScreen(sources) }
    return entries.first { $0.id == name }?.make(sources)
  }
}

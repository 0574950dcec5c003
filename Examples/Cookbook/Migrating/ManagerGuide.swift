import Tableware
import TablewareForms

/// The code of Documentation/migrating/cdztableviewmanager.md.
enum ManagerGuide {
  // entry: migrating-cdz
  struct Profile { var name = "Ada", isVisible = false }

  struct PictureRow: Row {
    let name: String
    var id: String { "picture" }
    var body: RowContent { RowContent(symbol: "☺", title: RowText(name, strong: true)) }
  }

  final class ProfileScreen: Screen {
    let context = ScreenContext()
    let title = "Profile"
    private var profile = Profile()

    var sections: [Section] {
      Section("profile", header: "Profile") {
        PictureRow(name: profile.name)
        TextRow("Name", value: profile.name).onTap { self.profile.name = "Ada L." }
        ToggleRow("Visible", isOn: profile.isVisible) { self.profile.isVisible = $0 }
        ButtonRow("Reset") { self.profile = Profile() }
      }
    }
  }
  // end
}

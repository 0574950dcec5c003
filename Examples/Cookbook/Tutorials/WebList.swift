#if Web
import Synchronization
import Tableware
import TablewareForms
import TablewareWeb

// entry: web-list-screen
/// What all users have to do; all sessions share it.
let lists = Mutex(["ada": ["Write a program"], "grace": ["Find a moth"]])
let passwords = ["ada": "engine", "grace": "compiler"]

final class ListScreen: Screen {
  let context = ScreenContext()
  let title = "To do"
  private let user: String
  private var text = ""
  init(user: String) { self.user = user }

  var sections: [Section] {
    Section("items") { ForEach(lists.withLock { $0[user] ?? [] }, id: \.self) { TextRow($0) } }
    Section("new") { TextFieldRow("New", text: Field(self, \.text), onSubmit: { self.add() }) }
  }

  private func add() {
    lists.withLock { all in
      if !text.isEmpty, all[user]?.contains(text) == false { all[user]?.append(text) }
    }
    text = ""
  }
}
// end

// entry: web-list-sign-in
func firstScreen(of visitor: WebVisitor) -> any Screen {
  if let user = visitor.principal { return ListScreen(user: user.id) }
  return SignInScreen { name, password in
    if passwords[name] != password { return "The name or the password is wrong." }
    visitor.signIn(WebPrincipal(id: name))
    return nil
  }
}

func serveLists(port: UInt16 = 8080) async throws {
  try await Web.serve(port: port) { visitor in firstScreen(of: visitor) }
}
// end
#endif

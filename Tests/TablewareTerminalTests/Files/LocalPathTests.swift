import Testing

@testable import TablewareTerminal

/// Paths as users type and terminals paste them.
@Suite struct LocalPathTests {
  @Test(arguments: [
    ("", "/base", ""), ("a", "/base", "a"), ("a/b", "/base/a", "b"), ("a/", "/base/a", ""),
    ("/", "/", ""), ("/etc", "/", "etc"), ("/etc/x", "/etc", "x"), ("~", "/", "home"),
    ("~/x", "/home", "x"), ("~x", "/base", "~x"), ("'/a b/c'", "/a b", "c"),
    ("\"/a/c d\" ", "/a", "c d"), ("/a\\ b/c\\'d", "/a b", "c'd"), ("/a/c\\ ", "/a", "c "),
    ("/a\\\\b", "/", "a\\b"), ("'", "/base", "'"), ("//x", "/", "x"),
  ])
  func text_isAFolderAndTheBeginningOfAName(text: String, folder: String, prefix: String) {
    let path = LocalPath(text, in: "/base", home: "/home")
    #expect(path.folder == folder)
    #expect(path.prefix == prefix)
  }

  @Test func text_inTheRootFolder_hasOneSlash() {
    #expect(LocalPath("a", in: "/").folder == "/")
    #expect(LocalPath("a", in: "/").path(of: "b") == "/b")
    #expect(LocalPath("", in: "/c").path(of: "b") == "/c/b")
  }

  @Test func home_thatIsNotKnown_isAName() {
    #expect(LocalPath("~/x", in: "/base", home: nil).folder == "/base/~")
  }

  @Test func names_thatBeginWithADot_areListedAfterADot() {
    #expect(!LocalPath("", in: "/").matches(".a"))
    #expect(LocalPath(".", in: "/").matches(".a"))
    #expect(LocalPath("AB", in: "/").matches("abc"))
    #expect(!LocalPath("b", in: "/").matches("abc"))
  }
}

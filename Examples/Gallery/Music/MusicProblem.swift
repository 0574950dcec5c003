/// Something in the music file that could not be used, and where it is.
package struct MusicProblem: Equatable, Sendable, CustomStringConvertible {
  /// Such as "modules[1].songs[3].seconds"; empty if it is about the file as a whole.
  package let path: String
  /// Goes on where the path ends: "is missing".
  package let message: String

  package init(path: String, message: String) {
    self.path = path
    self.message = message
  }

  package var description: String {
    path.isEmpty ? message : path + " " + message
  }
}

/// A database of packages in the format of dpkg and apt.
enum PackageFixture {
  static let installed = entries(names, isInstalled: true)
  static let available = entries(names + others, isInstalled: false)

  private static let names = [
    "0ad", "apt", "awk", "bash", "coreutils", "diffutils", "findutils", "grep", "gzip", "hostname",
    "less", "login", "mawk", "nano", "openssl", "perl", "python3", "sed", "tar", "util-linux",
    "vim", "wget", "xz-utils", "zsh",
  ]
  private static let others = ["ant", "bat", "cmake", "zstd"]

  private static func entries(_ names: [String], isInstalled: Bool) -> String {
    names.enumerated().map { number, name in
      """
      Package: \(name)
      \(isInstalled ? "Status: install ok installed\n" : "")Version: \(number).1-2
      Installed-Size: \(number * number * 100)
      Section: utils
      Description: what \(name) does, in a line
       And at length, here.

      """
    }.joined(separator: "\n")
  }
}

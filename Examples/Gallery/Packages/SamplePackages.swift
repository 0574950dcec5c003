/// Packages for a machine without dpkg: names and summaries of real ones, with made-up sizes.
enum SamplePackages {
  /// Returns the examples, with a sentence that says so.
  static func reading(instead empty: PackageReading) -> PackageReading {
    PackageReading(
      packages: all, problems: empty.problems + ["These packages are examples."])
  }

  /// All examples, sorted by name.
  static let all: [Package] =
    summaries.sorted { $0.key < $1.key }.map { name, summary in
      Package(
        name: name, version: "1.\(name.utf8.count)", architecture: "all",
        section: section(of: name),
        summary: summary, installedSizeKiB: name.utf8.count * summary.utf8.count * 3,
        isInstalled: true)
    }

  private static func section(of name: String) -> String {
    switch name {
    case "bash", "dash", "zsh": "shells"
    case "ed", "nano", "vim": "editors"
    case "curl", "iproute2", "rsync": "net"
    case "apt", "hostname", "procps", "tmux": "admin"
    case "git": "vcs"
    case "make": "devel"
    case "sqlite3": "database"
    default: "utils"
    }
  }

  private static let summaries = [
    "apt": "commandline package manager", "bash": "GNU Bourne Again SHell",
    "bc": "arbitrary precision calculator language", "bzip2": "high-quality file compressor",
    "curl": "tool for transferring data with URL syntax", "dash": "POSIX-compliant shell",
    "diffutils": "file comparison utilities", "ed": "classic UNIX line editor",
    "findutils": "utilities for finding files", "gawk": "GNU awk, a pattern scanning language",
    "git": "fast, scalable, distributed revision control system",
    "grep": "GNU grep, egrep and fgrep", "gzip": "GNU compression utilities",
    "hostname": "utility to set or show the host name", "iproute2": "networking tools",
    "jq": "lightweight and flexible command-line JSON processor",
    "less": "pager program similar to more", "make": "utility for directing compilation",
    "nano": "small, friendly text editor", "openssl": "Secure Sockets Layer toolkit",
    "patch": "apply a diff file to an original", "procps": "/proc file system utilities",
    "rsync": "fast, versatile, remote file-copying tool", "sed": "GNU stream editor",
    "sqlite3": "command line interface for SQLite 3", "tar": "GNU version of the tar utility",
    "tmux": "terminal multiplexer", "unzip": "de-archiver for .zip files",
    "vim": "Vi IMproved, an enhanced vi editor", "xz-utils": "XZ-format compression utilities",
    "zsh": "shell with lots of features",
  ]
}

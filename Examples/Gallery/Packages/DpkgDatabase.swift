/// The packages installed on this machine, from dpkg's status file.
///
/// A package that was removed but left its configuration is not included. If an entry occurs twice
/// the last one counts, as it does for dpkg.
package struct DpkgDatabase: Sendable {
  private let path: String

  package init(path: String = "/var/lib/dpkg/status") {
    self.path = path
  }

  package func read() -> PackageReading {
    let bytes: [UInt8]
    do {
      bytes = try OpenFile(path).contents()
    } catch {
      return PackageReading(problems: [error.description])
    }
    var packages: [String: Package] = [:]
    let skipped = bytes.withUnsafeBytes { bytes in
      ControlFile.forEachStanza(in: bytes) { stanza in
        guard stanza[.status].text.hasSuffix(" installed") else { return }
        let package = Package(stanza, isInstalled: true)
        packages[package.id] = package
      }
    }
    let problems = skipped == 0 ? [] : [PackageReading.skippedProblem(skipped, in: path)]
    return PackageReading(byID: packages, problems: problems)
  }
}

/// A Debian package, as installed or as offered by an archive.
package struct Package: Equatable, Sendable, Identifiable {
  /// The identity "name:architecture": one machine can have the same package for two architectures.
  package let id: String
  package let name: String
  package let version: String
  package let architecture: String
  /// The section, such as "editors"; empty if the archive provides none.
  package let section: String
  /// The first line of the description.
  package let summary: String
  /// The size in KiB, as in the control file; 0 if unknown.
  package let installedSizeKiB: Int
  package let isInstalled: Bool

  package init(
    name: String, version: String = "", architecture: String = "", section: String = "",
    summary: String = "", installedSizeKiB: Int = 0, isInstalled: Bool = false
  ) {
    id = name + ":" + architecture
    self.name = name
    self.version = version
    self.architecture = architecture
    self.section = section
    self.summary = summary
    self.installedSizeKiB = installedSizeKiB
    self.isInstalled = isInstalled
  }

  init(_ stanza: ControlFile.Stanza, isInstalled: Bool) {
    self.init(
      name: stanza[.package].text,
      version: stanza[.version].text,
      architecture: stanza[.architecture].text,
      section: stanza[.section].text,
      summary: stanza[.description].text,
      installedSizeKiB: max(0, stanza[.installedSize].decimal ?? 0),
      isInstalled: isInstalled)
  }
}

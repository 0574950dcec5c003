import Tableware

/// A package: one line, or all of its details when it is expanded.
struct PackageRow: Row {
  let package: Package
  let query: String
  /// Whether installed packages differ from the others in what is listed.
  let marksInstalled: Bool
  let isExpanded: Bool

  var id: Package.ID { package.id }

  var body: RowContent {
    RowContent(
      symbol: marksInstalled
        ? RowText(package.isInstalled ? "●" : "○", tone: package.isInstalled ? .good : .secondary)
        : nil,
      title: RowText(package.name).highlighting(query)
        + RowText("  \(package.summary)", tone: .secondary).highlighting(query),
      values: [
        RowValue(RowText(package.version, tone: .secondary), width: 16),
        RowValue(size, width: 10),
      ],
      details: isExpanded ? details : [])
  }

  private var size: String {
    let (bytes, overflow) = package.installedSizeKiB.multipliedReportingOverflow(by: 1024)
    return package.installedSizeKiB <= 0 ? "–" : Format.bytes(overflow ? .max : bytes)
  }

  private var details: [RowDetail] {
    [
      RowDetail("Summary", package.summary),
      RowDetail("Version", package.version),
      RowDetail("Section", package.section),
      RowDetail("Machine", package.architecture),
      RowDetail("Installed", package.isInstalled ? "yes" : "no"),
    ]
  }
}

/// The source line on which a section was declared.
struct DeclarationSite {
  /// The module and the file, separated by a slash.
  let fileID: StaticString
  /// The line, counted from 1.
  let line: UInt
}

extension DeclarationSite: CustomStringConvertible {
  /// The file and the line, separated by a colon, as compilers print them.
  var description: String { "\(fileID):\(line)" }
}

extension Diagnostic {
  /// The row, the section or the path that the diagnostic refers to.
  enum Subject {
    case row(Identity)
    case path(RowPath)
    case section(Identity)
  }

  /// What the diagnostic refers to; `nil` if that cannot be in a table, or is not a part of one.
  var subject: Subject? {
    switch self {
    case .repeatedRow(_, _, let again): .path(again)
    case .repeatedSection(let section, _, _), .notCollapsible(let section),
      .collapsibleWithoutHeader(let section), .indexOutOfRange(_, let section, _),
      .sectionIndexOutOfRange(_, let section, _), .editOfDeclaredSections(let section),
      .unstableIdentity(let section):
      .section(section)
    case .unhandledEvent(_, let row), .staleEvent(_, let row), .handlerFailed(_, let row, _),
      .eventLoop(_, let row), .notSelectable(let row), .notShownAgain(let row),
      .content(_, let row), .treeCycle(_, let row), .screenNotShown(_, let row),
      .repeatedRowRejected(let row, _), .otherIdentityType(_, let row):
      .row(row)
    case .unknownRow, .unknownSection, .unmappedModel, .illegalBatch,
      .backendReplaced, .answeredTwice, .screenLeaked, .workBeforeShowing, .usedOnOtherThread,
      .surface:
      nil
    }
  }
}

extension Snapshot {
  /// Returns where the subject of a diagnostic was declared: the type of the row, the section, and
  /// the source line.
  ///
  /// - Parameter diagnostic: a diagnostic of this snapshot.
  /// - Returns: `nil` if the snapshot does not contain the subject.
  func origin(of diagnostic: Diagnostic) -> String? {
    switch diagnostic.subject {
    case .row(let row): path(of: row).flatMap(origin(of:))
    case .path(let path): origin(of: path)
    case .section(let section):
      sections.slot(of: section).map { origin(of: sections[$0]) }
    case nil: nil
    }
  }

  private func origin(of path: RowPath) -> String? {
    guard let row = sections.row(at: path) else { return nil }
    return "\(type(of: row.base)) in \(origin(of: sections[path.section]))"
  }

  private func origin(of section: Section) -> String {
    let site = section.site.map { ", declared at \($0)" } ?? ""
    return "section \(section.identity)\(site)"
  }
}

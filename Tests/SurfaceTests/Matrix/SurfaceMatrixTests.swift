import Foundation
import Tableware
import Testing

/// Every field of a presentation reaches the screen of every surface, or is listed in
/// `Documentation/surfaces.md` with what the surface shows instead.
///
/// A field is shown if rows that differ in that field only look, sound or respond differently.
/// `TABLEWARE_RECORD=1` writes the tables of the document, except for what is shown instead.
@Suite(.serialized) @MainActor struct SurfaceMatrixTests {
  @Test func fields_allFoundByReflection_haveVariants() {
    var (found, empty): (Set<String>, Set<String>) = ([], [])
    for variant in Variant.all {
      let fields = Fields(variant.probe.presentation)
      found.formUnion(fields.paths)
      empty.formUnion(fields.emptyPaths)
      for other in variant.others {
        let others = Fields(other.presentation).values[variant.field]
        #expect(
          fields.values[variant.field] != others,
          "\(variant.field): \(variant.value) is no value of its own")
      }
    }
    // A field that holds nothing in any variant has no variant with a value either.
    found.formUnion(empty.filter { path in !found.contains { $0.hasPrefix(path + ".") } })
    #expect(found.subtracting(Variant.all.map(\.field)) == [], "no variant shows these fields")
    #expect(Set(Variant.all.map(\.field)).subtracting(found) == [], "there are no such fields")
  }

  @Test func fields_withoutAValue_areFound() {
    struct Sample {
      let title = "Title"
      let badge: String? = nil
      let marks: [Int] = []
    }
    let fields = Fields(Sample())
    #expect(fields.paths == ["title"])
    #expect(fields.emptyPaths == ["badge", "marks"])
  }

  @Test func fields_onEverySurface_areShownOrListedAsDifferences() async throws {
    var hidden: [(field: String, value: String, surface: String)] = []
    var missingInHeaders: Set<String> = []
    let variants = Variant.all
    let renderings = try await Rendering.all(of: variants)
    func rendered(_ probe: Probe) throws -> Rendering {
      try #require(renderings[ObjectIdentifier(probe.key)])
    }
    for variant in variants {
      let rendering = try rendered(variant.probe)
      let (shown, header) = (rendering.row, rendering.header)
      let all = try variant.others.map(rendered)
      let (others, headers) = (all.map(\.row), all.map(\.header))
      for (index, surface) in SurfaceDocument.surfaces.enumerated() {
        let isDistinct = others.allSatisfy { $0[index] != shown[index] }
        let isReadable = variant.text.map(shown[index].contains) ?? true
        if !isDistinct || !isReadable { hidden.append((variant.field, variant.value, surface)) }
        let isInHeader = headers.allSatisfy { $0[index] != header[index] }
        if isDistinct, !isInHeader, !SurfaceDocument.notInHeaders.contains(variant.field) {
          missingInHeaders.insert("\(variant.field), \(surface)")
        }
      }
    }
    let listed = try Set(SurfaceDocument().headerDifferences)
    #expect(missingInHeaders.subtracting(listed).sorted() == [], "not listed under “Headers”")
    #expect(listed.subtracting(missingInHeaders).sorted() == [], "listed there, but shown")
    let fields = variants.map(\.field).reduce(into: [String]()) { fields, field in
      if !fields.contains(field) { fields.append(field) }
    }
    let differences = fields.flatMap { field in
      SurfaceDocument.surfaces.compactMap { surface -> SurfaceDocument.Difference? in
        let values = hidden.filter { $0.field == field && $0.surface == surface }.map(\.value)
        let all = variants.filter { $0.field == field }.map(\.value)
        guard !values.isEmpty else { return nil }
        return SurfaceDocument.Difference(
          field: field, values: values == all ? "all" : values.joined(separator: ", "),
          surface: surface)
      }
    }
    let document = try SurfaceDocument()
    let text = document.text(fields: fields, differences: differences)
    if ProcessInfo.processInfo.environment["TABLEWARE_RECORD"] != nil { try document.write(text) }
    let unexplained = differences.filter {
      document.substitutes[$0, default: SurfaceDocument.missing] == SurfaceDocument.missing
    }
    #expect(unexplained == [], "not shown, and not listed in Documentation/surfaces.md")
    #expect(
      Set(document.substitutes.keys).subtracting(differences) == [],
      "listed in Documentation/surfaces.md, but shown")
    #expect(document.current == text, "run the test with TABLEWARE_RECORD=1")
  }

  // What differs by itself, such as an address in memory, would pass for a field that is shown.
  @Test func rendering_sameRowTwice_isTheSame() throws {
    // One row for each kind of control and each part of the content.
    let parts = Variant.all.map { ($0.field.split(separator: ".").prefix(3), $0) }
    for variant in Dictionary(parts, uniquingKeysWith: { first, _ in first }).values {
      #expect(try render(variant.probe) == render(variant.probe), "\(variant.field)")
    }
  }

  private func render(_ probe: Probe) throws -> [String] {
    [try probe.renderOnTerminal(), probe.renderOnWeb(), probe.renderOnUIKit()]
  }
}

/// What all surfaces show for a probe, in the order of `SurfaceDocument.surfaces`.
struct Rendering {
  /// The probe as a row.
  var row: [String] = []
  /// The probe as the header of a section.
  var header: [String] = []

  /// Returns the renderings of the probes of some variants by their keys. The surfaces render at
  /// the same time, because a terminal takes most of the time of the tests on the main actor.
  ///
  /// - Parameter variants: all variants.
  @MainActor
  static func all(of variants: [Variant]) async throws -> [ObjectIdentifier: Rendering] {
    async let terminal = texts { try $0.renderOnTerminal() }
    async let web = texts { $0.renderOnWeb() }
    let probes = probes(of: variants)
    let uikit = probes.map { Text(row: $0.renderOnUIKit(), header: $0.asHeader.renderOnUIKit()) }
    let all = zip(zip(try await terminal, await web), uikit).map { [$0.0, $0.1, $1] }
    let renderings = all.map { Rendering(row: $0.map(\.row), header: $0.map(\.header)) }
    let keys = probes.map { ObjectIdentifier($0.key) }
    return Dictionary(uniqueKeysWithValues: zip(keys, renderings))
  }

  /// What one surface shows for a probe.
  private struct Text: Sendable {
    let row: String
    let header: String
  }

  /// What a surface shows for the probes of all variants, which are created again, because a probe
  /// must not leave its thread.
  @concurrent
  private nonisolated static func texts<Failure: Error>(
    _ render: @Sendable (Probe) throws(Failure) -> String
  ) async throws(Failure) -> [Text] {
    var texts: [Text] = []
    for probe in probes(of: Variant.all) {
      texts.append(Text(row: try render(probe), header: try render(probe.asHeader)))
    }
    return texts
  }

  /// The probes of some variants, each once, in the order of their first variant.
  private nonisolated static func probes(of variants: [Variant]) -> [Probe] {
    var known: Set<ObjectIdentifier> = []
    return variants.flatMap { [$0.probe] + $0.others }
      .filter { known.insert(ObjectIdentifier($0.key)).inserted }
  }
}

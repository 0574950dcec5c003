import Tableware
import TablewareMapping

/// The page of a music app: its modules, with the user's arrangement.
final class MusicPage {
  let modules = MusicModule.all
  /// A plain value: save it as JSON, and restore it.
  private(set) var arrangement: SectionArrangement
  private let save: (SectionArrangement) -> Void

  init(
    _ arrangement: SectionArrangement = SectionArrangement(),
    save: @escaping (SectionArrangement) -> Void = { _ in }
  ) {
    self.arrangement = arrangement
    self.save = save
  }

  func toggle(_ module: MusicModule.ID) {
    if arrangement.hidden.contains(module) {
      arrangement.show(module)
    } else {
      arrangement.hide(module)
    }
    save(arrangement)
  }

  /// Moves a module before another one, or to the end.
  func move(_ module: MusicModule.ID, before next: MusicModule.ID?) {
    let ids = modules.map(\.id)
    let shown = arrangement.arranged(modules).shown.map(\.id)
    guard let old = shown.firstIndex(of: module) else { return }
    let others = shown.filter { $0 != module }
    let new = next.flatMap(others.firstIndex) ?? others.count
    arrangement.move(module, by: new - old, among: ids)
    save(arrangement)
  }
}

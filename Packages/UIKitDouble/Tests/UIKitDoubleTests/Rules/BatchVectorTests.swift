import Foundation
import Testing
import UIKitDouble

/// The worked examples of the rules: what a batch does to a table, and what is said of it.
@Suite @MainActor struct BatchVectorTests {
  struct Vector: CustomTestStringConvertible {
    let name: String
    let old: String
    let new: String
    let updates: String
    /// The rules that are broken, the strictest first noticed.
    var broken: [String] = []
    var testDescription: String { name }
  }

  nonisolated static let vectors: [Vector] = [
    Vector(
      name: "V-01", old: "A:abc B:def C:ghi", new: "A:ac C:gXhi", updates: "dR0,1 dS1 iR1,1"),
    Vector(name: "V-02", old: "A:ACDNW", new: "A:KACGNV", updates: "dR0,2 dR0,4 iR0,0 iR0,3 iR0,5"),
    Vector(name: "V-03", old: "A:ab", new: "A:ab", updates: ""),
    Vector(name: "V-04", old: "A:abc", new: "A:abcd", updates: "", broken: ["B-31"]),
    Vector(name: "V-05", old: "A:ab", new: "A:ba", updates: "", broken: ["B-40"]),
    Vector(name: "V-06", old: "A:ab", new: "A:ba", updates: "mR0,0>0,1"),
    Vector(name: "V-07", old: "A:ab", new: "A:ba", updates: "mR0,0>0,1 mR0,1>0,0"),
    Vector(name: "V-08", old: "A:ab", new: "A:b", updates: "dR0,0 rR0,0", broken: ["B-20"]),
    Vector(name: "V-10", old: "A:ab", new: "A:xb", updates: "dR0,0 iR0,0"),
    Vector(name: "V-11", old: "A:abc", new: "A:c", updates: "dR0,0 dR0,0", broken: ["B-26"]),
    Vector(name: "V-12", old: "A:ab B:cd", new: "B:cd", updates: "dS0 dR0,1"),
    Vector(name: "V-13", old: "A:ab", new: "N:q A:ab", updates: "iS0 iR0,0"),
    Vector(name: "V-14", old: "A:ab", new: "N:a A:b", updates: "iS0 mR0,0>0,0", broken: ["B-24"]),
    Vector(name: "V-15", old: "A:ab", new: "N:a A:b", updates: "iS0 dR0,0"),
    Vector(
      name: "V-16", old: "A:ab B:cd", new: "B:acd", updates: "dS0 mR0,0>0,0", broken: ["B-23"]),
    Vector(name: "V-17", old: "A:ab B:cd", new: "B:acd", updates: "dS0 iR0,0"),
    Vector(name: "V-18", old: "A:ab B:cd", new: "A:b B:cad", updates: "mR0,0>1,1"),
    Vector(name: "V-19", old: "A:abcd", new: "A:bcXd", updates: "dR0,0 iR0,3", broken: ["B-40"]),
    Vector(name: "V-20", old: "A:abcd", new: "A:bcXd", updates: "dR0,0 iR0,2"),
    Vector(name: "V-21", old: "A:abc", new: "A:b", updates: "dR0,0 dR0,1", broken: ["B-40"]),
    Vector(name: "V-22", old: "A:abc", new: "A:b", updates: "dR0,0 dR0,2"),
    Vector(
      name: "V-23", old: "A:ab", new: "A:ba", updates: "rR0,0 mR0,0>0,1", broken: ["B-21", "B-51"]),
    Vector(name: "V-24", old: "A:1 B:2", new: "B:2 A:1", updates: "mS0>1"),
    Vector(
      name: "V-25", old: "A:a B:b", new: "B:z A:", updates: "mS1>0 dR0,0 dR1,0 iR0,0",
      broken: ["B-50"]),
    Vector(name: "V-26", old: "A:a B:b", new: "B:z A:", updates: "dS1 iS0 dR0,0"),
    Vector(name: "V-27", old: "A:a B:b", new: "B:b", updates: "dR0,0", broken: ["B-30"]),
    Vector(name: "V-28", old: "A:abc B:de", new: "A:ab B:cde", updates: "", broken: ["B-31"]),
    Vector(
      name: "V-29", old: "A:abcdefgh", new: "A:abc", updates: "rR0,0", broken: ["B-31"]),
    Vector(
      name: "V-31", old: "A:a B:b C:c", new: "C:c A:a", updates: "dS1 mS2>0", broken: ["B-52"]),
    Vector(name: "V-32", old: "A:ab", new: "A:abc", updates: "iR0,5", broken: ["B-13"]),
    Vector(name: "V-33", old: "A:a", new: "A:a", updates: "dR0,3", broken: ["B-11"]),
    Vector(name: "V-34", old: "A:abc", new: "A:xbc", updates: "", broken: ["B-40"]),
    Vector(name: "V-35", old: "", new: "A:", updates: "iS0"),
    Vector(name: "V-36", old: "A:a", new: "", updates: "dS0"),
    Vector(name: "V-37", old: "A:a", new: "A:", updates: "dR0,0"),
    Vector(name: "V-38", old: "A:ab B:c", new: "A:b B:ac", updates: "dR0,0 iR1,0"),
    Vector(name: "V-39", old: "A:ab B:c", new: "A:abcde B:c", updates: "rS0"),
    Vector(name: "V-30", old: "A:ab", new: "A:xb", updates: "rR0,0"),
    Vector(name: "B-10", old: "A:a", new: "A:a", updates: "dS3", broken: ["B-10"]),
    Vector(name: "B-11", old: "A:a", new: "A:a", updates: "dR0,7", broken: ["B-11"]),
    Vector(name: "B-12", old: "A:a", new: "A:a", updates: "iS4", broken: ["B-12"]),
    Vector(name: "B-13", old: "A:a", new: "A:a", updates: "iR0,9", broken: ["B-13"]),
    Vector(name: "B-14", old: "A:a B:b", new: "B:b", updates: "dS0 dR0,9", broken: ["B-14"]),
    Vector(
      name: "B-22", old: "A:ab", new: "A:ba", updates: "mR0,0>0,1 iR0,1", broken: ["B-22"]),
    Vector(
      name: "B-25", old: "A:abc", new: "A:bca", updates: "mR0,0>0,2 mR0,1>0,2", broken: ["B-25"]),
    Vector(
      name: "B-27", old: "A:a", new: "A:ab", updates: "iR0,1 iR0,1", broken: ["B-27"]),
    Vector(name: "B-41", old: "A:a B:b", new: "B:b A:a", updates: "", broken: ["B-41", "B-40"]),
    Vector(
      name: "B-52", old: "A:a B:b", new: "N:n B:b A:a", updates: "mS0>2 iS0", broken: ["B-52"]),
  ]

  @Test(arguments: vectors)
  func saysWhatIsWrong(vector: Vector) {
    let table = applied(vector, strictness: .strict)
    #expect(Set(rules(table)) == Set(vector.broken))
  }

  @Test(arguments: vectors.filter { $0.broken.isEmpty })
  func showsTheNewRows(vector: Vector) {
    let table = applied(vector, strictness: .strict)
    #expect(letters(table) == Model(vector.new).parts.flatMap(\.rows).joined())
  }

  /// UIKit compares no content: alone, it would let these pass (section 7, 5).
  @Test(arguments: ["V-05", "V-19", "V-21", "V-34"])
  func uikitAloneMisses(name: String) throws {
    let vector = try #require(Self.vectors.first { $0.name == name })
    #expect(applied(vector, strictness: .uikit).inspector.breaches == [])
    #expect(!applied(vector, strictness: .content).inspector.breaches.isEmpty)
  }

  @Test func b03_DoesNotDependOnTheOrderOfTheCalls() {
    for vector in Self.vectors {
      let words = vector.updates.split(separator: " ")
      let turned = Vector(
        name: vector.name, old: vector.old, new: vector.new,
        updates: words.reversed().joined(separator: " "), broken: vector.broken)
      let table = applied(turned, strictness: .strict)
      #expect(Set(rules(table)) == Set(vector.broken), "\(vector.name)")
    }
  }

  @Test func b47_IsPoisoned_AfterAnException() throws {
    let vector = try #require(Self.vectors.first { $0.name == "V-04" })
    let table = applied(vector, strictness: .strict)
    table.reloadData()
    #expect(rules(table) == ["B-31", "B-47"])
  }

  @Test func writesAReproducer() throws {
    let vector = try #require(Self.vectors.first { $0.name == "V-01" })
    #expect(
      applied(vector, strictness: .strict).inspector.script
        == "batch [dR (0,1), dS 1, iR (1,1)]")
  }

  private func applied(_ vector: Vector, strictness: Strictness) -> UITableView {
    VirtualTime.shared.reset()
    let model = Model(vector.old)
    models.append(model)
    let table = model.table(strictness: strictness)
    table.performBatchUpdates {
      model.parts = Model.parse(vector.new)
      for word in vector.updates.split(separator: " ") { table.tell(word: String(word)) }
    }
    VirtualTime.shared.advance()
    return table
  }

  private let models = Keeper()
}

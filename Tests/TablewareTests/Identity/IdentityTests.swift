import Tableware
import TablewareTesting
import Testing

@Suite struct IdentityTests {
  struct AlbumID: Hashable { var number: Int }
  struct ArtistID: Hashable { var number: Int }
  enum Place: Hashable { case home, work }

  @Test func f12_KeepsTypesApart() {
    let all: [Identity] = [
      Identity(1), Identity("1"), Identity(1.0), Identity(UInt(1)), Identity(Int8(1)),
      Identity(AlbumID(number: 1)), Identity(ArtistID(number: 1)),
      Identity(Character("1")), Identity("1" as Substring), Identity(Place.home),
    ]
    #expect(Set(all).count == all.count)
    for (left, leftID) in all.enumerated() {
      for (right, rightID) in all.enumerated() {
        #expect((leftID == rightID) == (left == right), "\(leftID) and \(rightID)")
      }
    }
  }

  @Test func isEqual_WhenTypeAndValueAre() {
    #expect(Identity(AlbumID(number: 3)) == Identity(AlbumID(number: 3)))
    #expect(Identity(AlbumID(number: 3)) != Identity(AlbumID(number: 4)))
    #expect(Identity(Place.home) == Identity(Place.home))
    #expect(Identity(Place.home) != Identity(Place.work))
    #expect(Identity(Int.min) == Identity(Int.min))
    #expect(Identity([1, 2]) == Identity([1, 2]))
  }

  @Test func hashesAlike_WhenEqual() {
    let pairs: [(Identity, Identity)] = [
      (Identity(7), Identity(Identity(7))),
      (Identity("e\u{301}"), Identity("\u{E9}")),
      (Identity(AlbumID(number: 3)), Identity(AlbumID(number: 3))),
    ]
    for (left, right) in pairs {
      #expect(left == right)
      #expect(left.hashValue == right.hashValue)
    }
  }

  @Test func f11_TakesBothSpellingsForOne() {
    #expect(Identity("e\u{301}") == Identity("\u{E9}"))
    #expect(Identity("") == Identity(""))
    #expect(Identity("") != Identity(" "))
  }

  @Test func takesAnIdentityAsItIs_HoweverDeep() {
    #expect(Identity(Identity(Identity("song"))) == Identity("song"))
    #expect(Identity(Identity(Identity("song"))).description == "\"song\"")
    let erased: any Hashable & Sendable = Identity(5)
    #expect(Identity(erased) == Identity(5))
  }

  @Test func givesTheValueBack_OnlyAsItsOwnType() {
    #expect(Identity(5).value(as: Int.self) == 5)
    #expect(Identity(5).value(as: String.self) == nil)
    #expect(Identity("5").value(as: String.self) == "5")
    #expect(Identity("5").value(as: Int.self) == nil)
    #expect(Identity(AlbumID(number: 5)).value(as: AlbumID.self) == AlbumID(number: 5))
    #expect(Identity(AlbumID(number: 5)).value(as: ArtistID.self) == nil)
    #expect(Identity(Place.work).value as? Place == .work)
  }

  @Test func describesTheValue_AndQuotesStrings() {
    #expect(Identity(5).description == "5")
    #expect(Identity("5").description == "\"5\"")
    #expect(Identity(Place.home).description == "home")
    #expect(Identity(AlbumID(number: 5)).description == "AlbumID(number: 5)")
  }

  @Test func behavesLikeItsValues_InASet() {
    var random = SeededGenerator(seed: 1)
    let numbers = (0..<2000).map { _ in Int.random(in: 0..<500, using: &random) }
    #expect(Set(numbers.map { Identity($0) }).count == Set(numbers).count)
    #expect(Set(numbers.map { Identity("\($0)") }).count == Set(numbers).count)
    #expect(Set(numbers.map { Identity(AlbumID(number: $0)) }).count == Set(numbers).count)
  }

  @Test func f09_StaysRight_WhenAllHashesAreEqual() {
    struct Colliding: Hashable {
      var value: Int
      func hash(into hasher: inout Hasher) {}
    }
    let ids = Set((0..<100).map { Identity(Colliding(value: $0)) })
    #expect(ids.count == 100)
    #expect(ids.contains(Identity(Colliding(value: 99))))
    #expect(!ids.contains(Identity(Colliding(value: 100))))
  }
}

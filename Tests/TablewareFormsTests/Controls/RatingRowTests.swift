import Tableware
import TablewareForms
import TablewareTesting
import Testing

@Suite struct RatingRowTests {
  private func table(_ row: RatingRow) -> Table {
    let table = Table()
    table.show { Section("all") { row } }
    table.host.commit()
    return table
  }

  @Test func rating_numbersOutOfRange_isTheNearestInRange() {
    #expect(RatingInput(9).stars == 5)
    #expect(RatingInput(-1).stars == 0)
    #expect(RatingInput(2, limit: 0) == RatingInput(1, limit: 1))
    #expect(RatingInput(40, limit: 40) == RatingInput(10, limit: 10))
    #expect(RatingRow("A", stars: .nan).body.control == .rating(RatingInput(0)))
    #expect(RatingRow("A", stars: 1e300).body.control == .rating(RatingInput(5)))
  }

  @Test func rating_everyNumber_hasATextOfItsOwn() {
    func text(_ stars: Int, limit: Int = 5) -> String? {
      let table = table(RatingRow("A", stars: stars, limit: limit) { _ in })
      return table.host.presentation(at: RowPath(section: 0, row: 0))?.controlText
    }
    #expect((0...5).map { text($0) ?? "" } == (0...5).map { "\($0) of 5 stars" })
    #expect(text(9, limit: 9) == "9 of 9 stars")
  }

  @Test func rating_steps_endAtTheLimits() {
    let three = Control.rating(RatingInput(3))
    #expect(three.adjusted(by: 1) == .number(4))
    #expect(three.adjusted(by: -1) == .number(2))
    #expect(three.adjusted(by: Int.max) == .number(5))
    #expect(three.adjusted(by: Int.min) == .number(0))
    #expect(Control.rating(RatingInput(5)).adjusted(by: 1) == nil)
    #expect(Control.rating(RatingInput(0)).adjusted(by: -1) == nil)
    #expect(three.activated == nil)
  }

  @Test func rating_valuesThatAreNoStars_areRefused() {
    let control = Control.rating(RatingInput(3))
    for number in [0.0, 1, 5] { #expect(control.accepts(.number(number))) }
    for number in [-1, 0.5, 6, .nan, .infinity, 1e300] as [Double] {
      #expect(!control.accepts(.number(number)), "\(number)")
    }
    #expect(!control.accepts(.index(1)))
  }

  @Test func row_setByTheUser_setsItsField() {
    let form = FormState(["stars": .number(2)])
    let interaction = table(RatingRow("Rating", stars: form.number("stars"))).interaction
    interaction.perform(.adjust(steps: 1), on: Identity("stars"))
    #expect(form["stars"] == .number(3))
    #expect(interaction.perform(.set(.number(2.5)), on: Identity("stars")) == .invalidValue)
    #expect(form["stars"] == .number(3))
  }
}

extension RatingRow {
  fileprivate init(_ title: String, stars: Double) {
    self.init(title, stars: Field(stars) { _ in })
  }
}

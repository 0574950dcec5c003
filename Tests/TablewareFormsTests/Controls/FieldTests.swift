import Tableware
import TablewareForms
import Testing

@Suite struct FieldTests {
  final class Model {
    var name = "Mei"
    var copies = 1
  }

  @Test func readsAndSetsAPropertyOfAnObject() throws {
    let model = Model()
    let field = Field(model, \.name, tag: "name")
    #expect(field.value == "Mei")
    try field.set("Ada")
    #expect(model.name == "Ada")
    model.name = "Bo"
    #expect(field.value == "Bo")
    #expect(field.tag == "name")
    #expect(field.isEnabled)
    #expect(field.message == nil)
  }

  @Test func keepsTheLastValue_WhenItsObjectIsGone() throws {
    var model: Model? = Model()
    weak let weakModel = model
    let field = model.map { Field($0, \.name) }
    model = nil
    #expect(weakModel == nil)
    try field?.set("Ada")
    #expect(field?.value == "Mei")
  }

  @Test func showsWhatItWasSetTo_WhenItIsAValueAndAClosure() throws {
    var heard: [Int] = []
    let field = Field(1) { heard.append($0) }
    try field.set(2)
    try field.set(3)
    #expect(heard == [2, 3])
    #expect(field.value == 3)
  }

  @Test func mapsToAnotherType_AndIgnoresWhatHasNoCounterpart() throws {
    let model = Model()
    let field = Field(model, \.copies).map({ "\($0)" }, { Int($0) })
    #expect(field.value == "1")
    try field.set("7")
    #expect(model.copies == 7)
    try field.set("many")
    #expect(model.copies == 7)
  }

  @Test func keepsWhatItsFormSaid_WhenItIsMapped() {
    var left = 0
    var field = Field({ 1 }, { _ in }, tag: "a", message: "no", leave: { left += 1 })
    field.isEnabled = false
    let mapped = field.map({ $0 }, { $0 })
    mapped.leave()
    #expect(mapped.tag == "a")
    #expect(mapped.message == "no")
    #expect(!mapped.isEnabled)
    #expect(left == 1)
  }

  @Test func isAPlaceAmongValues() throws {
    var code = "ch"
    let field = Field({ code }, { code = $0 }).among(["de", "ch"])
    #expect(field.value == 1)
    try field.set(0)
    #expect(code == "de")
    for odd in [nil, -1, 2] {
      try field.set(odd)
      #expect(code == "de")
    }
    code = "fr"
    #expect(field.value == nil)
  }
}

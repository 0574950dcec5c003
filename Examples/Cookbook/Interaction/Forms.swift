import Foundation
import Tableware
import TablewareForms

// entry: settings-of-an-object
final class Settings {
  var sounds = true
  var volume = 0.5
  var textSize = 14.0
}

final class SettingsScreen: Screen {
  let context = ScreenContext()
  let title = "Settings"
  private let settings = Settings()

  var sections: [Section] {
    Section("sound", header: "Sound") {
      ToggleRow("Sounds", isOn: Field(settings, \.sounds))
      SliderRow("Volume", value: Field(settings, \.volume)).disabled(!settings.sounds)
    }
    Section("text", header: "Text") {
      StepperRow("Text size", value: Field(settings, \.textSize), in: 8...32)
    }
  }
}
// end

// entry: validated-form
final class SignUpScreen: Screen {
  let context = ScreenContext()
  let title = "Sign up"
  private let form = FormState(["name": .text(""), "email": .text("")])
  private(set) var result: FormValues?

  init() {
    form.rule("name", .required("Enter your name."), when: .leave)
    form.rule("email", .required())
    form.rule("email", .email(), when: .leave)
  }

  var sections: [Section] {
    Section("you") {
      TextFieldRow("Name", text: form.text("name"))
      TextFieldRow("E-mail", text: form.text("email"), kind: .email)
      ButtonRow("Sign up") {
        switch self.form.submit() {
        case .valid(let values): self.result = values
        case .invalid(let messages): self.context.table?.focus(messages[0].tag)
        }
      }
    }
  }
}
// end

// entry: dependent-fields
final class DeliveryScreen: Screen {
  let context = ScreenContext()
  let title = "Delivery"
  private let form = FormState(["gift": .bool(false), "card": .text(""), "express": .bool(false)])

  init() {
    form.hide("card") { !$0.bool("gift") }
    form.disable("express") { $0.bool("gift") }
  }

  var sections: [Section] {
    Section("delivery") {
      ToggleRow("A gift", isOn: form.bool("gift"))
      if form.isShown("card") { TextFieldRow("Card", text: form.text("card")) }
      ToggleRow("Express", isOn: form.bool("express"))
    }
  }
}
// end

// entry: fields-that-agree
final class TripScreen: Screen {
  let context = ScreenContext()
  let title = "Trip"
  private let form = FormState(["password": .text(""), "again": .text("")])

  init() {
    form.rule("password", .length(8...), when: .leave)
    form.rule("again", .matches("password", "The passwords differ."), when: .leave)
    form.rule(
      "return",
      .custom("The return is before the departure.") { value, form in
        guard case .date(let date) = value, let departure = form.date("departure") else {
          return true
        }
        return date >= departure
      }, when: .change)
  }

  var sections: [Section] {
    Section("trip") {
      TextFieldRow("Password", text: form.text("password"), kind: .secure)
      TextFieldRow("Again", text: form.text("again"), kind: .secure)
      DateRow("Departure", date: form.date("departure"))
      DateRow("Return", date: form.date("return"))
    }
  }
}
// end

// entry: error-of-a-server
final class NicknameScreen: Screen {
  let context = ScreenContext()
  let title = "Nickname"
  private let form = FormState(["nickname": .text("")])

  var sections: [Section] {
    Section("nickname") {
      TextFieldRow("Nickname", text: form.text("nickname"))
      ButtonRow("Save") { self.save() }
    }
  }

  private func save() {
    guard case .valid(let values) = form.submit() else { return }
    let name = values.text("nickname")
    context.load {
      name == "ada"  // asks a server
    } then: { isTaken in
      if (try? isTaken.get()) == true { self.form.reject("nickname", "This name is taken.") }
    }
  }
}
// end

// entry: save-a-form
func encoded(_ form: FormState) throws -> Data { try JSONEncoder().encode(form) }

func restore(_ data: Data, into form: FormState) throws {
  // The form keeps its types: a date that was saved as text is a date again.
  form.take(try JSONDecoder().decode(FormState.self, from: data).values)
}
// end

// entry: choices
final class PizzaScreen: Screen {
  let context = ScreenContext()
  let title = "Pizza"
  private(set) var size: String? = "M"
  private(set) var toppings: Set<String> = []

  var sections: [Section] {
    Section("size", header: "Size") {
      RadioGroup("size", ["S", "M", "L"].map { Choice($0, $0) }, selected: Field(self, \.size))
    }
    Section("toppings", header: "Toppings") {
      CheckGroup(
        "toppings", [Choice("Olives", "olives"), Choice("Basil", "basil")],
        selected: Field(self, \.toppings))
    }
    Section("page") {  // on a page of its own
      ChoiceRow("Size", ["S", "M", "L"].map { Choice($0, $0) }, selected: Field(self, \.size))
        .id("size on a page")
    }
  }
}
// end

// entry: number-field
final class AgeScreen: Screen {
  let context = ScreenContext()
  let title = "Age"
  private let form = FormState(["age": .text("")])

  init() {
    form.rule("age", .number("Enter a number."), when: .change)
    form.rule("age", .range(18...120), when: .leave)
  }

  var sections: [Section] {
    Section("age", footer: "Age: \(form.values.number("age").map { "\($0)" } ?? "none")") {
      TextFieldRow("Age", text: form.text("age"), kind: .number, limit: 3)
    }
  }
}
// end

// entry: add-by-form
final class NewBookScreen: Screen {
  let context = ScreenContext()
  let title = "Books"
  private(set) var books = ["Emma, 474 pages"]
  private let form = FormState(["title": .text(""), "pages": .text("")])

  init() {
    form.rule("title", .required())
    form.rule("pages", .required())
    form.rule("pages", .number())
  }

  var sections: [Section] {
    Section("books") { ForEach(books, id: \.self) { TextRow($0) } }.emptyText("No books yet.")
    Section("new", header: "New book") {
      TextFieldRow("Title", text: form.text("title"))
      TextFieldRow("Pages", text: form.text("pages"), kind: .number)
      ButtonRow("Add") { self.add() }
    }
  }

  private func add() {
    guard case .valid(let values) = form.submit() else { return }
    books.append("\(values.text("title")), \(values.text("pages")) pages")
    form.reset()
  }
}
// end

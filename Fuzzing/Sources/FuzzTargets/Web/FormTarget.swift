import TablewareWeb

/// The fields of a form: fields that are encoded again are the same, and their number is limited.
func checkForm(_ bytes: [UInt8]) throws(Finding) {
  let fields = FormText.fields(of: bytes)
  try require(fields.count <= 2_000, "there are \(fields.count) fields")
  let size = fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
  // A byte that is not UTF-8 becomes a character of three bytes.
  try require(size <= 3 * bytes.count, "the fields are longer than the body")
  let written = fields.map { encoded($0.name) + [UInt8(ascii: "=")] + encoded($0.value) }
  let again = FormText.fields(of: Array(written.joined(separator: [UInt8(ascii: "&")])))
  try require(again.count == fields.count, "\(fields.count) fields are read as \(again.count)")
  for (field, copy) in zip(fields, again) {
    try require(
      field.name.utf8.elementsEqual(copy.name.utf8)
        && field.value.utf8.elementsEqual(copy.value.utf8),
      "\(field) is read again as \(copy)")
    let lines = FormText.lines(field.value)
    try require(!lines.unicodeScalars.contains("\r"), "a text has a carriage return")
    try require(FormText.lines(lines) == lines, "a text has other lines when it is read again")
  }
}

private func encoded(_ text: String) -> [UInt8] {
  let digits = Array("0123456789abcdef".utf8)
  return text.utf8.flatMap { [UInt8(ascii: "%"), digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
}

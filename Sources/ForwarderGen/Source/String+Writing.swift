extension String {
  /// This as a JSON string; letters outside ASCII stay as they are.
  package var quotedForJSON: String {
    let escaped = unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\"", "\\": escaped += "\\\(scalar)"
      case "\n": escaped += "\\n"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }

  /// In camel case, what it is after another word.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// What `write` adds for each of `elements`, which is something, with commas between them.
  init<Element>(listing elements: some Sequence<Element>, _ write: (inout String, Element) -> Void)
  {
    self = elements.reduce(into: "") { list, element in
      if !list.isEmpty { list += ", " }
      write(&list, element)
    }
  }

  /// Of the path `Feeds/News.swift`, `News.swift`.
  package var fileName: String { split(separator: "/").last.map { String($0) } ?? self }

  /// In `Outer.Delegate`, `Outer` and `Delegate`.
  var pathNames: [String] { utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) } }

  /// Its words on lines that fit, or have one word.
  package func divided(where fits: (String) -> Bool) -> [String] {
    split(separator: " ")
      .reduce(into: []) { lines, word in
        if let line = lines.last, fits("\(line) \(word)") {
          lines[lines.count - 1] += " \(word)"
        } else {
          lines.append(String(word))
        }
      }
  }
}

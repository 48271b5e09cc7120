/// Names for the local variables of a generated body that none of the user's names can meet.
struct LocalNames {
  private let taken: Set<String>

  /// - Parameter taken: every word that the user wrote and that the body contains.
  init(avoiding taken: Set<String>) {
    self.taken = taken
  }

  /// The variable for what the caller gets.
  var answer: String { name("answer", "result") }

  /// The first of `names` that is new, or the last one with the smallest number that makes it so.
  func name(_ names: String...) -> String {
    if let name = names.first(where: { !taken.contains($0) }) { return name }
    let base = names.last ?? ""
    var number = 2
    while taken.contains("\(base)\(number)") { number += 1 }
    return "\(base)\(number)"
  }
}

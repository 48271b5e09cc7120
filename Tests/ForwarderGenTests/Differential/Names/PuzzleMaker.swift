/// Makes random puzzles, in which a few names stand for many things.
struct PuzzleMaker {
  typealias File = NamePuzzle.File

  /// A type, a protocol or an alias that has been declared.
  private struct Known {
    let path: [String]
    let keyword: String
    let file: File
    let access: String
  }

  /// A path that may stand for another one.
  private struct Substitute {
    let path: [String]
    let original: [String]
    let file: File
  }

  private static let typeNames = ["A", "B", "C", "E"]
  private static let aliasNames = ["X", "Y", "Done"]

  private var random: SplitMix
  private var puzzle: NamePuzzle

  /// The names of types that have a generic parameter.
  private var generic: Set<String> = []
  private var known: [Known] = []
  private var substitutes: [Substitute] = []

  static func puzzle(
    seed: UInt64,
    number: Int,
    importing imports: PuzzleImports
  ) -> NamePuzzle {
    var maker = PuzzleMaker(seed: seed, number: number, imports: imports)
    return maker.make()
  }

  private init(seed: UInt64, number: Int, imports: PuzzleImports) {
    random = SplitMix(seed: seed &* 1_000_033 &+ UInt64(number) &* 7_907)
    puzzle = NamePuzzle(number: number, imports: imports)
  }

  private mutating func make() -> NamePuzzle {
    if random.chance(30) { generic.insert(name("B")) }
    puzzle.question = random.pick([.isFunction, .isImplemented])
    for _ in 0..<random.number(1...2) {
      let file = random.pick(File.allCases)
      let access = file.module == "App" ? "" : "public "
      add(type(in: file, access: access, within: []), to: file)
    }
    for _ in 0..<random.number(0...2) { declare(in: .core) }
    for _ in 0..<random.number(0...3) { declare(in: random.pick([.kit, .kit, .otherOfKit])) }
    for _ in 0..<random.number(1...5) {
      declare(in: random.pick(File.own))
    }
    switch puzzle.question {
    case .isFunction: askForFunction()
    case .isImplemented: askForImplementation()
    }
    return puzzle
  }

  // MARK: Questions

  private mutating func askForFunction() {
    var bases: [String] = []
    if random.chance(25) { bases = [reference(in: .app, "protocol").text] }
    var members: [String] = []
    if random.chance(15) { members.append(alias(in: .app, access: "", within: [puzzle.name])) }
    let isGeneric = random.chance(12)
    let clause = isGeneric ? "<S: \(reference(in: .app, "class", "protocol").text)>" : ""
    let path =
      isGeneric ? "S.\(name(random.pick(Self.aliasNames)))" : reference(in: .app, "typealias").text
    members.append("func \(puzzle.requirement)\(clause)(_ d: \(path)?)")
    add(["protocol \(puzzle.name)\(list(bases)) {"] + indented(members) + ["}"], to: .app)
    let call =
      isGeneric
      ? "func probe\(clause)(_ s: S, _ y: @escaping () -> Void) { let d: \(path) = y; \(puzzle.requirement)(d) }"
      : "func probe(_ y: @escaping () -> Void) { \(puzzle.requirement)(y) }"
    puzzle.proofs = ["extension \(puzzle.name) { \(call) }"]
  }

  private mutating func askForImplementation() {
    let bases = random.chance(60) ? [reference(in: .app, "protocol").text] : []
    let type = random.chance(60) ? "Int" : reference(in: .app).text
    let requirement =
      "protocol \(puzzle.name)\(list(bases)) { func \(puzzle.requirement)(_ d: \(type)) -> Bool }"
    add([requirement], to: .app)
    known.append(Known(path: [puzzle.name], keyword: "protocol", file: .app, access: ""))
    if let base = bases.first {
      substitutes.append(
        Substitute(
          path: [puzzle.name],
          original: base.split(separator: ".").map(String.init),
          file: .app
        )
      )
    }
    puzzle.proofs = ["final class Z\(puzzle.number): \(puzzle.name) {}"]
    if random.chance(30) {
      let heir = "H\(puzzle.number)"
      let file = random.pick(File.own)
      let bases = [reference(in: file, "protocol").text, puzzle.name]
      add(["protocol \(heir)\(list(bases)) {}"], to: file)
      puzzle.proofs.append("final class ZH\(puzzle.number): \(heir) {}")
    }
    let file = random.pick(File.own + [.kit, .core])
    let isOwn = file.module == "App"
    if isOwn, random.chance(40) {
      let alias = name(random.pick(Self.aliasNames))
      add(["typealias \(alias) = \(reference(in: file, "protocol").text)"], to: file)
      substitutes.append(Substitute(path: [alias], original: [puzzle.name], file: .app))
    }
    var extended = reference(in: file, "protocol").text
    if isOwn, random.chance(40) {
      extended = spelled(
        Known(path: [puzzle.name], keyword: "protocol", file: .app, access: ""),
        in: file
      )
    }
    var clause = ""
    if random.chance(15) { clause = " where Self: \(reference(in: file, "protocol").text)" }
    if isOwn, random.chance(10) { clause = " where Self: \(puzzle.name)" }
    let given = random.chance(60) ? type : reference(in: file).text
    let member =
      "\(isOwn ? "" : "public ")func \(puzzle.requirement)(_ d: \(given)) -> Bool { true }"
    add(under(["extension \(extended)\(clause) { \(member) }"]), to: file)
  }

  // MARK: Declarations

  private mutating func declare(in file: File) {
    let access =
      file.module == "App"
      ? random.pick(["", "", "", "", "", "", "private ", "fileprivate "])
      : random.pick(["public ", "public ", "public ", "public ", ""])
    let lines: [String]
    switch random.number(0...9) {
    case 0...2: lines = [alias(in: file, access: access, within: [])]
    case 3...5: lines = extending(in: file)
    default: lines = type(in: file, access: access, within: [])
    }
    add(under(lines), to: file)
  }

  private mutating func alias(in file: File, access: String, within scope: [String]) -> String {
    let name = freeName(random.chance(75) ? Self.aliasNames : Self.typeNames, in: scope, file)
    guard let name else { return "" }
    let isGeneric = generic.contains(name)
    var meaning = random.pick(["() -> Void", "() -> Void", "Int", isGeneric ? "T" : "() -> Void"])
    let path = scope + [name]
    if random.chance(60) {
      let other = reference(in: file, for: name)
      meaning = other.text
      substitutes.append(Substitute(path: path, original: other.path, file: file))
    }
    known.append(Known(path: path, keyword: "typealias", file: file, access: access))
    return "\(access)typealias \(name)\(isGeneric ? "<T>" : "") = \(meaning)"
  }

  private mutating func extending(in file: File) -> [String] {
    let access = file.module == "App" ? "" : "public "
    var extended = reference(in: file, "class", "struct", "enum", "protocol")
    if random.chance(6) {
      let name = random.pick(["Array", "Int"])
      extended = (name, [name], "struct")
    } else if extended.path == ["Error"] {
      return []
    }
    let inherited =
      extended.keyword != "protocol" && random.chance(25)
      ? [reference(in: file, "protocol").text] : []
    let members =
      extended.keyword != "protocol" && random.chance(30)
      ? type(in: file, access: access, within: extended.path)
      : [alias(in: file, access: access, within: extended.path)]
    return ["extension \(extended.text)\(list(inherited)) {"] + indented(members) + ["}"]
  }

  private mutating func type(in file: File, access: String, within scope: [String]) -> [String] {
    let keywords =
      scope.isEmpty
      ? ["class", "class", "struct", "enum", "protocol", "protocol", "protocol"]
      : ["class", "struct", "enum"]
    guard let name = freeName(Self.typeNames, in: scope, file) else { return [] }
    // Protocols are not generic.
    let keyword = random.pick(generic.contains(name) ? ["class", "struct"] : keywords)
    let path = scope + [name]
    var bases: [String] = []
    if random.chance(50) {
      let base =
        keyword == "class"
        ? reference(in: file, "class", "protocol", for: name)
        : reference(in: file, "protocol", for: name)
      bases = [base.text]
      substitutes.append(Substitute(path: path, original: base.path, file: file))
    }
    known.append(Known(path: path, keyword: keyword, file: file, access: access))
    var members: [String] = []
    for _ in 0..<random.pick([0, 0, 1, 1, 2]) {
      if keyword != "protocol", scope.count < 2, random.chance(35) {
        members += type(in: file, access: access, within: path)
      } else {
        let access = keyword == "protocol" ? "" : access
        members.append(alias(in: file, access: access, within: path))
      }
    }
    let head = keyword == "class" && access == "public " ? "open " : access
    let parameters = generic.contains(name) && keyword != "protocol" ? "<T>" : ""
    return ["\(head)\(keyword) \(name)\(parameters)\(list(bases)) {"] + indented(members) + ["}"]
  }

  private mutating func under(_ lines: [String]) -> [String] {
    guard random.chance(12) else { return lines }
    return ["#if \(random.pick(["FLAG", "!FLAG"]))"] + lines + ["#endif"]
  }

  private mutating func add(_ lines: [String], to file: File) {
    puzzle.lines[file, default: []] += lines.filter { !$0.isEmpty }
  }

  private func indented(_ lines: [String]) -> [String] { lines.map { "  \($0)" } }

  private func list(_ bases: [String]) -> String {
    bases.isEmpty ? "" : ": \(bases.joined(separator: ", "))"
  }

  // MARK: Names

  private func name(_ name: String) -> String { "\(name)\(puzzle.number)" }

  /// One of `names` that a module does not have in `scope` yet.
  private mutating func freeName(_ names: [String], in scope: [String], _ file: File) -> String? {
    let taken = known.filter { $0.file.module == file.module && $0.path.dropLast() == scope[...] }
      .compactMap(\.path.last)
    let free = names.map(name).filter { !taken.contains($0) }
    return random.pickAny(random.chance(6) ? names.map(name) : free)
  }

  /// Whether a file can use what another one declares with `access`.
  private func canUse(_ access: String, of other: File, in file: File) -> Bool {
    if file == other { return true }
    if file.module == other.module { return !access.contains("private") }
    return access.contains("public") && puzzle.imports.modules(for: file).contains(other.module)
  }

  /// A name for something that is declared with one of `keywords`, or with any, and its path.
  private mutating func reference(
    in file: File,
    _ keywords: String...,
    for name: String? = nil
  ) -> (text: String, path: [String], keyword: String) {
    let isBold = random.chance(5)
    let candidates = known.filter {
      (isBold || canUse($0.access, of: $0.file, in: file))
        && (keywords.isEmpty || keywords.contains($0.keyword))
    }
    guard let found = random.pickAny(candidates), random.chance(95) else {
      let other = keywords.contains("protocol") ? "Error" : "String"
      return (other, [other], keywords.contains("protocol") ? "protocol" : "struct")
    }
    return (spelled(found, in: file, for: name), found.path, found.keyword)
  }

  /// A way to write what is `known`, beside a declaration called `name`.
  private mutating func spelled(_ known: Known, in file: File, for name: String? = nil) -> String {
    var (path, module) = (known.path, known.file.module)
    for _ in 0..<random.pick([0, 1, 1, 2, 3]) {
      let fitting = substitutes.filter {
        path.starts(with: $0.original) && puzzle.imports.modules(for: file).contains($0.file.module)
      }
      guard let other = random.pickAny(fitting) else { break }
      path = other.path + path.dropFirst(other.original.count)
      module = other.file.module
    }
    let isAmbiguous = self.known.contains { $0.path == path && $0.file.module != module }
    if path.count > 1, random.chance(8) { path.removeFirst() }
    var names = path.map { name in
      generic.contains(name) ? "\(name)<\(random.pick(["Int", "() -> Void"]))>" : name
    }
    if random.chance(isAmbiguous || path.last == name ? 80 : 10) { names.insert(module, at: 0) }
    return names.joined(separator: ".")
  }
}

/// The specs of a run whose JSON has been read.
struct DecodedSpecs: Sendable {
  /// Those to generate from, and behind them those that are only known.
  let sources: [SourceText]

  /// How many are to be generated from.
  let ownCount: Int

  /// Nil where one could not be understood.
  let specs: [Spec?]

  /// The mistakes in each of them.
  let reports: [Diagnostics]

  /// Reads `own` and `references`.
  init(_ own: [SourceText], references: [SourceText] = []) {
    // A file that is given twice declares its protocols once.
    var known = Set(own.map(\.path))
    sources = own + references.filter { known.insert($0.path).inserted }
    ownCount = own.count
    var specs: [Spec?] = []
    var reports: [Diagnostics] = []
    for source in sources {
      var report = Diagnostics(of: source)
      let node = JSONParser.parse(source, &report)
      specs.append(node.flatMap { SpecDecoder.decode($0, &report) })
      reports.append(report)
    }
    self.specs = specs
    self.reports = reports
  }

  /// The paths of the Swift files that they name, each once, as the tool opens them.
  var swiftFiles: [String] {
    var known: Set<String> = []
    return specs.compactMap(\.self)
      .flatMap { spec in
        spec.protocols.compactMap { item -> String? in
          guard case .file(let path) = item.place else { return nil }
          let opened = SwiftFiles.path(of: path.text, namedIn: spec.source)
          return known.insert(opened).inserted ? opened : nil
        }
      }
  }
}

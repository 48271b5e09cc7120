/// What a type means, which Swift lets people write in many ways.
indirect enum MeantType: Equatable, Sendable {
  /// `Int`, `String`, or a type of ``ImplementationPair/support``.
  case named(String)
  case optional(MeantType)
  case array(MeantType)
  case dictionary(MeantType)
  case box(MeantType)
  case void
  case tuple([MeantType], labels: [String?])
  case function(MeantFunction)

  /// Any value of these protocols.
  case existential([String])
  case metatype(MeantType)

  /// The generic parameter of the member with this number.
  case parameter(Int)

  /// The associated type `Item`.
  case item

  /// The type `State` beside a nested protocol.
  case state

  static let int = named("Int")
  static let string = named("String")

  /// Whether it is a function, so that a parameter of it may escape.
  var isFunction: Bool {
    if case .function = self { return true }
    return false
  }

  /// Similar types that are other ones, at least for most purposes.
  var similar: [MeantType] {
    switch self {
    case .named("Int"): [.string, .optional(self), .void, .named("Thing")]
    case .named: [.int, .optional(self), .existential(["Q"])]
    case .optional(let type): [type, .array(type), .optional(.optional(type))]
    case .array(let type): [type, .optional(self), .array(.string)]
    case .dictionary(let type): [.array(type), .dictionary(.string)]
    case .box(let type): [type, .box(.string)]
    case .void: [.int, .optional(.void)]
    case .tuple(let types, let labels):
      [
        .tuple(types, labels: labels[0] == nil ? ["x", nil] : [nil, "x"]),
        .tuple(types, labels: labels[0] == nil ? [nil, "y"] : [nil, nil]),
        .tuple(types.reversed(), labels: labels), .array(types[0]),
      ]
    case .function(let function): function.similar.map { .function($0) }
    case .existential(let names):
      names.count > 1 ? [.existential([names[0]])] : [.existential(names + ["R"]), .named("Thing")]
    case .metatype(let type): [type, .metatype(.string)]
    case .parameter(let number): [.int, .parameter(1 - number), .existential(["Q"])]
    case .item: [.int, .string, .optional(.item)]
    case .state: [.named("State"), .int]
    }
  }

  /// How many times the generic parameter `number` is in it.
  func uses(of number: Int) -> Int {
    switch self {
    case .named, .void, .existential, .item, .state: 0
    case .parameter(let other): other == number ? 1 : 0
    case .optional(let type), .array(let type), .dictionary(let type), .box(let type),
      .metatype(let type):
      type.uses(of: number)
    case .tuple(let types, _): types.map { $0.uses(of: number) }.reduce(0, +)
    // There, `some` would mean something else.
    case .function(let function): 2 * function.all.map { $0.uses(of: number) }.reduce(0, +)
    }
  }
}

/// A type of functions.
struct MeantFunction: Equatable, Sendable {
  var parameters: [MeantType] = []
  var result = MeantType.void
  var isAsync = false
  var failure = MeantFailure.none
  var isSendable = false
  var isOnMainActor = false

  var all: [MeantType] { parameters + [result] }

  fileprivate var similar: [MeantFunction] {
    var all = [self, self, self, self, self, self]
    all[0].isAsync.toggle()
    all[1].failure = failure == .none ? .any : .none
    all[2].isSendable.toggle()
    all[3].isOnMainActor.toggle()
    all[4].result = result == .void ? .int : .void
    all[5].parameters = parameters.isEmpty ? [.int] : []
    return all
  }
}

/// What a function throws.
enum MeantFailure: CaseIterable, Sendable {
  case none, any, problem, never, rethrown
}

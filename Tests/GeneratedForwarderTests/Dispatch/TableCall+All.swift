@testable import SpecForwarders

extension TableForwarders {
  var broadcast: MultiTableBroadcastDelegate { forwarder(\.delegates) }
  var first: MultiTableFirstDelegate { forwarder(\.delegates) }
  var last: MultiTableLastDelegate { forwarder(\.delegates) }
  var firstNonNil: MultiTableFirstNonNilDelegate { forwarder(\.delegates) }
  var anyTrue: MultiTableAnyTrueDelegate { forwarder(\.delegates) }
  var allTrue: MultiTableAllTrueDelegate { forwarder(\.delegates) }
  var reduce: MultiTableReduceDelegate { forwarder(\.delegates) }
  var collect: MultiTableCollectDelegate { forwarder(\.delegates) }
  var pipeline: MultiTablePipelineDelegate { forwarder(\.delegates) }
  var claimed: MultiTableClaimedDelegate { forwarder(\.delegates) }
  var by: MultiTableByDelegate { forwarder(\.delegates) }
}

/// All requirements of the table, in its order.
extension TableCall {
  static let all: [TableCall] = [
    TableCall("broadcast.void", "()", "123", "()") { $0.broadcast.void(4) },
    TableCall("broadcast.value", "1", "123", "0") { $0.broadcast.value(0) },
    TableCall("broadcast.optional", "1", "123", "nil") { $0.broadcast.optional(0) as Any },
    TableCall("broadcast.bool", "false", "123", "false") { $0.broadcast.bool(true) },
    TableCall("broadcast.collection", "[1]", "123", "[]") { $0.broadcast.collection([]) },
    TableCall("broadcast.throwing", "1", "123", "0") { try $0.broadcast.throwing(0) },
    TableCall("broadcast.suspending", "1", "123", "0") { await $0.broadcast.suspending(0) },
    TableCall("broadcast.number", "1", "123", "0") { $0.broadcast.number },
    TableCall("broadcast.item", "1", "123", "0") { $0.broadcast[0] },
    TableCall("broadcast.generic", "4", "123", "4") { $0.broadcast.generic(4) },
    TableCall("broadcast.reversed", "3", "321", "0") { $0.broadcast.reversed(0) },
    TableCall("broadcast.handler", "1", "123", "0") { answered(by: $0.broadcast.handler) },
    TableCall("broadcast.together", "1", "123", "0") { await $0.broadcast.together(0) },
    TableCall("first.void", "()", "1", "()") { $0.first.void(4) },
    TableCall("first.value", "1", "1", "0") { $0.first.value(0) },
    TableCall("first.optional", "1", "1", "nil") { $0.first.optional(0) as Any },
    TableCall("first.bool", "false", "1", "false") { $0.first.bool(true) },
    TableCall("first.collection", "[1]", "1", "[]") { $0.first.collection([]) },
    TableCall("first.throwing", "1", "1", "0") { try $0.first.throwing(0) },
    TableCall("first.suspending", "1", "1", "0") { await $0.first.suspending(0) },
    TableCall("first.number", "1", "1", "0") { $0.first.number },
    TableCall("first.item", "1", "1", "0") { $0.first[0] },
    TableCall("first.generic", "4", "1", "4") { $0.first.generic(4) },
    TableCall("first.reversed", "3", "3", "0") { $0.first.reversed(0) },
    TableCall("first.handler", "1", "1", "0") { answered(by: $0.first.handler) },
    TableCall("last.value", "3", "123", "0") { $0.last.value(0) },
    TableCall("last.optional", "3", "123", "nil") { $0.last.optional(0) as Any },
    TableCall("last.bool", "false", "123", "false") { $0.last.bool(true) },
    TableCall("last.collection", "[3]", "123", "[]") { $0.last.collection([]) },
    TableCall("last.throwing", "3", "123", "0") { try $0.last.throwing(0) },
    TableCall("last.suspending", "3", "123", "0") { await $0.last.suspending(0) },
    TableCall("last.number", "3", "123", "0") { $0.last.number },
    TableCall("last.item", "3", "123", "0") { $0.last[0] },
    TableCall("last.generic", "4", "123", "4") { $0.last.generic(4) },
    TableCall("last.reversed", "1", "321", "0") { $0.last.reversed(0) },
    TableCall("last.handler", "3", "123", "0") { answered(by: $0.last.handler) },
    TableCall("last.together", "3", "123", "0") { await $0.last.together(0) },
    TableCall("firstNonNil.optional", "1", "1", "nil") { $0.firstNonNil.optional(0) as Any },
    TableCall("firstNonNil.throwing", "1", "1", "nil") { try $0.firstNonNil.throwing(0) as Any },
    TableCall("firstNonNil.suspending", "1", "1", "nil") {
      await $0.firstNonNil.suspending(0) as Any
    },
    TableCall("firstNonNil.maybe", "1", "1", "nil") { $0.firstNonNil.maybe as Any },
    TableCall("firstNonNil.item", "1", "1", "nil") { $0.firstNonNil[0] as Any },
    TableCall("firstNonNil.generic", "4", "1", "nil") { $0.firstNonNil.generic(4) as Any },
    TableCall("firstNonNil.reversed", "3", "3", "nil") { $0.firstNonNil.reversed(0) as Any },
    TableCall("firstNonNil.handler", "1", "1", "nil") {
      answered(by: $0.firstNonNil.handler) as Any
    },
    TableCall("firstNonNil.together", "1", "123", "nil") {
      await $0.firstNonNil.together(0) as Any
    },
    TableCall("anyTrue.bool", "false", "123", "false") { $0.anyTrue.bool(true) },
    TableCall("anyTrue.throwing", "false", "123", "false") { try $0.anyTrue.throwing(0) },
    TableCall("anyTrue.suspending", "false", "123", "false") { await $0.anyTrue.suspending(0) },
    TableCall("anyTrue.flag", "false", "123", "false") { $0.anyTrue.flag },
    TableCall("anyTrue.item", "false", "123", "false") { $0.anyTrue[0] },
    TableCall("anyTrue.generic", "false", "123", "false") { $0.anyTrue.generic(4) },
    TableCall("anyTrue.reversed", "false", "321", "false") { $0.anyTrue.reversed(0) },
    TableCall("anyTrue.handler", "false", "123", "false") { answered(by: $0.anyTrue.handler) },
    TableCall("anyTrue.together", "false", "123", "false") { await $0.anyTrue.together(0) },
    TableCall("allTrue.bool", "false", "1", "true") { $0.allTrue.bool(true) },
    TableCall("allTrue.throwing", "false", "1", "true") { try $0.allTrue.throwing(0) },
    TableCall("allTrue.suspending", "false", "1", "true") { await $0.allTrue.suspending(0) },
    TableCall("allTrue.flag", "false", "1", "true") { $0.allTrue.flag },
    TableCall("allTrue.item", "false", "1", "true") { $0.allTrue[0] },
    TableCall("allTrue.generic", "false", "1", "true") { $0.allTrue.generic(4) },
    TableCall("allTrue.reversed", "false", "3", "true") { $0.allTrue.reversed(0) },
    TableCall("allTrue.handler", "false", "1", "true") { answered(by: $0.allTrue.handler) },
    TableCall("allTrue.together", "false", "123", "true") { await $0.allTrue.together(0) },
    TableCall("reduce.value", "6", "123", "0") { $0.reduce.value(0) },
    TableCall("reduce.optional", "3", "123", "nil") { $0.reduce.optional(0) as Any },
    TableCall("reduce.bool", "false", "123", "false") { $0.reduce.bool(true) },
    TableCall("reduce.collection", "[1, 2, 3]", "123", "[]") { $0.reduce.collection([]) },
    TableCall("reduce.throwing", "6", "123", "0") { try $0.reduce.throwing(0) },
    TableCall("reduce.suspending", "6", "123", "0") { await $0.reduce.suspending(0) },
    TableCall("reduce.number", "6", "123", "0") { $0.reduce.number },
    TableCall("reduce.item", "6", "123", "0") { $0.reduce[0] },
    TableCall("reduce.generic", "4", "123", "4") { $0.reduce.generic(4) },
    TableCall("reduce.reversed", "-10", "321", "0") { $0.reduce.reversed(1) },
    TableCall("reduce.handler", "6", "123", "0") { answered(by: $0.reduce.handler) },
    TableCall("reduce.together", "6", "123", "0") { await $0.reduce.together(0) },
    TableCall("collect.collection", "[1, 2, 3]", "123", "[]") { $0.collect.collection([]) },
    TableCall("collect.throwing", "[1, 2, 3]", "123", "[]") { try $0.collect.throwing(0) },
    TableCall("collect.suspending", "[1, 2, 3]", "123", "[]") { await $0.collect.suspending(0) },
    TableCall("collect.list", "[1, 2, 3]", "123", "[]") { $0.collect.list },
    TableCall("collect.item", "[1, 2, 3]", "123", "[]") { $0.collect[0] },
    TableCall("collect.generic", "[4, 4, 4]", "123", "[]") { $0.collect.generic(4) },
    TableCall("collect.reversed", "[3, 2, 1]", "321", "[]") { $0.collect.reversed(0) },
    TableCall("collect.handler", "[1, 2, 3]", "123", "[]") { answered(by: $0.collect.handler) },
    TableCall("collect.together", "[1, 2, 3]", "123", "[]") { await $0.collect.together(0) },
    TableCall("pipeline.value", "123", "123", "0") { $0.pipeline.value(0) },
    TableCall("pipeline.optional", "123", "123", "0") { $0.pipeline.optional(0) as Any },
    TableCall("pipeline.bool", "false", "123", "true") { $0.pipeline.bool(true) },
    TableCall("pipeline.collection", "[1, 2, 3]", "123", "[]") { $0.pipeline.collection([]) },
    TableCall("pipeline.throwing", "123", "123", "0") { try $0.pipeline.throwing(0) },
    TableCall("pipeline.suspending", "123", "123", "0") { await $0.pipeline.suspending(0) },
    TableCall("pipeline.item", "123", "123", "0") { $0.pipeline[0] },
    TableCall("pipeline.generic", "4", "123", "4") { $0.pipeline.generic(4) },
    TableCall("pipeline.reversed", "321", "321", "0") { $0.pipeline.reversed(0) },
    TableCall("pipeline.handler", "123", "123", "0") { answered(by: $0.pipeline.handler) },
    TableCall("claimed.value", "1", "123", "0") { $0.claimed.value(0) },
    TableCall("claimed.optional", "1", "123", "nil") { $0.claimed.optional(0) as Any },
    TableCall("claimed.bool", "false", "123", "false") { $0.claimed.bool(true) },
    TableCall("claimed.collection", "[1]", "123", "[]") { $0.claimed.collection([]) },
    TableCall("claimed.throwing", "1", "123", "0") { try $0.claimed.throwing(0) },
    TableCall("claimed.suspending", "1", "123", "0") { await $0.claimed.suspending(0) },
    TableCall("claimed.number", "1", "123", "0") { $0.claimed.number },
    TableCall("claimed.item", "1", "123", "0") { $0.claimed[0] },
    TableCall("claimed.generic", "4", "123", "4") { $0.claimed.generic(4) },
    TableCall("claimed.reversed", "3", "321", "0") { $0.claimed.reversed(0) },
    TableCall("by.void", "()", "123", "()") { $0.by.void(4) },
    TableCall("by.value", "123", "123", "0") { $0.by.value(0) },
    TableCall("by.optional", "1", "1", "nil") { $0.by.optional(0) as Any },
    TableCall("by.bool", "false", "123", "true") { $0.by.bool(true) },
    TableCall("by.collection", "[1, 2, 3]", "123", "[]") { $0.by.collection([]) },
    TableCall("by.throwing", "123", "123", "0") { try $0.by.throwing(0) },
    TableCall("by.suspending", "123", "123", "0") { await $0.by.suspending(0) },
    TableCall("by.number", "6", "123", "0") { $0.by.number },
    TableCall("by.item", "123", "123", "0") { $0.by[0] },
    TableCall("by.generic", "4", "123", "4") { $0.by.generic(4) },
    TableCall("by.reversed", "321", "321", "0") { $0.by.reversed(0) },
    TableCall("by.handler", "1", "1", "0") { answered(by: $0.by.handler) },
  ]

  /// Sets a property or an item, and what the delegates hear.
  static let settings: [(heard: [Int], set: @Sendable (TableForwarders) -> Void)] = [
    ([1], { $0.broadcast.number = 1 }), ([11], { $0.broadcast[10] = 1 }),
    ([2], { $0.first.number = 2 }), ([12], { $0.first[10] = 2 }),
    ([3], { $0.last.number = 3 }), ([13], { $0.last[10] = 3 }),
    ([4], { $0.firstNonNil.maybe = 4 }), ([14], { $0.firstNonNil[10] = 4 }),
    ([1], { $0.anyTrue.flag = true }), ([11], { $0.anyTrue[10] = true }),
    ([0], { $0.allTrue.flag = false }), ([10], { $0.allTrue[10] = false }),
    ([7], { $0.reduce.number = 7 }), ([17], { $0.reduce[10] = 7 }),
    ([8, 9], { $0.collect.list = [8, 9] }), ([18, 19], { $0.collect[10] = [8, 9] }),
    ([20], { $0.pipeline[10] = 10 }),
    ([11], { $0.claimed.number = 11 }), ([21], { $0.claimed[10] = 11 }),
    ([12], { $0.by.number = 12 }), ([22], { $0.by[10] = 12 }),
  ]
}

extension TableDelegate: TableBroadcastDelegate, TableFirstDelegate, TableLastDelegate,
  TableReduceDelegate, TablePipelineDelegate, TableByDelegate
{
  func void(_ value: Int) { _ = answer(to: value) }
  func value(_ value: Int) -> Int { answer(to: value) }
  func optional(_ value: Int) -> Int? { answersNil && answer() > 0 ? nil : answer(to: value) }
  func bool(_ value: Bool) -> Bool { answer() > 0 && answersTrue }
  func collection(_ value: [Int]) -> [Int] { value + [answer()] }
  func throwing(_ value: Int) throws -> Int { try attempt(value) }
  func suspending(_ value: Int) async -> Int { answer(to: value) }

  var number: Int {
    get { answer() }
    set { settings.append(newValue) }
  }

  subscript(value: Int) -> Int {
    get { answer(to: value) }
    set { settings.append(newValue + value) }
  }

  func generic<T: Comparable>(_ value: T) -> T { answer() > 0 ? value : value }
  func reversed(_ value: Int) -> Int { answer(to: value) }
  func handler(_ value: Int, _ done: @escaping (Int) -> Void) { done(answer(to: value)) }
  func together(_ value: Int) async -> Int { answer(to: value) }
}

extension TableDelegate: TableFirstNonNilDelegate {
  func throwing(_ value: Int) throws -> Int? { try attempt(value) }
  func suspending(_ value: Int) async -> Int? { optional(value) }

  var maybe: Int? {
    get { optional(0) }
    set { settings.append(newValue ?? 0) }
  }

  subscript(value: Int) -> Int? {
    get { optional(value) }
    set { settings.append((newValue ?? 0) + value) }
  }

  func generic<T: Comparable>(_ value: T) -> T? { optional(0).map { _ in value } }
  func reversed(_ value: Int) -> Int? { optional(value) }
  func handler(_ value: Int, _ done: @escaping (Int?) -> Void) { done(optional(value)) }
  func together(_ value: Int) async -> Int? { optional(value) }
}

extension TableDelegate: TableAnyTrueDelegate, TableAllTrueDelegate {
  func throwing(_ value: Int) throws -> Bool { try attempt(value) > 0 && answersTrue }
  func suspending(_ value: Int) async -> Bool { bool(false) }

  var flag: Bool {
    get { bool(false) }
    set { settings.append(newValue ? 1 : 0) }
  }

  subscript(value: Int) -> Bool {
    get { bool(false) }
    set { settings.append((newValue ? 1 : 0) + value) }
  }

  func generic<T: Comparable>(_ value: T) -> Bool { bool(false) }
  func reversed(_ value: Int) -> Bool { bool(false) }
  func handler(_ value: Int, _ done: @escaping (Bool) -> Void) { done(bool(false)) }
  func together(_ value: Int) async -> Bool { bool(false) }
}

extension TableDelegate: TableCollectDelegate {
  func throwing(_ value: Int) throws -> [Int] { [try attempt(value)] }
  func suspending(_ value: Int) async -> [Int] { [answer(to: value)] }

  var list: [Int] {
    get { [answer()] }
    set { settings += newValue }
  }

  subscript(value: Int) -> [Int] {
    get { [answer(to: value)] }
    set { settings += newValue.map { $0 + value } }
  }

  func generic<T: Comparable>(_ value: T) -> [T] { answer() > 0 ? [value] : [] }
  func reversed(_ value: Int) -> [Int] { [answer(to: value)] }
  func handler(_ value: Int, _ done: @escaping ([Int]) -> Void) { done([answer(to: value)]) }
  func together(_ value: Int) async -> [Int] { [answer(to: value)] }
}

extension TableDelegate: MultiTableClaimedDelegateClaiming {
  func claimsValue(_ value: Int, over answer: Int) -> Bool { claim(over: answer) }
  func claimsOptional(_ value: Int, over answer: Int?) -> Bool { claim(over: answer ?? 0) }
  func claimsBool(_ value: Bool, over answer: Bool) -> Bool { claim(over: answer ? 1 : 0) }
  func claimsCollection(_ value: [Int], over answer: [Int]) -> Bool { claim(over: answer[0]) }
  func claimsThrowing(_ value: Int, over answer: Int) -> Bool { claim(over: answer) }
  func claimsSuspending(_ value: Int, over answer: Int) -> Bool { claim(over: answer) }
  func claimsNumber(over answer: Int) -> Bool { claim(over: answer) }
  func claimsItem(_ value: Int, over answer: Int) -> Bool { claim(over: answer) }
  func claimsGeneric<T: Comparable>(_ value: T, over answer: T) -> Bool { claim(over: 0) }
  func claimsReversed(_ value: Int, over answer: Int) -> Bool { claim(over: answer) }

  private func claim(over answer: Int) -> Bool {
    log.note("?")
    return claims
  }
}

/// What the closure gets that is passed to `call` after 0, and called before that returns.
private func answered<Answer>(by call: (Int, @escaping (Answer) -> Void) -> Void) -> Answer {
  var answer: Answer?
  call(0) { answer = $0 }
  guard let answer else { preconditionFailure("nobody has answered") }
  return answer
}

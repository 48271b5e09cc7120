extension RoundEmitter {
  /// All of them are called, and the first one's value counts unless a later one has claimed, before
  /// its own call, that its own shall.
  func emitClaimed(_ signature: Signature, _ writer: inout SwiftWriter) {
    let claim = ClaimSignature(requirement, names: names)
    let (claims, other) = (names.name("claims"), names.name("other"))
    let call = call(signature.member)
    emitRound(&writer) { writer in
      writer.line("var \(answer)\(annotation) = \(call)")
    } others: { writer in
      let question = calls.question(claim.member(over: answer), to: "any \(style.claimingType)")
      writer.line("let \(claims) = \(claim.mark)\(question)")
      writer.line("let \(other)\(annotation) = \(call)")
      writer.line("if \(claims) { \(answerMark)\(answer) = \(other) }")
    }
    writer.line("return \(answerMark)\(answer)")
  }
}

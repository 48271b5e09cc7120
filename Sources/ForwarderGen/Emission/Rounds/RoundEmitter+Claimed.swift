extension RoundEmitter {
  /// All of them are called, and the first one's value counts.
  ///
  /// A later one's value counts instead if that delegate has claimed so before its own call.
  func emitClaimed(_ signature: Signature, _ writer: inout SwiftWriter) {
    let asked = ClaimSignature(requirement, names: names)
    let claim = Claim(
      mark: asked.mark,
      member: asked.member(over: answer),
      type: "any \(style.claimingType)",
      claimant: names.name("claimant", "contender", "applicant"),
      result: names.name("claims", "isClaimed", "counts")
    )
    let other = names.name("other", "next", "own")
    let call = call(signature.member)
    emitRound(answerIn: .variable, calling: signature.member, &writer) { writer in
      calls.emit(claim, &writer)
      let received = "let \(other)\(annotation) = "
      if mayGetNone {
        writer.statement("guard \(received)" + condition(signature.member) + " else", "continue")
      } else {
        writer.line(received + call)
      }
      writer.line("if \(claim.result) { \(answerMark)\(answer) = \(other) }")
    }
    writer.line("return \(answerMark)\(answer)")
  }
}

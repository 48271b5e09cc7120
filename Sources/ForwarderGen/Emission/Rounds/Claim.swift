/// How a responder is asked whether its answer shall count, and what that is kept in.
struct Claim {
  /// `unsafe `, or nothing.
  let mark: String

  /// `.claimsPriority(of: download, over: answer)`.
  let member: Code

  /// `any MultiDownloadDelegateClaiming`.
  let type: String

  /// The local variable for a responder that is of ``type``.
  let claimant: String

  /// The constant for what it answers.
  let result: String
}

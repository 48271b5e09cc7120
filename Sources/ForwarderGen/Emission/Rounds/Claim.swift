/// The question whether a responder's answer counts, and the names of the variables for it.
struct Claim {
  /// `unsafe `, or nothing.
  let mark: String

  /// `.claimsPriority(of: download, over: answer)`.
  let member: Code

  /// `any MultiDownloadDelegateClaiming`.
  let type: String

  /// The local variable for a responder that is of ``type``.
  let claimant: String

  /// The constant for its reply.
  let result: String
}

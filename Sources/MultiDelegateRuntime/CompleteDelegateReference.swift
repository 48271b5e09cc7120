/// A reference to delegates that respond to everything unless they say otherwise.
///
/// Generated code adopts it for every protocol, except where an implementation that answers alone
/// may be a default one (see `optional` in the spec): a registration has to say there what
/// it handles, so the calls that leave `handling:` out do not exist.
public protocol CompleteDelegateReference: DelegateReference, ~Copyable {}

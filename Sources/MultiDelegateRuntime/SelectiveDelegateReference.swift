/// A reference to an object that conforms to at least one protocol of a composite.
///
/// Generated code adopts it where a composite requires nothing of its delegates: every object can
/// be handed to the calls that add one, which throw when it conforms to none of the protocols. The
/// error names the delegate's type and the protocols.
public protocol SelectiveDelegateReference: AcceptingDelegateReference, ~Copyable
where Refusal == DelegateConformanceError {}

/// What a listener throws that is given a negative word, which none is.
struct Failure: Error {}

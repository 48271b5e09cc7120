extension String {
  /// A type's path without the module, where that is the standard library: of `Swift.Void`, `Void`.
  var withoutSwiftModule: String {
    hasPrefix("Swift.") ? String(dropFirst("Swift.".count)) : self
  }
}

/// Which version of the package this tool is of.
enum Version {
  static let current = "0.1.0"
}

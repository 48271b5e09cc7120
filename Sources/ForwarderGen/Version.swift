/// Which version of the package this tool is of.
package enum Version {
  package static let current = "0.1.0"
}

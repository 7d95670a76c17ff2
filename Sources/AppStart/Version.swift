/// The version of the package. The command, its manual page, packages and what `dactyl new` makes take it from here; the change log and the README
/// name it too, which a test compares.
package enum Version {
    package static let number = "0.1.0"
}

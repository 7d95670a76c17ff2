/// Why no app was made, in one line.
package struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Kind: Sendable {
        /// The name can't be an app's.
        case name
        /// The folder is there, or can't be written.
        case folder
        /// The package that the app is to depend on is not where it is said to be.
        case dependency
    }

    package let kind: Kind
    package let description: String

    package init(_ kind: Kind, _ description: String) {
        self.kind = kind
        self.description = description
    }

    /// The status with which a command ends over this, as `sysexits.h` has them.
    package var exitStatus: Int32 {
        switch kind {
        case .name: 64
        case .folder: 73
        case .dependency: 66
        }
    }
}

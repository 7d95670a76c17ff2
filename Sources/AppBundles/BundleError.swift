/// Why no folder was made, in one line.
package struct BundleError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Kind: Sendable {
        /// There is no app, or it is not one that can be bundled.
        case app
        /// A request that contradicts itself, or lacks something.
        case request
        /// The folder can't be written.
        case folder
        /// A library that the app needs is not on this machine.
        case library
        /// A program that is needed to find out is not there.
        case tool
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
        case .app: 66
        case .request: 64
        case .folder: 73
        case .library, .tool: 69
        }
    }
}

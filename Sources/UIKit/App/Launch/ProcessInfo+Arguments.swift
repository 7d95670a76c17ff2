extension ProcessInfo {
    /// The arguments of the program; in an app that tests of the interface launch, what they launch it with (R-UIT-1).
    ///
    /// Foundation's property keeps what it found first. Files that import UIKit alone see this one.
    @_disfavoredOverload
    public var arguments: [String] { CommandLine.arguments }
}

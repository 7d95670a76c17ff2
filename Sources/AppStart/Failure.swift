import FoundationAdditions
import TouchHost
import TouchScript

/// Why the command ends, in one line, and with what status.
package struct Failure: Error {
    package let message: String
    package let status: Int32

    package init(_ reason: String, status: Int32) {
        self.init(line: "dactyl: \(reason)", status: status)
    }

    /// The line as it is, for messages that begin with a place in a file, as compilers write it, so that editors find the place.
    package init(line: String, status: Int32) {
        message = line
        self.status = status
    }

    /// What the start of an app failed with.
    package init(_ error: any Error) {
        switch error {
        case let error as Failure:
            self = error
        case let error as ScriptError:
            self.init(line: error.description, status: error.status)
        case let error as FileError:
            self.init(error.description, status: error.exitStatus)
        case let error as HostSettings.Invalid:
            self.init(error.description, status: 64)
        default:
            self.init("\(error)", status: 1)
        }
    }

    /// Writes the line to standard error.
    /// - Returns: The status.
    package func report() -> Int32 {
        say(message)
        return status
    }
}

import AppBundles
import ArgumentParser
import Foundation
import FoundationAdditions
import TouchHost
import HostRunner
import TouchRecording
import TouchScript

/// Why the command ends, in one line, and with what status.
struct Failure: Error {
    let message: String
    let status: Int32

    init(_ reason: String, status: Int32) {
        self.init(message: "dactyl: \(reason)", status: status)
    }

    private init(message: String, status: Int32) {
        self.message = message
        self.status = status
    }

    init(_ error: any Error) {
        switch error {
        case let error as Failure:
            self = error
        case let error as ScriptError:
            // As compilers write it, so that editors find the place.
            self.init(message: error.description, status: error.status)
        case let error as RecordingError:
            self.init(message: error.description, status: RecordingError.exitStatus)
        case let error as FileError:
            self.init(error.description, status: error.exitStatus)
        case let error as BundleError:
            self.init(error.description, status: error.exitStatus)
        case let error as HostChoice.Failure:
            self.init(error.description, status: error.exitStatus)
        case let error as HostSettings.Invalid:
            self.init(error.description, status: 64)
        default:
            self.init("\(error)", status: 1)
        }
    }

    /// Writes the line to standard error.
    /// - Returns: What the command throws to end with the status.
    func report() -> ExitCode {
        say(message)
        return ExitCode(status)
    }
}

import AppBundles
import AppStart
import AppTemplates
import ArgumentParser
import HostRunner
import TouchRecording

extension ExitCode {
    /// Reports an error in one line on standard error; thrown, it ends the command with the error's status.
    init(reporting error: any Error) {
        let failure = switch error {
        case let error as RecordingError: Failure(line: error.description, status: RecordingError.exitStatus)
        case let error as BundleError: Failure(error.description, status: error.exitStatus)
        case let error as TemplateError: Failure(error.description, status: error.exitStatus)
        case let error as HostChoice.Failure: Failure(error.description, status: error.exitStatus)
        default: Failure(error)
        }
        self.init(failure.report())
    }
}

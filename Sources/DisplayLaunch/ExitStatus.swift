import HostRunner
import TouchRecording
import TouchScript
import UIKit

/// What the process exits with, after sysexits.h.
enum ExitStatus {
    static let usage: Int32 = 64
    static let data: Int32 = 65
    static let failure: Int32 = 70
    /// What is added to the number of a signal, as shells have it.
    static let signal: Int32 = 128

    /// The status that an error of the files and settings of a run has, or else the other.
    static func status(of error: any Error, or other: Int32) -> Int32 {
        switch error {
        case let error as HostChoice.Failure: error.exitStatus
        case let error as FileError: error.exitStatus
        case let error as ScriptError: error.status
        case is RecordingError: RecordingError.exitStatus
        case is LaunchFault: data
        default: other
        }
    }
}

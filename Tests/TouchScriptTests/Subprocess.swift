import Foundation

/// A program that ran to its end.
struct Subprocess {
    var identifier: Int32
    var status: Int32
    var output: String
    var error: String

    /// - Parameter environment: Replaces the one of this process, which goes without what the command itself sets.
    init(_ program: String, _ arguments: [String], input: String = "", environment: [String: String]? = nil,
         folder: String? = nil) throws {
        let process = Process(), output = Pipe(), error = Pipe(), inputPipe = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = environment ?? ProcessInfo.processInfo.environment.filter {
            !$0.key.hasPrefix("DACTYL_") && $0.key != "SWIFT_DETERMINISTIC_HASHING"
        }
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        process.standardInput = inputPipe
        process.standardOutput = output
        process.standardError = error
        try process.run()
        identifier = process.processIdentifier
        inputPipe.fileHandleForWriting.write(Data(input.utf8))
        try inputPipe.fileHandleForWriting.close()
        self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        self.error = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
    }
}

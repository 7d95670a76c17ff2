import Foundation

/// A program of the system whose output is read.
enum Tool {
    /// The program's path; `nil` when it isn't installed.
    static func path(_ name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        for folder in folders + ["/usr/bin", "/bin", "/usr/sbin", "/sbin"] {
            let path = "\(folder)/\(name)"
            if FileManager.default.isExecutableFile(atPath: path) { return path }
        }
        return nil
    }

    /// Runs the program, in the language that programs read.
    /// - Parameter environment: Variables besides those of this process.
    /// - Returns: What it wrote, and its status; `nil` when it could not be started.
    static func run(_ path: String, _ arguments: [String], environment: [String: String] = [:]) -> (output: String, status: Int32)? {
        let process = Process(), pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C"]) { $1 }.merging(environment) { $1 }
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: data, as: UTF8.self), process.terminationStatus)
    }
}

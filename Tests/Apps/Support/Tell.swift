import Foundation

/// Writes a line to standard output, at once.
public func tell(_ line: String) {
    print(line)
    fflush(nil)
}

import Foundation

/// Swift sources without comments and without the contents of strings, line by line.
///
/// It goes over bytes: over characters the sources of the project take half a minute without optimization.
enum SourceCode {
    /// Not a `Mutex`: ThreadSanitizer does not see that one is taken where a thread has to wait for it.
    private static let lock = NSLock()
    private nonisolated(unsafe) static var read: [String: [String]] = [:]

    /// The lines of a file of the package. A file is read once.
    static func lines(ofFile path: String) throws -> [String] {
        if let known = lock.withLock({ read[path] }) { return known }
        let result = lines(try Checkout.text(path))
        lock.withLock { read[path] = result }
        return result
    }

    static func lines(_ text: String) -> [String] {
        let declaration = try! NSRegularExpression(pattern: #"\bfunc \w+"#)
        let code = String(decoding: strip(Array(text.utf8)), as: UTF8.self)
        // A declaration is no call.
        return declaration.stringByReplacingMatches(in: code, range: NSRange(location: 0, length: code.utf16.count), withTemplate: "func")
            .components(separatedBy: "\n")
    }

    private static func strip(_ bytes: [UInt8]) -> [UInt8] {
        let newline = UInt8(ascii: "\n"), quote = UInt8(ascii: "\""), slash = UInt8(ascii: "/"), star = UInt8(ascii: "*")
        let backslash = UInt8(ascii: "\\"), hash = UInt8(ascii: "#")
        var result: [UInt8] = [], depth = 0, isString = false, index = 0
        result.reserveCapacity(bytes.count)
        while index < bytes.count {
            let byte = bytes[index], next = index + 1 < bytes.count ? bytes[index + 1] : newline
            index += 1
            if byte == newline {
                // Those over several lines count as ended: what stands in them looks like code, and is searched.
                isString = false
                result.append(byte)
            } else if depth > 0 {
                if byte == star, next == slash { depth -= 1; index += 1 } else if byte == slash, next == star { depth += 1; index += 1 }
            } else if isString {
                if byte == backslash, next != newline { index += 1 } else if byte == quote {
                    isString = false
                    result.append(quote)
                }
            } else if byte == hash, next == quote {
                index += 1
                while index < bytes.count, bytes[index] != newline, !(bytes[index] == quote && index + 1 < bytes.count && bytes[index + 1] == hash) { index += 1 }
                if index < bytes.count, bytes[index] != newline { index += 2 }
                result += [quote, quote]
            } else if byte == slash, next == slash {
                while index < bytes.count, bytes[index] != newline { index += 1 }
            } else if byte == slash, next == star {
                depth += 1
                index += 1
            } else {
                isString = byte == quote
                result.append(byte)
            }
        }
        return result
    }
}

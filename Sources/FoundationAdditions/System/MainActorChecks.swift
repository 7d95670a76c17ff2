import Foundation

// The compiler puts further checks into closures of the main actor. A check that fails ends the process by an illegal instruction and without a
// word, in a release build too. The runtime has a hook for what decides there: it says the sentence of MainThread.

extension _MainThread {
    /// Whether the runtime's checks are decided here. They are not where `DACTYL_VERIFY` is 0.
    static let isNoticingActorChecks: Bool = {
        guard response != nil, let hook = dlsym(nil, "swift_task_checkIsolated_hook") else { return false }
        let decide: @convention(c) (UInt, UInt, OriginalCheck) -> Void = { actor, table, original in
            guard actor == _MainThread.mainActor else { return original(actor, table) }
            if !_MainThread.isHere { _MainThread.report(CallerName.ofMainActorsCode ?? "code of the main actor") }
        }
        hook.assumingMemoryBound(to: UnsafeRawPointer?.self).pointee = unsafeBitCast(decide, to: UnsafeRawPointer.self)
        return true
    }()

    /// An executor is two words: what identifies it, and its table of functions. Passed as Swift passes them, which for words is as C does.
    private typealias OriginalCheck = @convention(c) (UInt, UInt) -> Void

    private static let mainActor = unsafeBitCast(MainActor.sharedUnownedExecutor, to: (UInt, UInt).self).0
}

/// The name of a function that is running, from the program's own table of symbols.
enum CallerName {
    /// The innermost function of the program that was checked; `nil` where its symbols were stripped.
    static var ofMainActorsCode: String? {
        typealias Backtrace = @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32
        typealias Location = (file: UnsafePointer<CChar>?, base: UnsafeRawPointer?, name: UnsafePointer<CChar>?, address: UnsafeRawPointer?)
        typealias Locate = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Int32
        guard let symbol = dlsym(nil, "backtrace"), let locate = dlsym(nil, "dladdr").map({ unsafeBitCast($0, to: Locate.self) }) else { return nil }
        var frames = [UnsafeMutableRawPointer?](repeating: nil, count: 32)
        let count = unsafeBitCast(symbol, to: Backtrace.self)(&frames, 32)
        // From the inside out: this hook, the runtime that called it, and then the function that was checked.
        var wasInRuntime = false
        for frame in frames.prefix(Int(count)) {
            var place = Location(nil, nil, nil, nil)
            guard let frame, locate(frame, &place) != 0, let name = place.file else { continue }
            if String(cString: name).hasSuffix("libswift_Concurrency.so") {
                wasInRuntime = true
            } else if wasInRuntime, let base = place.base {
                return CallerName.symbol(at: UInt64(UnsafeRawPointer(frame) - base), in: String(cString: name)).map(readable)
            }
        }
        return nil
    }

    /// - Parameter offset: Of a place behind a call, from where the file was loaded to.
    private static func symbol(at offset: UInt64, in path: String) -> String? {
        let files = [path, "/proc/self/exe"].lazy.compactMap { try? Data(contentsOf: URL(fileURLWithPath: $0), options: .alwaysMapped) }
        guard let file = files.first, file.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2]) else { return nil }
        return file.withUnsafeBytes { bytes -> String? in
            func word<Value: FixedWidthInteger>(_: Value.Type, _ place: UInt64) -> UInt64? {
                guard let start = Int(exactly: place), start <= bytes.count - MemoryLayout<Value>.size else { return nil }
                return UInt64(truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: start, as: Value.self))
            }
            guard let sections = word(UInt64.self, 0x28), let size = word(UInt16.self, 0x3A), let count = word(UInt16.self, 0x3C) else { return nil }
            for index in 0..<count {
                let section = sections &+ index &* size
                guard word(UInt32.self, section &+ 4) == 2, let symbols = word(UInt64.self, section &+ 0x18), let length = word(UInt64.self, section &+ 0x20),
                      let link = word(UInt32.self, section &+ 0x28), let names = word(UInt64.self, sections &+ link &* size &+ 0x18) else { continue }
                for number in 0..<length / 24 {
                    let entry = symbols &+ number &* 24
                    guard let value = word(UInt64.self, entry &+ 8), value < offset, let extent = word(UInt64.self, entry &+ 16), offset - value <= extent,
                          let name = word(UInt32.self, entry), let start = Int(exactly: names &+ name), start < bytes.count else { continue }
                    return String(decoding: bytes[start...].prefix { $0 != 0 }, as: UTF8.self)
                }
            }
            return nil
        }
    }

    /// `UILabel.text` from the mangled name of a closure in that property's setter.
    static func readable(_ mangled: String) -> String {
        typealias Demangle = @convention(c) (UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32) -> UnsafeMutablePointer<CChar>?
        guard let symbol = dlsym(nil, "swift_demangle"),
              let text = unsafeBitCast(symbol, to: Demangle.self)(mangled, mangled.utf8.count, nil, nil, 0) else { return mangled }
        defer { free(text) }
        return shortened(String(cString: text))
    }

    /// A declaration's name with its labels, without modules, types and closures.
    static func shortened(_ text: String) -> String {
        var name = text.replacingOccurrences(of: #"\(extension in \w+\):"#, with: "", options: .regularExpression)
            .replacingOccurrences(of: #"\((\w+) in _\w+\)"#, with: "$1", options: .regularExpression)
        if let inner = name.range(of: " in ", options: .backwards) { name = String(name[inner.upperBound...]) }
        for type in [" : ", " -> "] { if let range = name.range(of: type) { name = String(name[..<range.lowerBound]) } }
        var labels = ""
        if let start = name.firstIndex(of: "(") {
            // A label is what stands before a colon, outside of a parameter's own type.
            var depth = 0, word = ""
            for letter in name[start...] {
                switch letter {
                case "(", "<", "[": (depth, word) = (depth + 1, "")
                case ")", ">", "]": depth -= 1
                case ":" where depth == 1: labels += word + ":"
                case ",", " ": word = ""
                default: word.append(letter)
                }
            }
            labels = "(\(labels))"
            name = String(name[..<start])
        }
        for kind in ["static ", "getter of ", "one-time initialization function for "] where name.hasPrefix(kind) { name.removeFirst(kind.count) }
        for end in [".getter", ".setter", ".modify", ".read"] where name.hasSuffix(end) { name.removeLast(end.count) }
        let parts = name.split(separator: ".")
        return (parts.count > 1 ? parts.dropFirst().joined(separator: ".") : name) + labels
    }
}

internal import Foundation

/// Opens URLs in the programs of the desktop, by its commands `xdg-open` and `xdg-mime`.
package enum LinkOpener {
    /// Whether the desktop has a program for URLs of the scheme. Takes some milliseconds.
    package static func canOpen(scheme: String) -> Bool {
        guard !scheme.isEmpty, scheme.utf8.allSatisfy({ isPartOfScheme($0) }) else { return false }
        return run("xdg-mime query default \"x-scheme-handler/$0\" 2>/dev/null | grep -q .", scheme)
    }

    /// Starts the program for a URL with a scheme. It belongs to this process no more.
    package static func open(_ url: String) -> Bool {
        // What begins with a scheme can't be taken for an option.
        guard let colon = url.utf8.firstIndex(of: UInt8(ascii: ":")), colon != url.utf8.startIndex, url.utf8[..<colon].allSatisfy({ isPartOfScheme($0) }),
              url.utf8.first.map({ $0 != UInt8(ascii: "-") }) == true else { return false }
        return run("command -v xdg-open >/dev/null || exit 1; xdg-open \"$0\" </dev/null >/dev/null 2>&1 &", url)
    }

    private static func isPartOfScheme(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"),
             UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: false
        }
    }

    /// Whether a line of the shell, with the word as its `$0`, ends well. The word is passed beside the line: nothing in it is a command.
    private static func run(_ line: String, _ word: String) -> Bool {
        let arguments = ["/bin/sh", "-c", line, word]
        var words = arguments.map { strdup($0) } + [nil]
        var variables = ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for word in words + variables { free(word) } }
        var child: pid_t = 0
        guard posix_spawn(&child, "/bin/sh", nil, nil, &words, &variables) == 0 else { return false }
        var status: Int32 = 0
        while waitpid(child, &status, 0) == -1 { guard errno == EINTR else { return false } }
        return status == 0
    }
}

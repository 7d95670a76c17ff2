/// A command of SSIP, the protocol of Speech Dispatcher: a line, and for `SPEAK` a text after it.
///
/// It is documented in the manual "Speech Synthesis Interface Protocol", which comes with Speech Dispatcher.
enum Command: Equatable {
    case clientName(String)
    case notifications
    case priority
    case language(String)
    case speak
    /// What follows `SPEAK`: lines, and one with a full stop that ends them.
    case text(String)
    case cancel
    case quit

    /// What is sent.
    var bytes: [UInt8] { Array((words + "\r\n").utf8) }

    private var words: String {
        switch self {
        case .clientName(let name): "SET self CLIENT_NAME \(Self.word(name))"
        case .notifications: "SET self NOTIFICATION ALL on"
        // Messages wait for each other. What is to be silent first is cancelled.
        case .priority: "SET self PRIORITY message"
        case .language(let name): "SET self LANGUAGE \(Self.word(name))"
        case .speak: "SPEAK"
        case .text(let text): Self.lines(text) + "\r\n."
        case .cancel: "CANCEL self"
        case .quit: "QUIT"
        }
    }

    /// One argument of a line: what would end it, or begin another, is left out.
    private static func word(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value > 32 && $0.value != 127 }))
    }

    /// A line that begins with a full stop gets another, so that none ends the text.
    private static func lines(_ text: String) -> String {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            line.hasPrefix(".") ? ".\(line)" : String(line)
        }.joined(separator: "\r\n")
    }
}

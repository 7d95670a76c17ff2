import AppStart
import ArgumentParser
import Foundation
import FoundationAdditions

/// The start of the process, which `dactyl` becomes for all that its own `Entry` does not do. A mistake in the command line is reported in one line, which says what to do, with status 64.
@main
enum Entry {
    static func main() {
        openStandardFiles()
        let words = Array(CommandLine.arguments.dropFirst())
        do {
            try checkEmptiness(words)
            try checkCommand(words)
            var command = try Dactyl.parseAsRoot(words)
            try (command as? Run)?.request().checkOptions()
            try command.run()
        } catch {
            end(error, words)
        }
    }

    private static func end(_ error: any Error, _ words: [String]) -> Never {
        if let failure = error as? Failure { exit(failure.report()) }
        // Help, the version, and what was said already.
        if error is ExitCode || Dactyl.exitCode(for: error) == .success { Dactyl.exit(withError: error) }
        exit(Failure(usage: Dactyl.message(for: error), of: command(words), in: words).report())
    }

    /// The subcommand that the words begin with.
    private static func command(_ words: [String]) -> String? { words.first.flatMap { Dactyl.names.contains($0) ? $0 : nil } }

    /// That the first word is a subcommand, unless it is an option.
    private static func checkCommand(_ words: [String]) throws {
        // For `help` with a word that it does not know, the parser shows its general help.
        let asksForHelp = words.first == "help", call = asksForHelp ? "dactyl help" : "dactyl"
        guard let word = asksForHelp ? words.dropFirst().first : words.first, !word.hasPrefix("-"), !(Dactyl.names + ["help"]).contains(word) else { return }
        let name = word.onOneLine
        if !asksForHelp, (try? App.find(word)) != nil, !word.isEmpty { throw Failure("'\(name)' is an app and no command; did you mean 'dactyl run \(name)'?", status: 64) }
        if let near = Suggestion.nearest(to: word, among: Dactyl.names + (asksForHelp ? [] : ["help", "--version", "--help"])) {
            throw Failure("there is no command '\(name)'; did you mean '\(call) \(near)'?", status: 64)
        }
        throw Failure("there is no command '\(name)'; there are \(Dactyl.names.joined(separator: ", ")): see 'dactyl --help'", status: 64)
    }

    /// That no word before those of the app is empty: a variable of a shell script that is not set makes one.
    private static func checkEmptiness(_ words: [String]) throws {
        var last: String?
        for word in words.prefix(while: { $0 != "--" }) {
            if word.isEmpty {
                throw Failure(last.map { "the value of \($0) is empty; leave \($0) out or name something" }
                    ?? "a word of the command line is empty; name something or leave it out", status: 64)
            }
            if word.hasPrefix("--"), word.hasSuffix("=") {
                throw Failure("the value of \(word.dropLast()) is empty; leave it out or name something", status: 64)
            }
            last = word.hasPrefix("--") ? word.onOneLine : nil
        }
    }
}

extension Failure {
    /// A line of the parser of arguments, in the style of all the others.
    fileprivate init(usage text: String, of command: String?, in words: [String]) {
        var line = text.split(separator: "\n").first.map { String($0).onOneLine } ?? "the words can't be understood"
        // The parser looks for what is missing before it looks at what is too much, such as a misspelled --help.
        if line.hasPrefix("Missing expected argument"), let option = Self.unknownOption(in: words, of: command) { line = "unknown option '\(option.onOneLine)'" }
        if let first = line.first, line.dropFirst().first?.isLowercase == true { line = first.lowercased() + line.dropFirst() }
        let help = (["dactyl"] + [command, "--help"].compactMap(\.self)).joined(separator: " ")
        if let range = line.range(of: ". Did you mean ") {
            line.replaceSubrange(range, with: "; did you mean ")
        } else if line.hasPrefix("unknown option"), let near = Suggestion.nearest(to: line.split(separator: "'").dropFirst().first.map(String.init) ?? "",
                                                                                 among: ["--help", "--version"] + Self.options(of: command)) {
            line += "; did you mean '\(near)'?"
        } else {
            while line.hasSuffix(".") { line.removeLast() }
            line += "; see '\(help)'"
        }
        self.init(line, status: 64)
    }

    /// The first word that looks like an option of the subcommand and is not one.
    private static func unknownOption(in words: [String], of command: String?) -> String? {
        let known = options(of: command) + ["--help", "-h", "--version"]
        return words.prefix { $0 != "--" }.first { word in
            word.hasPrefix("--") && !known.contains { word == $0 || word.hasPrefix($0 + "=") }
        }
    }

    /// The options of a subcommand, as its help names them.
    private static func options(of command: String?) -> [String] {
        guard let type = Dactyl.configuration.subcommands.first(where: { ($0.configuration.commandName ?? "\($0)".lowercased()) == command }) else { return [] }
        return Dactyl.helpMessage(for: type).matches(of: /--[a-z][a-z-]*/).map { String($0.0) }
    }
}

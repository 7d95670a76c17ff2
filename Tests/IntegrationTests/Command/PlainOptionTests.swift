import Testing

/// The command reads the plain options of `run` itself, so that an app starts early, and leaves all other words to its parser: both have to say
/// the same. Programs of the system stand for apps.
@Suite("Plain options") struct PlainOptionTests {
    @Test("they reach the app as those that the parser reads", arguments: [
        ["--size", "390x844"], ["--scale", "2"], ["--on", "x11"], ["--on", "web", "--port", "8080"], ["--on", "kms", "--output", "HDMI-A-1"],
        ["--on", "kms", "--rotate", "90"], ["--log", "here.jsonl", "--on", "x11"], ["--on", "headless", "--snapshot", "a.png", "--speed", "real"],
        ["--play", "/dev/null", "--on", "headless"],
    ])
    func sameVariables(options: [String]) throws {
        // The parser alone knows options with an equals sign.
        let joined = stride(from: 0, to: options.count, by: 2).map { "\(options[$0])=\(options[$0 + 1])" }
        let plain = try Child(Checkout.dactyl, ["run", "/usr/bin/env"] + options)
        let parsed = try Child(Checkout.dactyl, ["run", "/usr/bin/env"] + joined)
        #expect(try plain.status() == 0, "\(plain.errors)")
        #expect(try parsed.status() == 0, "\(parsed.errors)")
        #expect(variables(plain) == variables(parsed))
        #expect(variables(plain).count == options.count / 2)
    }

    @Test("what follows -- are the app's arguments, as they are")
    func argumentsOfTheApp() throws {
        let words = ["one", "", "--size", "--", "-x", "two words"]
        let app = try Child(Checkout.dactyl, ["run", "--size", "100x100", "/usr/bin/printf", "--", "<%s>"] + words)
        #expect(try app.status() == 0, "\(app.errors)")
        #expect(app.output == words.map { "<\($0)>" }.joined())
    }

    @Test("what is wrong is said in the same line", arguments: [
        ["--size", "wide"], ["--on", "x11", "--speed", "real"], ["--on", "headless"], ["--on", "nowhere", "--scale", "-1"],
        ["--size", "1x1", "--size", "2x2x"], ["more"], ["--sizes", "1x1"], ["--size"], ["--size", ""], ["--play", "missing.touch"],
    ])
    func sameMistakes(words: [String]) throws {
        let plain = try Child(Checkout.dactyl, ["run", "/usr/bin/true"] + words)
        // An option that may be given several times leaves all to the parser.
        let parsed = try Child(Checkout.dactyl, ["run", "--configuration", "panHysteresis=8", "/usr/bin/true"] + words)
        #expect(try plain.status() != 0)
        #expect(try plain.status() == parsed.status())
        #expect(plain.errorLines.count == 1, "\(plain.errors)")
        #expect(plain.errors == parsed.errors)
    }

    /// The settings that a program was started with.
    private func variables(_ program: Child) -> Set<Substring> {
        Set(program.output.split(separator: "\n").filter { $0.hasPrefix("DACTYL_") })
    }
}

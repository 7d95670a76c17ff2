import ArgumentParser

/// Builds and runs the tests of the package here.
struct Test: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Builds and runs the tests of the package in this folder.",
        discussion: """
            What follows -- are options of 'swift test', as in dactyl test -- --parallel. Without any, each of the compiler's diagnostics is printed once; a \
            package that can't be built is status 70, tests that fail are status 1.
            """)

    @Option(help: ArgumentHelp("Run only tests whose names match.", valueName: "PATTERN"))
    var filter: [String] = []

    @Argument(parsing: .postTerminator, help: "Options of 'swift test'.")
    var options: [String] = []

    func run() throws {
        do {
            try PackageHere.test(filter: filter, options)
        } catch {
            throw ExitCode(reporting: error)
        }
    }
}

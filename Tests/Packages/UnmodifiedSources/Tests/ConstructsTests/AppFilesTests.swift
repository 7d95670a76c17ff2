import Constructs
import Foundation
import Testing

/// What an app finds of its files, in English, unless the tests run in another language.
@Suite("An app's files")
struct AppFilesTests {
    @Test("R-APP-17 Bundle.main and Bundle(for:) find resources") func resources() throws {
        #expect(try AppFiles.levels() == [1, 2, 3] && AppFiles.pathOfClass?.hasSuffix("Supporting/Levels.json") == true)
    }

    @Test("R-APP-17 Info.plist has its variables replaced") func information() {
        #expect(AppFiles.version == "1.0" && AppFiles.identifier == "org.example.Constructs")
        #expect(AppFiles.ownKeys == ["Constructs and $(UNKNOWN) for $5"])
    }

    @Test("R-APP-17 NSLocalizedString reads .strings and .xcstrings",
          .enabled(if: ["", "C", "POSIX", "en"].contains { (ProcessInfo.processInfo.environment["LC_ALL"] ?? ProcessInfo.processInfo.environment["LANG"] ?? "").prefix(2).hasPrefix($0) }))
    func strings() {
        #expect(AppFiles.start == "Start now" && AppFiles.extra == "Hello" && AppFiles.pieces == "3 pieces")
        #expect(AppFiles.missing == ["a value", "none"] && AppFiles.direct == "of %d things")
    }
}

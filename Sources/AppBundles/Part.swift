/// Something of others that is in an app's program or stands beside it in a bundle: what `script/parts` lists, and what `dactyl bundle` copies the licence of.
package struct Part: Sendable {
    /// Where the text of a licence is.
    package enum Place: Sendable {
        /// Below the folder of the packages that SwiftPM has fetched for a build.
        case checkouts(String)
        /// Below the root of this project.
        case project(String)
        /// Below the folder `usr` of the Swift that built the app.
        case toolchain(String)
        /// In the system; a folder's name may be `*`.
        case system(String)
    }

    package let name: String
    /// SPDX's expression.
    package let licence: String
    package let home: String
    /// The files of its licence. One of the system's is enough.
    package let places: [Place]
    /// A text in each program that holds the part; `nil` for a part of every app.
    package let mark: String?

    package init(_ name: String, _ licence: String, _ home: String, mark: String? = nil, _ places: Place...) {
        (self.name, self.licence, self.home, self.mark, self.places) = (name, licence, home, mark, places)
    }

    /// All that apps may be linked with. NOTICE names them.
    package static let all = [
        Part("Dactyl", "Apache-2.0", "the package dactyl", .project("LICENSE"), .project("NOTICE")),
        Part("Swift", "Apache-2.0 WITH Swift-exception", "https://github.com/swiftlang/swift", .toolchain("share/swift/LICENSE.txt")),
        Part("ICU", "Unicode-3.0", "https://github.com/swiftlang/swift-foundation-icu", .system("/usr/share/icu/*/LICENSE"), .system("/usr/share/doc/libicu*/copyright"),
             .system("/usr/share/licenses/libicu/*"), .system("/usr/share/licenses/icu/*")),
        Part("Unicode-data", "Unicode-DFS-2016", "https://www.unicode.org/copyright.html", .project("NOTICE")),
        Part("xkeyboard-config", "MIT", "https://www.freedesktop.org/wiki/Software/XKeyboardConfig", .project("NOTICE"), .system("/usr/share/doc/xkb-data/copyright"),
             .system("/usr/share/licenses/xkeyboard-config/*")),
        Part("swift-nio", "Apache-2.0", "https://github.com/apple/swift-nio", mark: "NIOHTTP1", .checkouts("swift-nio/LICENSE.txt"), .checkouts("swift-nio/NOTICE.txt")),
        Part("llhttp", "MIT", "https://github.com/nodejs/llhttp", mark: "NIOHTTP1", .checkouts("swift-nio/Sources/CNIOLLHTTP/LICENSE")),
        Part("swift-atomics", "Apache-2.0 WITH Swift-exception", "https://github.com/apple/swift-atomics", mark: "NIOHTTP1", .checkouts("swift-atomics/LICENSE.txt")),
        Part("swift-collections", "Apache-2.0 WITH Swift-exception", "https://github.com/apple/swift-collections", mark: "NIOHTTP1", .checkouts("swift-collections/LICENSE.txt")),
        Part("swift-system", "Apache-2.0 WITH Swift-exception", "https://github.com/apple/swift-system", mark: "NIOHTTP1", .checkouts("swift-system/LICENSE.txt")),
    ]
}

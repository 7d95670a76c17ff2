import Foundation
import Testing

/// The map of `Documentation/architecture`, and what the core must not know. `script/map --check` compares the map with the sources.
@Suite("Architecture") struct ArchitectureTests {
    /// What each module imports, of the package and of others: the rows of the map, of which the first cell has the module and the last its imports.
    static let map: [String: Set<String>] = {
        var result: [String: Set<String>] = [:]
        for line in ((try? Checkout.text("Documentation/architecture/map.md")) ?? "").split(separator: "\n") where line.hasPrefix("| `") {
            let cells = line.split(separator: "|").map { cell in cell.split(separator: "`").map(String.init).filter { !$0.contains { ", ".contains($0) } } }
            if cells.count >= 3, let name = cells[0].first { result[name] = Set(cells.last!) }
        }
        return result
    }()

    /// What must never come to be in the map, whatever it says otherwise.
    static let never: [String: Set<String>] = {
        let above: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics", "GestureEngine", "ScrollEngine", "LayoutEngine", "HostRunner"]
        let hosts = ["HostHeadless", "HostX11", "HostWayland", "HostKMS", "HostWeb"]
        var result: [String: Set<String>] = ["TouchHost": above.union(hosts + ["HostKit"]), "HostKit": above.union(hosts), "TouchScript": above.union(hosts), "TouchRecording": above.union(hosts),
                                             "InterfaceFiles": above.union(hosts), "AppBundles": above.union(hosts)]
        // What is linked with the core is linked with no display (decision 0020).
        result["UIKit"] = Set(hosts).union(["CCairo", "CPango", "DisplayLaunch", "HostKit", "HostRunner", "TouchRecording", "TouchScript"])
        for module in ["Scenarios", "SnapshotTesting", "Nimble", "Quick", "TouchTesting", "XCUIAutomation"] { result[module] = ["DisplayLaunch", "HostRunner", "HostX11", "HostWayland", "HostKMS", "HostWeb"] }
        result["AccessibilityBus"] = Set(hosts).union(["HostRunner", "Inspector", "DisplayLaunch"])
        for host in hosts { result[host] = above.union(hosts).subtracting([host]) }
        for module in ["CoreGraphics", "ImageIO", "QuartzCore"] { result[module] = Set(hosts + ["UIKit", "TouchHost", "HostKit", "HostRunner", "GestureEngine", "ScrollEngine", "LayoutEngine"]) }
        return result
    }()

    /// The folders of targets with Swift sources, those of names without code in a folder of their own.
    static let folders: [String] = ["Sources", "Sources/Compatibility"].flatMap { parent in
        ((try? FileManager.default.contentsOfDirectory(atPath: "\(Checkout.root)/\(parent)")) ?? []).filter { $0 != "Compatibility" }.map { "\(parent)/\($0)" }
    }.filter { !Checkout.files(in: $0, withExtension: "swift").isEmpty }.sorted()

    static let targets = folders.map { ($0 as NSString).lastPathComponent }

    @Test("a module imports what the map says", arguments: folders)
    func imports(folder: String) throws {
        let target = (folder as NSString).lastPathComponent
        let allowed = try #require(Self.map[target], "\(folder) is not in the map; script/map writes it")
            .union(["Foundation", "FoundationXML", "Glibc", "Synchronization"])
            // Loops and queues are for modules that have to do with time.
            .union(Self.core.contains(target) ? [] : ["CoreFoundation", "Dispatch"])
            // Large pictures are painted on both cores (decision 34).
            .union(target == "QuartzCore" ? ["Dispatch"] : [])
            // They are linked into programs of tests alone.
            .union(["TestLaunch": ["XCTest"], "Quick": ["XCTest"], "SnapshotTesting": ["Testing"]][target] ?? [])
        for path in Checkout.files(in: folder, withExtension: "swift") {
            for module in try importedModules(path) where module != target {
                #expect(allowed.contains(module), "\(path) imports \(module)")
            }
        }
    }

    @Test("the map has no arrow up")
    func layers() {
        #expect(Self.map.count > 20, "the map was read")
        #expect(["GestureEngine", "ScrollEngine", "LayoutEngine", "DynamicsEngine"].allSatisfy { Self.map[$0] == [] }, "the engines know Foundation alone")
        for (module, forbidden) in Self.never {
            #expect(Self.map[module]?.isDisjoint(with: forbidden) == true, "\(module) imports \(Self.map[module]?.intersection(forbidden) ?? [])")
        }
    }

    @Test("the page about modules knows every one")
    func documented() throws {
        let text = try Checkout.text("Documentation/architecture/modules.md")
        for target in Self.targets { #expect(text.contains("| `\(target)` |"), "\(target) is not in it") }
    }

    static let core = ["CoreGraphics", "QuartzCore", "UIKit", "FoundationAdditions", "ScrollEngine", "LayoutEngine"]

    /// Calls of these functions, and not of methods of the same names.
    private static func calls(_ names: String) -> String { #"(^|[^.\w`])(\#(names))\("# }

    static let forbidden = [
        "clock": #"\b(clock_gettime|gettimeofday|CFAbsoluteTimeGetCurrent|systemUptime|ContinuousClock|SuspendingClock)\b"#
            + #"|\bDate\(\)|\bDate\.now\b|\bDispatch(Wall)?Time\.now\b|\bTimer\b|"# + calls("time|clock"),
        "randomness": #"\.random\(|\.randomElement\(|\.shuffled?\(\)|\bSystemRandomNumberGenerator\b|\bUUID\(\)|"#
            + calls("rand|random|drand48|arc4random|getrandom"),
        "file descriptors": #"\bepoll_|\btimerfd_|\bfileDescriptor\b|"#
            + calls("open|mmap|poll|socket|pipe|dup|dup2|eventfd") + "|" + calls("p?read|p?write") + "[^()]+,|"
            // Text is selected too, by methods of that name; the system's takes sets, or nil for them.
            + calls("select") + #"[^()]*(&|\bnil\b)"#,
        "sleep": #"\bThread\.sleep\b|\bTask\.sleep\b|"# + calls("sleep|usleep|nanosleep"),
    ]

    @Test("the core knows no clock, no randomness and no file descriptors", arguments: forbidden.keys.sorted())
    func coreIsPure(rule: String) throws {
        let pattern = try NSRegularExpression(pattern: Self.forbidden[rule]!)
        // What calls methods by selectors after a time calls Foundation's timers, which clients ask for by name; so does what has those wait on a host's
        // clock. Diagnostics go to standard error from one place. A new date picker shows the calendar's time (R-PCK-5).
        let paths = Self.core.flatMap { Checkout.files(in: "Sources/\($0)", withExtension: "swift") }
            .filter { !["Timer+Selector.swift", "NSObject+Selectors.swift", "StandardError.swift", "Timer+Clock.swift", "ClockedTimers.swift", "DelayClock.swift", "UIDatePicker.swift"].contains(($0 as NSString).lastPathComponent) }
        #expect(paths.count > 50, "the sources were found")
        for path in paths {
            let lines = try SourceCode.lines(ofFile: path)
            for number in matches(of: pattern, in: lines) {
                Issue.record("\(path):\(number + 1) uses \(rule): \(lines[number].trimmingCharacters(in: .whitespaces))")
            }
        }
    }

    @Test("R-GEN-2 hosts read the monotonic clock alone, so that a computer's clock that is set changes no time")
    func hostsReadNoWallClock() throws {
        let pattern = try NSRegularExpression(pattern: #"\bCLOCK_REALTIME\b|\bgettimeofday\b|\bDate\(\)|\bDate\.now\b|\bCFAbsoluteTimeGetCurrent\b|\btime\((nil|&)"#)
        let folders = ["HostKit", "HostHeadless", "HostX11", "HostWayland", "HostKMS", "HostWeb", "HostRunner", "TouchHost", "TouchRecording", "DisplayLaunch"]
        // Foundation's timers are due by that clock: a run at the wall's pace asks how long it is until the next.
        let paths = folders.flatMap { Checkout.files(in: "Sources/\($0)", withExtension: "swift") }.filter { !$0.hasSuffix("/Pace.swift") }
        #expect(paths.count > 50, "the sources were found")
        for path in paths {
            let lines = try SourceCode.lines(ofFile: path)
            for number in matches(of: pattern, in: lines) { Issue.record("\(path):\(number + 1) reads the wall clock") }
        }
    }

    @Test("the scan sees what is planted, outside comments and strings", arguments: [
        ("let a = Date()", "clock"), ("let t = time(nil)", "clock"), ("let n = Int.random(in: 0..<3)", "randomness"),
        ("let f = open(path, O_RDONLY)", "file descriptors"),
        ("let n = write(1, bytes, 3)", "file descriptors"), ("let n = select(4, &set, nil, nil, nil)", "file descriptors"), ("  usleep(3)", "sleep"),
    ])
    func scanSees(planted: String, rule: String) throws {
        let pattern = try NSRegularExpression(pattern: Self.forbidden[rule]!)
        func isSeen(_ text: String) -> Bool { !matches(of: pattern, in: SourceCode.lines(text)).isEmpty }
        #expect(isSeen("\(planted) // why"))
        #expect(isSeen("/* why\n */ \(planted)"))
        #expect(!isSeen("// \(planted)"))
        #expect(!isSeen("/* /* why */ \(planted)\n*/ let b = 1"))
        #expect(!isSeen("let s = \"a \\\" \(planted)\""))
        #expect(!isSeen("application.open(url)\nfunc open(_ url: URL) {}"), "methods of such names")
    }

    @Test("the scan reports the line itself, and takes no two lines for one")
    func scanReportsTheLine() throws {
        let pattern = try NSRegularExpression(pattern: Self.forbidden["file descriptors"]!)
        #expect(matches(of: pattern, in: SourceCode.lines("let a = 1\nopen(path, O_RDONLY)\nlet b = 2")) == [1])
        #expect(matches(of: pattern, in: SourceCode.lines("write(\n1, bytes, 3)")) == [])
    }

    /// The numbers of the lines in which a pattern is found.
    private func matches(of pattern: NSRegularExpression, in lines: [String]) -> [Int] {
        lines.indices.filter { index in
            pattern.firstMatch(in: lines[index], range: NSRange(location: 0, length: lines[index].utf16.count)) != nil
        }
    }

    @Test("the documents name no machine's paths")
    func documents() throws {
        let paths = ["", "Documentation", "Apps", "Benchmarks", "Sources", "Tests"].flatMap { folder -> [String] in
            folder.isEmpty ? ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "NOTICE"] : Checkout.files(in: folder, withExtension: "md")
        }
        let pattern = try Regex(#"(^|[\s`"'(=])/(work|tmp|root|home|Users)(/|\b)"#)
        for path in paths where FileManager.default.fileExists(atPath: "\(Checkout.root)/\(path)") {
            for (number, line) in try Checkout.text(path).split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                #expect(!line.contains(pattern), "\(path):\(number + 1)")
            }
        }
    }

    private func importedModules(_ path: String) throws -> [String] {
        // What stands in a string of several lines is source that the program writes.
        var isInString = false
        return try zip(SourceCode.lines(ofFile: path), Checkout.text(path).components(separatedBy: "\n")).compactMap { line, text in
            let wasInString = isInString
            if text.components(separatedBy: "\"\"\"").count % 2 == 0 { isInString.toggle() }
            if wasInString { return nil }
            let words = line.split(separator: " ")
            guard let place = words.firstIndex(of: "import"), words.count > place + 1,
                  words[..<place].allSatisfy({ $0.hasPrefix("@") || ["public", "package", "internal", "private", "fileprivate"].contains($0) })
            else { return nil }
            let name = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"].contains(words[place + 1])
                ? words[place + 2] : words[place + 1]
            return String(name.split(separator: ".")[0])
        }
    }
}

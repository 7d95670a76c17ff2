import Foundation
import PropertyLists

/// A folder with everything that an app needs on another machine of the same system.
package struct AppBundle {
    /// How the folder is made.
    package struct Options: Sendable {
        /// Where the folder will be on the other machine.
        package var place: String?
        /// Whether a systemd unit that starts the app with the session is written, instead of a desktop file.
        package var isUnit = false
        /// Whether that unit is the system's, which starts the app on a bare display.
        package var isKiosk = false
        package init() {}
    }

    /// The executable's file name.
    package let name: String
    /// The name for people, from the app's `Info.plist`.
    package let title: String
    /// The version, from the same place; 0.1 where that has none.
    let version: String
    package let libraries: SharedLibraries
    /// The folders of resources, beside the executable.
    package let resources: [String]

    private let licences: Licences
    /// The parts whose licences are not on this machine, so that the bundle has their names alone.
    package var missingLicences: [String] { licences.missing }

    private let executable: String
    private let options: Options

    /// Looks at an app.
    /// - Parameter progress: Called with what is being done, before it is.
    package init(executable: String, options: Options = Options(), progress: (String) -> Void = { _ in }) throws(BundleError) {
        let path = (executable as NSString).resolvingSymlinksInPath
        guard let data = FileManager.default.contents(atPath: path) else {
            throw BundleError(.app, "there is no app at '\(executable)', or it can't be read")
        }
        guard data.starts(with: [0x7F, 0x45, 0x4C, 0x46]) else {
            throw BundleError(.app, "'\(executable)' is no executable of Linux")
        }
        processor = Self.processor(data)
        self.executable = path
        self.options = options
        name = (path as NSString).lastPathComponent
        // It stands in a shell script, a desktop file and a unit.
        guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._+-".contains($0)) }) else {
            throw BundleError(.app, "'\(name)' has other characters than letters, digits and ._+- in its name; build the app under another")
        }
        progress("\(name): looking for its libraries, and for the packages that bring them")
        libraries = try SharedLibraries(of: path, data)
        resources = Self.resources(beside: path, data)
        licences = Licences(of: path, data, libraries.own)
        let information = Self.information(in: resources)
        title = Self.text(["CFBundleDisplayName", "CFBundleName"], in: information)?.filter { !$0.isNewline } ?? name
        let version = Self.text(["CFBundleShortVersionString"], in: information) ?? ""
        self.version = version.wholeMatch(of: /[0-9][A-Za-z0-9.+~]*/) == nil ? "0.1" : version
        if let place = options.place, !place.hasPrefix("/") || place.contains(where: { $0.isNewline || $0 == "\"" || $0 == "%" || $0 == "\\" }) {
            throw BundleError(.folder, "'\(place)' is no absolute path that a desktop file or a unit can name")
        }
    }

    /// The processor that it is built for, as images of containers name it. The executable's header has a number for each.
    let processor: String
    private static func processor(_ data: Data) -> String {
        guard data.count > 19 else { return "unknown" }
        return [0x03: "386", 0x28: "arm", 0x3E: "amd64", 0xB7: "arm64", 0xF3: "riscv64"][UInt16(truncatingIfNeeded: data[18]) | UInt16(truncatingIfNeeded: data[19]) << 8] ?? "unknown"
    }

    /// Whether the interface's font goes with it.
    var hasFonts: Bool { !BundleFonts().files.isEmpty }
    /// When the executable was built.
    var date: Date { (try? FileManager.default.attributesOfItem(atPath: executable))?[.modificationDate] as? Date ?? Date(timeIntervalSince1970: 0) }
    var place: String { options.place ?? "/opt/\(name)" }
    var isUnit: Bool { options.isUnit || options.isKiosk }
    var isKiosk: Bool { options.isKiosk }

    /// The folders that the executable was built to look for.
    private static func resources(beside executable: String, _ data: Data) -> [String] {
        let folder = (executable as NSString).deletingLastPathComponent, name = (executable as NSString).lastPathComponent
        let entries = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".resources") }.sorted()
        return entries.filter { $0.hasSuffix("_\(name).resources") || data.range(of: Data($0.utf8)) != nil }.map { "\(folder)/\($0)" }
    }

    /// The app's `Info.plist`.
    private static func information(in resources: [String]) -> [String: Any] {
        for folder in resources {
            for entry in FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }).sorted() ?? []
            where (entry as NSString).lastPathComponent == "Info.plist" {
                guard let data = FileManager.default.contents(atPath: "\(folder)/\(entry)"),
                      let list = try? PropertyListReader.read(data) as? [String: Any] else { continue }
                return list
            }
        }
        return [:]
    }

    /// The first of several values that is a text; one with a variable of Xcode's is not.
    private static func text(_ keys: [String], in information: [String: Any]) -> String? {
        keys.lazy.compactMap { information[$0] as? String }.first { !$0.isEmpty && !$0.contains("$(") }
    }

    // MARK: Writing

    /// Finds out whether the folder can be made, without touching it.
    package static func check(_ folder: String) throws(BundleError) {
        let manager = FileManager.default
        if let entries = try? manager.contentsOfDirectory(atPath: folder) {
            guard entries.isEmpty else { throw BundleError(.folder, "'\(folder)' is not empty; name a folder that is, or a new one") }
        } else if manager.fileExists(atPath: folder) {
            throw BundleError(.folder, "'\(folder)' is a file, or a folder that can't be read")
        }
    }

    /// Makes the folder: all of it, or nothing.
    package func write(to folder: String, progress: (String) -> Void = { _ in }) throws(BundleError) {
        try Self.check(folder)
        let manager = FileManager.default
        let clean = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        let half = "\(clean).half-\(getpid())"
        let fonts = BundleFonts()
        if fonts.files.isEmpty { progress("\(name): the font \(BundleFonts.family) is not installed here with its licence: texts will stand in the other machine's font") }
        progress("\(name): copying it with \(resources.count) resource folders and \(libraries.own.count) libraries to \(folder)")
        do {
            try fill(half, fonts, progress)
            try? manager.removeItem(atPath: clean)
            try manager.moveItem(atPath: half, toPath: clean)
        } catch {
            try? manager.removeItem(atPath: half)
            let reason = (error as NSError).userInfo[NSUnderlyingErrorKey].map { "\($0)" } ?? error.localizedDescription
            throw BundleError(.folder, "'\(folder)' can't be written: \(reason)")
        }
    }

    private func fill(_ folder: String, _ fonts: BundleFonts, _ progress: (String) -> Void) throws {
        let manager = FileManager.default
        for inner in ["bin", "lib"] { try manager.createDirectory(atPath: "\(folder)/\(inner)", withIntermediateDirectories: true) }
        try manager.copyItem(atPath: executable, toPath: "\(folder)/bin/\(name)")
        for path in resources { try manager.copyItem(atPath: path, toPath: "\(folder)/bin/\((path as NSString).lastPathComponent)") }
        for path in libraries.own {
            // The file itself under the name by which it is asked for.
            try manager.copyItem(atPath: (path as NSString).resolvingSymlinksInPath,
                                 toPath: "\(folder)/lib/\((path as NSString).lastPathComponent)")
        }
        let copies = ["\(folder)/bin/\(name)"] + libraries.own.map { "\(folder)/lib/\(($0 as NSString).lastPathComponent)" }
        if !SymbolStripper.strip(copies) { progress("\(name): strip is missing (binutils): what only debuggers read stays in the programs") }
        try fonts.write(to: folder)
        let icon = AppIcon(in: resources, title: title)
        let texts = BundleTexts(name: name, title: title, place: place, icon: "\(name).\(icon.type)", packages: libraries.packages,
                                files: libraries.ofSystem.map { ($0 as NSString).lastPathComponent })
        try write(texts.launcher, to: "\(folder)/\(name)", isExecutable: true)
        try write(isKiosk ? texts.kioskUnit : isUnit ? texts.unit : texts.desktopFile, to: "\(folder)/\(name).\(isUnit ? "service" : "desktop")")
        // A unit is started and not chosen in a menu.
        if !isUnit { try icon.data.write(to: URL(fileURLWithPath: "\(folder)/\(texts.icon)")) }
        try write(texts.packageList, to: "\(folder)/PACKAGES")
        try licences.write(to: "\(folder)/licences")
    }

    private func write(_ text: String, to path: String, isExecutable: Bool = false) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes([.posixPermissions: isExecutable ? 0o755 : 0o644], ofItemAtPath: path)
    }
}

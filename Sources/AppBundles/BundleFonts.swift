import Foundation

/// The font of the interface, which goes with an app: other machines have it seldom, and texts then stand in another and break elsewhere.
struct BundleFonts {
    /// The family that UIKit takes for the system's font.
    static let family = "Inter"

    /// The files of its faces; empty where it is not installed here, or nothing says under which licence.
    private(set) var files: [String] = []
    /// The text of its licence, which has to go with it.
    private(set) var licence: String?

    /// Asks fontconfig.
    init() {
        guard let tool = Tool.path("fc-list"), let found = Tool.run(tool, [Self.family, "file", "family"]), found.status == 0 else { return }
        let faces = Self.faces(found.output)
        guard let first = faces.first else { return }
        let folder = (first as NSString).deletingLastPathComponent
        let package = SystemPackages().owners(of: [first]).values.first
        let places = (package.map { ["/usr/share/doc/\($0)/copyright", "/usr/share/licenses/\($0)/LICENSE", "/usr/share/licenses/\($0)/OFL.txt", "/usr/share/licenses/\($0)/LICENSE.txt"] } ?? [])
            + ["OFL.txt", "LICENSE.txt", "LICENSE"].map { "\(folder)/\($0)" }
        licence = places.first(where: FileManager.default.isReadableFile)
        if licence != nil { files = faces }
    }

    /// Reads lines such as `/usr/share/fonts/Inter-Bold.otf: Inter,Inter Bold`. Families that begin with the same word are others.
    static func faces(_ output: String) -> [String] {
        let lines = output.split(separator: "\n").compactMap { line -> String? in
            guard let end = line.range(of: ": "), line[end.upperBound...].split(separator: ",").contains(where: { $0 == family }) else { return nil }
            return String(line[..<end.lowerBound])
        }
        return Set(lines).sorted()
    }

    /// Puts them into a bundle, with what makes fontconfig look there too.
    func write(to folder: String) throws {
        guard let licence else { return }
        let manager = FileManager.default
        try manager.createDirectory(atPath: "\(folder)/fonts", withIntermediateDirectories: true)
        for file in files { try manager.copyItem(atPath: (file as NSString).resolvingSymlinksInPath, toPath: "\(folder)/fonts/\((file as NSString).lastPathComponent)") }
        try manager.copyItem(atPath: (licence as NSString).resolvingSymlinksInPath, toPath: "\(folder)/fonts/LICENSE")
        try Data(Self.settings.utf8).write(to: URL(fileURLWithPath: "\(folder)/fonts.conf"))
    }

    private static let settings = """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
        <!-- The fonts of the system, and those beside this file. -->
        <fontconfig>
            <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
            <dir prefix="relative">fonts</dir>
        </fontconfig>

        """
}

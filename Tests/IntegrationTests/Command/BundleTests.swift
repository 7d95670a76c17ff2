import Foundation
import Testing

/// `dactyl bundle`: folders of apps for other machines.
@Suite("dactyl bundle")
struct BundleTests {
    private func bundle(_ arguments: [String]) throws -> Child {
        let child = try Child(Checkout.dactyl, ["bundle"] + arguments)
        _ = try child.status(within: 600)
        return child
    }

    private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    @Test("The folder has the app with its resources, the Swift runtime, a launcher, a desktop file, and says what it needs")
    func contents() throws {
        let folder = try TemporaryFolder(), made = folder.file("spots")
        let command = try bundle(["\(Checkout.products)/TouchSpots", made])
        #expect(try command.status() == 0, "\(command.errors)")
        #expect(command.output.contains("TouchSpots with 1 resource folders"))
        let steps = command.output.split(separator: "\n").prefix(2).map { $0.prefix(22) }
        #expect(steps == ["TouchSpots: looking for", "TouchSpots: copying it"].map { $0.prefix(22) }, "\(command.output)")
        let manager = FileManager.default
        #expect(try manager.contentsOfDirectory(atPath: made).sorted()
            == ["PACKAGES", "TouchSpots", "TouchSpots.desktop", "TouchSpots.svg", "bin", "fonts", "fonts.conf", "lib", "licences"].filter { Self.hasFont || !$0.hasPrefix("fonts") })
        if Self.hasFont { #expect(try text("\(made)/fonts/LICENSE").contains("Open Font License")) }
        let size = { (path: String) in (try manager.attributesOfItem(atPath: path)[.size] as? Int) ?? 0 }
        #expect(try size("\(made)/bin/TouchSpots") < size("\(Checkout.products)/TouchSpots") * 9 / 10, "what only debuggers read is left out")
        #expect(try manager.contentsOfDirectory(atPath: "\(made)/bin").sorted() == ["TouchSpots", "dactyl_TouchSpots.resources"])
        let libraries = try manager.contentsOfDirectory(atPath: "\(made)/lib")
        #expect(libraries.contains("libswiftCore.so") && libraries.contains("libFoundation.so"))
        #expect(!libraries.contains { $0.hasPrefix("libc.") || $0.hasPrefix("libcairo") }, "the system's own stay the system's")
        let parts = try text("\(made)/licences/PARTS").split(separator: "\n")
        #expect(parts.contains("Swift: Apache-2.0 WITH Swift-exception (https://github.com/swiftlang/swift)"), "\(parts)")
        #expect(try text("\(made)/licences/Dactyl.txt").contains("Dactyl\nCopyright"))
        #expect(try text("\(made)/licences/Swift.txt").contains("Runtime Library Exception"))
        #expect(try text("\(made)/licences/Unicode-data.txt").contains("Copyright © 1991-2022 Unicode, Inc."), "of the emoji and their words")
        #expect(parts.contains { $0.hasPrefix("xkeyboard-config: MIT ") }, "of the letters of the keyboard: \(parts)")
        #if Web
        #expect(try text("\(made)/licences/swift-nio.txt").contains("The SwiftNIO Project"))
        #expect(try text("\(made)/licences/llhttp.txt").contains("MIT"))
        #endif
        let desktop = try text("\(made)/TouchSpots.desktop")
        #expect(desktop.contains("Name=TouchSpots\n") && desktop.contains("Exec=\"/opt/TouchSpots/TouchSpots\"\n"))
        #expect(desktop.contains("Icon=/opt/TouchSpots/TouchSpots.svg\n"))
        #expect(try text("\(made)/TouchSpots.svg").contains(">T</text>"))
        if Checkout.program("dpkg-query") != nil {
            let packages = try text("\(made)/PACKAGES").split(separator: "\n")
            #expect(packages.contains("libcairo2") && packages.contains("libc6"), "\(packages)")
            #if KMS
            #expect(packages.contains("libinput10"), "what the host of a bare display loads itself: \(packages)")
            #endif
        }
    }

    /// Whether the font of the interface is installed here.
    private static let hasFont = (try? Child("/usr/bin/fc-list", ["Inter"])).map { child in (try? child.status()) == 0 && !child.output.isEmpty } ?? false

    @Test("Texts stand in the bundle's own font where the system has none", .enabled(if: hasFont, "skipped: Inter is not installed"))
    func font() throws {
        let folder = try TemporaryFolder(), made = folder.file("spots")
        #expect(try bundle(["\(Checkout.products)/TouchSpots", made]).status() == 0)
        let found = try Child("/usr/bin/fc-match", ["-f", "%{file}", "Inter:semibold"], environment: ["FONTCONFIG_FILE": "\(made)/fonts.conf"])
        #expect(try found.status() == 0 && found.output.hasSuffix("Inter-SemiBold.otf"), "\(found.output)")
        // A system without fonts of its own.
        let settings = try text("\(made)/fonts.conf").replacing("/etc/fonts/fonts.conf", with: "/none")
        try settings.write(toFile: "\(made)/fonts.conf", atomically: true, encoding: .utf8)
        let alone = try Child("/usr/bin/fc-list", [":", "file"], environment: ["FONTCONFIG_FILE": "\(made)/fonts.conf", "XDG_CACHE_HOME": folder.path])
        #expect(try alone.status() == 0)
        let files = alone.output.split(separator: "\n")
        #expect(files.count >= 9 && files.allSatisfy { $0.contains("/fonts/Inter-") }, "\(files)")
    }

    @Test("It runs where it stands, without the Swift that built it; with --unit there is a unit")
    func runs() throws {
        let folder = try TemporaryFolder(), made = folder.file("spots"), moved = folder.file("elsewhere")
        let command = try bundle(["\(Checkout.products)/TouchSpots", made, "--unit", "--place", "/srv/spots"])
        #expect(try command.status() == 0, "\(command.errors)")
        let unit = try text("\(made)/TouchSpots.service")
        #expect(unit.contains("ExecStart=\"/srv/spots/TouchSpots\"\n") && unit.contains("Description=TouchSpots\n"))
        try FileManager.default.moveItem(atPath: made, toPath: moved)
        try "down 0 100 100; frame; up 0; frame".write(toFile: folder.file("tap.touch"), atomically: true, encoding: .utf8)
        let app = try Child("\(moved)/TouchSpots", environment: ["DACTYL_ON": "headless", "DACTYL_PLAY": folder.file("tap.touch"),
                                                                "LD_DEBUG": "libs", "LD_DEBUG_OUTPUT": folder.file("loader")])
        #expect(try app.status() == 0, "\(app.errors)")
        let traces = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("loader.") }
        let loaded = try traces.map { try text(folder.file($0)) }.joined().split(separator: "\n").filter { $0.contains("calling init:") }
        #expect(loaded.contains { $0.contains("\(moved)/lib/libswiftCore.so") })
        #expect(!loaded.contains { $0.contains("libswiftCore.so") && !$0.contains(moved) })
    }

    @Test("An archive has the folder as it is; with --kiosk a unit starts the app on a bare display")
    func archive() throws {
        let folder = try TemporaryFolder(), made = folder.file("spots")
        let command = try bundle(["\(Checkout.products)/TouchSpots", made, "--tar", "--kiosk"])
        #expect(try command.status() == 0, "\(command.errors)")
        let list = try Child("/usr/bin/tar", ["--list", "--verbose", "--numeric-owner", "--file", "\(made).tar.gz"])
        #expect(try list.status() == 0)
        let lines = list.output.split(separator: "\n")
        #expect(lines.allSatisfy { $0.contains(" 0/0 ") } && lines.contains { $0.hasSuffix(" spots/bin/TouchSpots") && $0.hasPrefix("-rwxr-xr-x") })
        let unit = try text("\(made)/TouchSpots.service")
        #expect(unit.contains("ExecStart=\"/opt/TouchSpots/TouchSpots\"\nEnvironment=DACTYL_ON=kms ") && unit.contains("WantedBy=multi-user.target\n"))
        let again = try bundle(["\(Checkout.products)/TouchSpots", folder.file("spots/"), "--tar"])
        #expect(try again.status() == 73)
    }

    nonisolated static let hasPackages = Checkout.program("dpkg-deb") != nil && Checkout.program("dpkg") != nil

    @Test("A package of Debian's installs the app, which runs, and leaves nothing when it is removed",
          .enabled(if: hasPackages, "skipped: needs dpkg-deb"))
    func package() throws {
        let folder = try TemporaryFolder(), made = folder.file("spots"), manager = FileManager.default
        let command = try bundle(["\(Checkout.products)/TouchSpots", made, "--deb", "--maintainer", "Ada Lovelace <ada@example.org>", "--kiosk"])
        #expect(try command.status() == 0, "\(command.errors)")
        let files = try manager.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".deb") }
        let file = folder.file(try #require(files.first))
        #expect(files.count == 1 && files[0].hasPrefix("touchspots_0.1_"))
        let fields = try Child("/usr/bin/dpkg-deb", ["--field", file])
        #expect(try fields.status() == 0)
        for line in ["Package: touchspots\n", "Maintainer: Ada Lovelace <ada@example.org>\n", "libcairo2", "Description: app for touchscreens and pointers: TouchSpots\n"] { #expect(fields.output.contains(line), "\(fields.output)") }
        #expect(fields.output.contains(", seatd\n"), "which gives the screen")
        // A root without anything, whose packages are those that dpkg puts there.
        let root = folder.file("root"), state = "\(root)/var/lib/dpkg"
        for inner in ["info", "updates", "triggers"] { try manager.createDirectory(atPath: "\(state)/\(inner)", withIntermediateDirectories: true) }
        try "".write(toFile: "\(state)/status", atomically: true, encoding: .utf8)
        let before = try manager.subpathsOfDirectory(atPath: root).filter { !$0.hasPrefix("var/lib/dpkg/") }
        let path = ["PATH": (ProcessInfo.processInfo.environment["PATH"] ?? "") + ":/usr/sbin:/sbin"]
        func dpkg(_ words: String...) throws -> Child {
            let child = try Child("/usr/bin/dpkg", ["--root=\(root)", "--force-depends", "--force-not-root", "--log=/dev/null"] + words, environment: path)
            #expect(try child.status() == 0, "\(words): \(child.errors)")
            return child
        }
        _ = try dpkg("--install", file)
        #expect(try text("\(root)/usr/lib/systemd/system/TouchSpots.service").contains("\"/usr/lib/TouchSpots/TouchSpots\""))
        #expect(manager.fileExists(atPath: "\(root)/usr/share/doc/touchspots/changelog.gz"))
        let verified = try dpkg("--verify", "touchspots")
        #expect(verified.output.isEmpty, "\(verified.output)")
        try "down 0 100 100; frame; up 0; frame".write(toFile: folder.file("tap.touch"), atomically: true, encoding: .utf8)
        let app = try Child("\(root)/usr/lib/TouchSpots/TouchSpots", environment: ["DACTYL_ON": "headless", "DACTYL_PLAY": folder.file("tap.touch")])
        #expect(try app.status() == 0, "\(app.errors)")
        _ = try dpkg("--purge", "touchspots")
        #expect(try manager.subpathsOfDirectory(atPath: root).filter { !$0.hasPrefix("var/lib/dpkg/") } == before)
    }

    @Test("An image has the app and the system's libraries in one layer, whose digests are right, and Debian's tools read it")
    func image() throws {
        let folder = try TemporaryFolder(), made = folder.file("spots"), image = folder.file("image"), root = folder.file("root"), manager = FileManager.default
        let command = try bundle(["\(Checkout.products)/TouchSpots", made, "--oci"])
        #expect(try command.status() == 0, "\(command.errors)")
        for inner in [image, root] { try manager.createDirectory(atPath: inner, withIntermediateDirectories: true) }
        func run(_ tool: String, _ words: String...) throws -> String {
            let child = try Child(try #require(Checkout.program(tool)), words)
            #expect(try child.status(within: 120) == 0, "\(words): \(child.errors)")
            return child.output
        }
        _ = try run("tar", "--extract", "--file", "\(made).oci.tar", "--directory", image)
        func object(_ path: String) throws -> [String: Any] {
            try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: path))) as? [String: Any])
        }
        /// The path of what a descriptor names, which its size and its digest have to fit.
        func blob(_ descriptor: [String: Any]) throws -> String {
            let digest = try #require(descriptor["digest"] as? String), path = "\(image)/blobs/\(digest.replacing(":", with: "/"))"
            #expect(try manager.attributesOfItem(atPath: path)[.size] as? Int == descriptor["size"] as? Int)
            #expect(try "sha256:" + run("sha256sum", path).prefix(64) == digest)
            return path
        }
        #expect(try object("\(image)/oci-layout")["imageLayoutVersion"] as? String == "1.0.0")
        let manifest = try object(blob(try #require((object("\(image)/index.json")["manifests"] as? [[String: Any]])?.first)))
        let settings = try object(blob(try #require(manifest["config"] as? [String: Any])))
        let layers = try #require(manifest["layers"] as? [[String: Any]]), layer = try blob(layers[0])
        #expect(layers.count == 1)
        #expect((settings["config"] as? [String: Any])?["Entrypoint"] as? [String] == ["/opt/TouchSpots/bin/TouchSpots"])
        #expect(["amd64", "arm64"].contains(settings["architecture"] as? String))
        let plain = try Child("/bin/sh", ["-c", "gzip -dc '\(layer)' | sha256sum"])
        #expect(try plain.status(within: 60) == 0)
        #expect((settings["rootfs"] as? [String: Any])?["diff_ids"] as? [String] == ["sha256:" + plain.output.prefix(64)])
        _ = try run("tar", "--extract", "--file", layer, "--directory", root)
        for path in ["opt/TouchSpots/bin/TouchSpots", "opt/TouchSpots/lib/libswiftCore.so"] { #expect(manager.fileExists(atPath: "\(root)/\(path)")) }
        let files = try manager.subpathsOfDirectory(atPath: root)
        for name in ["/libc.so.6", "/libcairo.so.2"] { #expect(files.contains { $0.hasSuffix(name) }) }
        #expect(files.contains { $0.contains("/ld-linux-") }, "the loader")
        if Checkout.program("skopeo") != nil { #expect(try run("skopeo", "inspect", "oci-archive:\(made).oci.tar").contains("\"Os\": \"linux\"")) }
        // In a root of its own, as a container has it.
        guard getuid() == 0, Self.canEnter, let chroot = Checkout.program("chroot") else { return }
        try "down 0 100 100; frame; shot /tmp/touched.png; up 0; frame".write(toFile: "\(root)/tmp/tap.touch", atomically: true, encoding: .utf8)
        let inside = "mount -t proc proc '\(root)/proc' && exec '\(chroot)' '\(root)' /opt/TouchSpots/bin/TouchSpots"
        let variables: [String] = try #require((settings["config"] as? [String: Any])?["Env"] as? [String])
        var environment: [String: String?] = ["DACTYL_ON": "headless", "DACTYL_PLAY": "/tmp/tap.touch"]
        var libraries = ""
        for variable in variables {
            let pair = variable.split(separator: "=", maxSplits: 1).map(String.init)
            // It is for the program alone: the shell before it has the system's libraries.
            if pair[0] == "LD_LIBRARY_PATH" { libraries = pair[1] } else { environment[pair[0]] = pair[1] }
        }
        #expect(libraries == "/opt/TouchSpots/lib")
        let app = try Child("/usr/bin/unshare", ["--mount", "sh", "-c", inside.replacing("exec ", with: "LD_LIBRARY_PATH=\(libraries) exec ")], environment: environment)
        #expect(try app.status(within: 60) == 0, "\(app.errors)")
        #expect(manager.fileExists(atPath: "\(root)/tmp/touched.png"))
    }

    @Test("A package that nothing says the keeper of is refused, before anything is written")
    func keeper() throws {
        let folder = try TemporaryFolder()
        for words in [[], ["--maintainer", "Ada"], ["--maintainer", "Ada <nowhere>"]] {
            let command = try Child(Checkout.dactyl, ["bundle", "\(Checkout.products)/TouchSpots", folder.file("out"), "--deb"] + words, environment: ["DEBEMAIL": nil])
            #expect(try command.status() == 64)
            #expect(command.errors.contains("a package names its keeper: --maintainer 'NAME <ADDRESS>'"), "\(command.errors)")
            #expect(folder.contents.isEmpty)
        }
    }

    @Test("What can't be bundled is reported in one line, and no folder is left", arguments: [
        (["/no/such/app", "out"], 66, "there is no app at '/no/such/app'"),
        (["/etc/passwd", "out"], 66, "'/etc/passwd' is not an executable file"),
        (["SCRIPT", "out"], 66, "is no executable of Linux"),
        (["APP", "full"], 73, "is not empty"), (["APP", "file"], 73, "is a file"),
        (["APP", "out", "--place", "relative"], 73, "'relative' is no absolute path"),
    ])
    func refused(arguments: [String], status: Int32, line: String) throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.file("full/inner"), withIntermediateDirectories: true)
        try "x".write(toFile: folder.file("file"), atomically: true, encoding: .utf8)
        try "#!/bin/sh\n".write(toFile: folder.file("script"), atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.file("script"))
        let words = arguments.map { word in
            switch word {
            case "APP": "\(Checkout.products)/TouchSpots"
            case "SCRIPT": folder.file("script")
            case "out", "full", "file": folder.file(word)
            default: word
            }
        }
        let command = try bundle(words)
        #expect(try command.status() == status)
        #expect(command.errorLines.count == 1 && command.errors.contains(line), "\(command.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.file("out")))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).allSatisfy { !$0.contains("half") })
    }

    /// A root with nothing but a shell and the files of the packages that the bundle names, and of what those depend on for data.
    private func bareRoot(_ packages: [String], in folder: TemporaryFolder) throws -> String {
        let root = folder.file("root")
        let script = """
            set -e
            mkdir -p "$0"/proc "$0"/tmp "$0"/dev
            dpkg-query -L "$@" dash coreutils fontconfig-config fonts-dejavu-core 2>/dev/null | sort -u | while read -r file; do
                case "$file" in /usr/share/doc/*|/usr/share/man/*|/usr/share/locale/*) continue ;; esac
                if [ -L "$file" ] || [ -f "$file" ]; then echo "${file#/}"; fi
            done > "$0.list"
            for link in bin lib lib64 sbin; do if [ -L "/$link" ]; then mkdir -p "$0/usr/$link"; ln -s "usr/$link" "$0/$link"; fi; done
            tar -C / -cf - -T "$0.list" | tar -C "$0" --keep-directory-symlink -xf -
            [ -e "$0/usr/bin/sh" ] || ln -s dash "$0/usr/bin/sh"
            """
        let copy = try Child("/bin/sh", ["-c", script, root] + packages)
        guard try copy.status() == 0 else { throw Trouble("no bare root: \(copy.errors)") }
        return root
    }

    nonisolated static let canEnter = Checkout.program("unshare") != nil && Checkout.program("dpkg-query") != nil
        && (try? Child("/usr/bin/unshare", ["--mount", "--pid", "--fork", "--mount-proc", "true"]).status()) == 0

    /// Both start from storyboards among their resources.
    @Test("It runs in a root that has only the packages it names",
          .enabled(if: canEnter, "skipped: needs dpkg-query, and unshare with the right to mount"), arguments: ["TouchSpots", "MainStoryboard"])
    func bare(name: String) throws {
        let folder = try TemporaryFolder(), made = folder.file("made")
        let command = try bundle(["\(Checkout.products)/\(name)", made])
        #expect(try command.status() == 0, "\(command.errors)")
        let packages = try text("\(made)/PACKAGES").split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
        let root = try bareRoot(packages, in: folder)
        try FileManager.default.createDirectory(atPath: "\(root)/opt", withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: made, toPath: "\(root)/opt/\(name)")
        try "down 0 100 100; frame; frame; shot /down.png; up 0; frame".write(toFile: "\(root)/tap.touch", atomically: true, encoding: .utf8)
        let blind = try Child("/usr/bin/unshare", ["--mount", "--root", root, "/opt/\(name)/\(name)"], environment: ["PATH": "/usr/bin:/bin"])
        #expect(try blind.status() == 69 && blind.errors.hasPrefix("\(name): /proc is not mounted"), "\(blind.errors)")
        let app = try Child("/usr/bin/unshare", ["--mount", "--pid", "--fork", "--root", root, "--mount-proc", "/opt/\(name)/\(name)"],
                            environment: ["DACTYL_ON": "headless", "DACTYL_PLAY": "/tap.touch", "PATH": "/usr/bin:/bin"])
        #expect(try app.status() == 0, "\(app.errors)")
        #expect(FileManager.default.fileExists(atPath: "\(root)/down.png"), "\(app.errors)")
        #expect(!app.errors.contains("storyboard"), "its scenes were found: \(app.errors)")
    }
}

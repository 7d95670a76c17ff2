import AppBundles
import AppStart
import ArgumentParser
import Foundation

/// Makes a folder that runs on another machine.
struct BundleApp: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bundle",
        abstract: "Makes a folder of an app that runs on another machine of the same system.",
        discussion: """
            The folder has the app with its resources, the Swift runtime and other libraries that are not the system's, a launcher, \
            a desktop file or, with --unit, a systemd unit for the user's session, and the licences of all that it hands on. PACKAGES lists what the other machine must have \
            installed: on Debian, grep -v '^#' PACKAGES | xargs apt-get install. Without an app the package in this folder is built as a release, and its app is \
            taken; one that is named is to be built with -c release.

            --tar, --deb and --oci make one file of the folder besides, and leave the folder: an archive; a package of Debian's, which brings the app to \
            /usr/lib and the other packages with it; or an image for containers, which has the system's libraries too and nothing else, so that \
            skopeo, buildah, podman and docker start it as it is.

            Statuses: 64 wrong use, 66 no such app, 69 a library or program that is missing here, 73 a folder that can't be written.
            """)

    @Argument(help: AppArgument.help)
    var app: String?

    @Argument(help: "The folder to make. (default: the app's name with -bundle)")
    var folder: String?

    @Option(help: ArgumentHelp("Where the folder will stand on the other machine. (default: /opt/APP)", valueName: "PATH"))
    var place: String?

    @Flag(help: "Write a systemd unit for the user's session instead of a desktop file.")
    var unit = false

    @Flag(help: "Write a systemd unit of the system's, which starts the app on a bare display, with seatd.")
    var kiosk = false

    @Flag(help: "Pack the folder into FOLDER.tar.gz too.")
    var tar = false

    @Flag(help: "Make a package of Debian's too, beside the folder.")
    var deb = false

    @Flag(help: "Make an image for containers too, FOLDER.oci.tar.")
    var oci = false

    @Option(help: ArgumentHelp("With --deb: the person who keeps the package. (default: DEBFULLNAME and DEBEMAIL)", valueName: "NAME <ADDRESS>"))
    var maintainer: String?

    func run() throws {
        do {
            // Before the app is built and its libraries are looked for, which takes its time.
            if let folder { try AppBundle.check(folder) }
            let app = try app.map(App.find) ?? PackageHere.build("release", OwnSources.linkOptions())
            let folder = folder ?? (app.path as NSString).lastPathComponent + "-bundle"
            var options = AppBundle.Options()
            options.place = place ?? (deb ? DebianPackage.place((app.path as NSString).lastPathComponent) : nil)
            options.isUnit = unit
            options.isKiosk = kiosk
            let bundle = try AppBundle(executable: app.path, options: options, progress: tell)
            let package = deb ? try DebianPackage(of: bundle, maintainer: maintainer) : nil
            let image = oci ? try ContainerImage(of: bundle) : nil
            try bundle.write(to: folder, progress: tell)
            if tar { tell("\(try TarArchive.pack(folder)) has all of it") }
            if let image { tell("\(try image.pack(folder)) is an image of it and the system's libraries: podman load --input reads it") }
            if let package {
                let file = try package.pack(folder)
                tell("\(file) is made: apt-get install ./\((file as NSString).lastPathComponent) installs it")
            }
            print("\(folder): \(bundle.name) with \(bundle.resources.count) resource folders and \(bundle.libraries.own.count) libraries")
            if !bundle.libraries.unknown.isEmpty {
                print("\(folder)/PACKAGES lists nothing for \(bundle.libraries.unknown.joined(separator: ", ")), which the app loads when it needs them, as they are not installed here")
            }
            if !bundle.missingLicences.isEmpty {
                print("\(folder)/licences names \(bundle.missingLicences.joined(separator: ", ")) without a text, which is not on this machine: add it before you hand the folder on")
            }
            let packages = bundle.libraries.packages
            print(packages.isEmpty ? "the libraries that the other system must have stand in \(folder)/PACKAGES"
                : "the other system needs: \(packages.joined(separator: " "))")
        } catch {
            throw ExitCode(reporting: error)
        }
    }

    /// A line that is seen at once: what follows takes its time.
    private func tell(_ line: String) {
        print(line)
        fflush(nil)
    }
}

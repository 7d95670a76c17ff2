import AppStart
import AppTemplates
import ArgumentParser
import Foundation

/// Makes an app to begin with.
struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Makes an app to begin with, which builds, runs and has tests.",
        discussion: """
            Makes a folder of that name here, with a Swift package: an app with a scene that shows a spot under each finger, tests of it, and a touch \
            script. In that folder 'dactyl run', 'test', 'inspect' and 'bundle' need no further words: they build the package first.

            Statuses: 64 a name that can't be an app's, 66 a package dactyl that is not there, 73 a folder that is there already or can't be made.
            """)

    @Argument(help: "The app's name: letters, digits and _, beginning with a letter.")
    var name: String

    @Flag(help: "Take the interface from a storyboard.")
    var storyboard = false

    @Flag(help: "Write the sources as an Xcode project has them, with #selector and @objc, for the plugin UnmodifiedSources.")
    var plugin = false

    @Option(help: ArgumentHelp("Where the app's package gets this one from: a path or an address. (default: where this command was built)",
                               valueName: "PATH|URL"))
    var dactyl: String?

    func run() throws {
        do {
            let name = try AppName(name)
            guard dactyl != nil || OwnSources.areThere else {
                throw Failure("the package dactyl is no longer in '\(OwnSources.folder)', where this command was built: say with --dactyl where the app gets it from", status: 66)
            }
            var options = AppTemplate.Options()
            options.hasStoryboard = storyboard
            options.usesPlugin = plugin
            let template = AppTemplate(name, options: options, dependency: try Dependency(dactyl ?? OwnSources.folder, version: Version.number))
            try template.write(in: ".")
            print("""
                \(name.text) is made: an app, its tests, and a touch script.
                    cd \(name.text)
                    dactyl run      # builds and shows it; the first build takes some minutes, because it compiles UIKit too
                    dactyl test     # builds and runs its tests
                """)
        } catch {
            throw ExitCode(reporting: error)
        }
    }
}

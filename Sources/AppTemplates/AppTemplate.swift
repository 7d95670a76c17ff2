import Foundation

/// An app to begin with: a package that builds, runs and has tests.
package struct AppTemplate: Sendable {
    /// How the app is made.
    package struct Options: Hashable, Sendable {
        /// Whether its interface comes from a storyboard, and not from code.
        package var hasStoryboard = false
        /// Whether its sources are as an Xcode project has them, for the plugin.
        package var usesPlugin = false
        package init() {}
    }

    let name: AppName
    let options: Options
    let dependency: Dependency

    package init(_ name: AppName, options: Options, dependency: Dependency) {
        self.name = name
        self.options = options
        self.dependency = dependency
    }

    /// The files, by their paths in the app's folder.
    package var files: [String: String] {
        let app = "Sources/\(name.text)", inner = options.usesPlugin ? "\(app)/iOS" : app, resources = options.usesPlugin ? inner : "\(app)/Supporting"
        let sources = AppSources(options: options)
        var files = [
            "Package.swift": manifest, ".gitignore": gitignore, "README.md": readme,
            "\(inner)/AppDelegate.swift": sources.appDelegate, "\(inner)/SceneDelegate.swift": sources.sceneDelegate,
            "\(inner)/ViewController.swift": sources.viewController, "\(inner)/SpotsView.swift": sources.spotsView,
            "\(resources)/Info.plist": AppResources.information(name.text, hasStoryboard: options.hasStoryboard),
            "Tests/\(name.text)Tests/SpotsViewTests.swift": sources.tests(of: name.text),
            "Touches/three-fingers.touch": AppResources.script,
        ]
        if options.hasStoryboard { files["\(resources)/Base.lproj/Main.storyboard"] = AppResources.storyboard(name.text) }
        if options.usesPlugin {
            files["\(app)/\(name.text).swift"] = "// The package manager needs a file of the target's own. The app's files are in the folder iOS.\n"
        }
        return files
    }

    /// Makes the app's folder in another: all of it, or nothing.
    /// - Parameter folder: Where the folder of the app's name is made; it must be there.
    /// - Throws: ``TemplateError`` where the folder is there already or can't be written.
    package func write(in folder: String) throws(TemplateError) {
        let manager = FileManager.default, path = "\(folder)/\(name.text)", half = "\(path).half-\(getpid())"
        guard !manager.fileExists(atPath: path), (try? manager.destinationOfSymbolicLink(atPath: path)) == nil else {
            throw TemplateError(.folder, "'\(name.text)' is there already, and is left as it is; take another name")
        }
        do {
            for (file, text) in files {
                let place = "\(half)/\(file)"
                try manager.createDirectory(atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
                try Data(text.utf8).write(to: URL(fileURLWithPath: place))
            }
            try manager.moveItem(atPath: half, toPath: path)
        } catch {
            try? manager.removeItem(atPath: half)
            let inner = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
            throw TemplateError(.folder, "'\(name.text)' can't be made here: \((inner ?? error).localizedDescription)")
        }
    }

    // MARK: Files of the package

    private var manifest: String {
        let own = options.usesPlugin
            ? """
              exclude: ["iOS"],
                                        swiftSettings: [.swiftLanguageMode(.v5)], plugins: [.plugin(name: "UnmodifiedSources", package: \(dependency.quotedIdentity))]
              """
            : "resources: [.copy(\"Supporting\")]"
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "\(name.text)",
                dependencies: [
                    // With the trait Web the app also comes to the browsers of phones, and has the inspector's page.
                    \(dependency.text),
                ],
                targets: [
                    .executableTarget(name: "\(name.text)", dependencies: [.product(name: "UIKit", package: \(dependency.quotedIdentity))], \(own)),
                    .testTarget(name: "\(name.text)Tests", dependencies: [
                        .target(name: "\(name.text)"), .product(name: "TouchTesting", package: \(dependency.quotedIdentity)),
                    ]),
                ]
            )

            """
    }

    private var gitignore: String {
        """
        .build
        \(name.text)-bundle
        *.session

        """
    }

    private var readme: String {
        """
        # \(name.text)

            dactyl run                 # builds the app and shows it
            dactyl run --listen        # on a phone of this network: prints a link
            dactyl run --on headless --play Touches/three-fingers.touch --snapshot fingers.png
            dactyl test                # builds and runs the tests
            dactyl inspect             # shows in a browser why gestures do what they do
            dactyl bundle              # makes the folder \(name.text)-bundle, for another machine

        """
    }
}

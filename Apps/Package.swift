// swift-tools-version: 6.2
import PackageDescription

// Apps as they are in Xcode projects: the folder `iOS` of each has its sources, storyboards and Info.plist, unmodified.
let package = Package(
    name: "Apps",
    traits: [.trait(name: "Web", description: "The apps on the page of a browser, too.")],
    dependencies: [
        .package(name: "dactyl", path: "..", traits: [.trait(name: "Web", condition: .when(traits: ["Web"]))]),
    ],
    targets: ["TouchTracker", "Gestures", "Responders", "Sketch", "Reader", "Panel"].flatMap { name -> [Target] in
        [
            .executableTarget(name: name, dependencies: [.product(name: "UIKit", package: "dactyl")], path: name, exclude: ["iOS"],
                              swiftSettings: [.swiftLanguageMode(.v5)],
                              plugins: [.plugin(name: "UnmodifiedSources", package: "dactyl")]),
            .testTarget(name: "\(name)Tests", dependencies: [
                .target(name: name), .product(name: "TouchTesting", package: "dactyl"), .product(name: "TouchHost", package: "dactyl"),
            ], exclude: ["Pictures"], swiftSettings: [.swiftLanguageMode(.v6)]),
        ]
    } + [
        // The steps of the tutorial in Documentation/Tutorial; Pond is the last.
        "Pond1", "Pond2", "Pond3", "Pond4", "Pond",
    ].map { .executableTarget(name: $0, dependencies: [.product(name: "UIKit", package: "dactyl")], path: "Tutorial/\($0)") } + [
        .testTarget(name: "PondTests", dependencies: ["Pond", .product(name: "TouchTesting", package: "dactyl")]),
    ]
)

// What script/run builds: an app, the command that runs it and, with options, the command's other part. Nothing is in it.
if let app = Context.environment["DACTYL_APP"] {
    package.targets.append(.executableTarget(name: "AppAndCommand", dependencies: [
        app == "TouchSpots" ? .product(name: app, package: "dactyl") : .target(name: app), .product(name: "dactyl", package: "dactyl"),
    ] + (Context.environment["DACTYL_TOOLS"] == nil ? [] : [.product(name: "dactyl-tools", package: "dactyl")]), path: "AppAndCommand"))
}

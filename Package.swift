// swift-tools-version: 6.2
import PackageDescription

/// Everything of the project is written in the Swift 6 language mode.
let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]

let package = Package(
    name: "dactyl",
    products: [
        .library(name: "UIKit", targets: ["UIKit", "UIKitSubmodules"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "TouchHost", targets: ["TouchHost", "HostHeadless"]),
        .library(name: "TouchTesting", targets: ["TouchTesting"]),
        .library(name: "TouchRecording", targets: ["TouchRecording"]),
        // For the fuzz targets, which are a package of their own.
        .library(name: "LibinputRecordings", targets: ["LibinputRecordings"]),
        .executable(name: "dactyl", targets: ["dactyl"]),
        .executable(name: "dactyl-adopt", targets: ["dactyl-adopt"]),
        .executable(name: "TouchSpots", targets: ["TouchSpots"]),
        .plugin(name: "UnmodifiedSources", targets: ["UnmodifiedSources"]),
        // For the tests of the plugin, which are a package of their own.
        .library(name: "SourceRewriting", targets: ["SourceRewriting"]),
    ],
    traits: [
        .trait(name: "X11", description: "The X11 host: windows and XInput 2 touch through xcb."),
        .trait(name: "Wayland", description: "The Wayland host: windows, touch and pens through libwayland."),
        .trait(name: "KMS", description: "The host for displays without a compositor: DRM, libinput and libseat."),
        .trait(name: "Web", description: "The browser host: the app on the screen of a phone or tablet, through swift-nio."),
        .trait(name: "UnmodifiedSources", description: "The plugin that builds the sources of iOS apps as they are; it needs swift-syntax."),
        .default(enabledTraits: ["X11", "Wayland", "KMS"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    ],
    targets: [
        // System libraries.
        .systemLibrary(name: "CCairo", path: "Sources/System/CCairo", pkgConfig: "cairo",
                       providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CPango", path: "Sources/System/CPango", pkgConfig: "pangocairo",
                       providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CXCB", path: "Sources/System/CXCB", pkgConfig: "xcb",
                       providers: [.apt(["libxcb1-dev", "libxcb-xinput-dev", "libxcb-shm0-dev", "libxcb-present-dev",
                                         "libxcb-randr0-dev", "libxcb-xkb-dev", "libxcb-xfixes0-dev", "libxkbcommon-x11-dev"])]),
        .systemLibrary(name: "CWayland", path: "Sources/System/CWayland", pkgConfig: "libdecor-0",
                       providers: [.apt(["libwayland-dev", "libdecor-0-dev", "libdecor-0-plugin-1-cairo"])]),
        .systemLibrary(name: "CXKBCommon", path: "Sources/System/CXKBCommon", pkgConfig: "xkbcommon",
                       providers: [.apt(["libxkbcommon-dev", "xkb-data"])]),
        .systemLibrary(name: "CLibinput", path: "Sources/System/CLibinput", pkgConfig: "libinput",
                       providers: [.apt(["libinput-dev", "libudev-dev"])]),
        .systemLibrary(name: "CDRM", path: "Sources/System/CDRM", pkgConfig: "libdrm", providers: [.apt(["libdrm-dev"])]),
        .systemLibrary(name: "CSeat", path: "Sources/System/CSeat", pkgConfig: "libseat", providers: [.apt(["libseat-dev"])]),
        // The code of the protocols beside the core one, made by script/wayland-protocols.
        .target(name: "CWaylandProtocols", dependencies: [.target(name: "CWayland", condition: .when(traits: ["Wayland"]))],
                path: "Sources/System/CWaylandProtocols", exclude: ["xml", "code"], sources: ["protocols.c"],
                cSettings: [.define("DACTYL_WAYLAND", .when(traits: ["Wayland"]))]),

        .systemLibrary(name: "CQREncode", path: "Sources/System/CQREncode", pkgConfig: "libqrencode",
                       providers: [.apt(["libqrencode-dev"])]),
        .systemLibrary(name: "CZlib", path: "Sources/System/CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),

        .systemLibrary(name: "CLinux", path: "Sources/System/CLinux"),

        // Drawing.
        .target(name: "FoundationAdditions", swiftSettings: settings),
        .target(name: "CoreGraphics", dependencies: ["FoundationAdditions", "CCairo", "CPango", "_Testing_CoreGraphics"],
                swiftSettings: settings),
        .target(name: "QuartzCore", dependencies: ["CoreGraphics", "CCairo"], swiftSettings: settings),

        // Hosts.
        .target(name: "TouchHost", swiftSettings: settings),
        // What keys mean, for hosts whose display does not say it.
        .target(name: "KeyboardLayouts", dependencies: [
            "TouchHost", .target(name: "CXKBCommon", condition: .when(traits: ["Wayland", "KMS"])),
        ], swiftSettings: settings),
        .target(name: "TouchScript", dependencies: ["TouchHost", "CCairo"], swiftSettings: settings),
        .target(name: "HostHeadless", dependencies: ["TouchHost", "TouchScript", "TouchRecording"], swiftSettings: settings),
        .target(name: "HostX11", dependencies: [
            "TouchHost", "CLinux", .target(name: "CXCB", condition: .when(traits: ["X11"])),
        ], swiftSettings: settings),
        .target(name: "HostWayland", dependencies: [
            "TouchHost", "CLinux", .target(name: "CWayland", condition: .when(traits: ["Wayland"])),
            .target(name: "CWaylandProtocols", condition: .when(traits: ["Wayland"])),
            "KeyboardLayouts",
        ], swiftSettings: settings),
        .target(name: "HostKMS", dependencies: [
            "TouchHost", "CLinux", "KeyboardLayouts",
            .target(name: "CLibinput", condition: .when(traits: ["KMS"])),
            .target(name: "CDRM", condition: .when(traits: ["KMS"])),
            .target(name: "CSeat", condition: .when(traits: ["KMS"])),
        ], swiftSettings: settings),
        .target(name: "HostWeb", dependencies: [
            "TouchHost", "CLinux",
            .target(name: "CQREncode", condition: .when(traits: ["Web"])),
            .target(name: "CZlib", condition: .when(traits: ["Web"])),
            .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Web"])),
            .product(name: "NIOConcurrencyHelpers", package: "swift-nio", condition: .when(traits: ["Web"])),
            .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["Web"])),
            .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Web"])),
            .product(name: "NIOWebSocket", package: "swift-nio", condition: .when(traits: ["Web"])),
        ], resources: [
            .embedInCode("Page/index.html"), .embedInCode("Page/page.css"),
            .embedInCode("Page/main.js"), .embedInCode("Page/screen.js"), .embedInCode("Page/input.js"), .embedInCode("Page/text.js"),
            .embedInCode("Page/link.js"),
        ], swiftSettings: settings),
        .target(name: "TouchHosts", dependencies: ["TouchHost", "TouchScript", "TouchRecording", "HostHeadless", "HostX11", "HostWayland", "HostKMS", "HostWeb", "CLinux"],
                swiftSettings: settings),

        // Recordings of devices.
        .target(name: "TouchRecording", dependencies: ["TouchHost", "TouchScript"], swiftSettings: settings),

        // Storyboards and xibs as documents, for UIKit and for tools that check them.
        .target(name: "InterfaceFiles", swiftSettings: settings),

        // Recordings of libinput, which are YAML: for the command alone.
        .target(name: "LibinputRecordings", dependencies: ["TouchRecording", "TouchScript", .product(name: "Yams", package: "Yams")],
                swiftSettings: settings),

        // Folders of apps for other machines.
        .target(name: "AppBundles", swiftSettings: settings),

        // UIKit.
        .target(name: "UIKit", dependencies: ["QuartzCore", "CoreGraphics", "TouchHost", "TouchHosts", "TouchScript", "TouchRecording", "UIKitSubmodules",
                                              "InterfaceFiles", "_Testing_UIKit"],
                swiftSettings: settings),
        .target(name: "UIKitSubmodules"),

        // What Swift Testing's cross-import overlays look for beside modules of these names.
        .target(name: "_Testing_CoreGraphics", swiftSettings: settings),
        .target(name: "_Testing_UIKit", swiftSettings: settings),

        .target(name: "Scenarios", dependencies: ["UIKit", "HostHeadless", "TouchHost"], swiftSettings: settings),

        // For tests of touch code, here and elsewhere. It has no private access.
        .target(name: "TouchTesting", dependencies: [
            "UIKit", "HostHeadless", "TouchHost",
            .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
            // Found at run time: it is what tells Swift Testing and XCTest of a failure.
            .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
        ], packageAccess: false, swiftSettings: settings),

        // The sources of iOS apps, as they are.
        .target(name: "SourceRewriting", dependencies: [
            "InterfaceFiles",
            .product(name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["UnmodifiedSources"])),
            .product(name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["UnmodifiedSources"])),
        ], swiftSettings: settings),
        .executableTarget(name: "dactyl-adopt", dependencies: [
            "SourceRewriting", .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ], swiftSettings: settings),
        .executableTarget(name: "RewriteSources", dependencies: ["SourceRewriting"], swiftSettings: settings),
        .plugin(name: "UnmodifiedSources", capability: .buildTool(), dependencies: ["RewriteSources"]),

        // The command and the sample app.
        .executableTarget(name: "dactyl", dependencies: [
            "TouchHost", "TouchHosts", "TouchScript", "TouchRecording", "LibinputRecordings", "Scenarios", "AppBundles", .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ], swiftSettings: settings),
        .executableTarget(name: "TouchSpots", dependencies: ["UIKit"], path: "Apps/TouchSpots",
                          resources: [.copy("Supporting")], swiftSettings: settings),

        .executableTarget(name: "LaunchOrder", dependencies: ["UIKit"], path: "Tests/Apps/LaunchOrder",
                          resources: [.copy("Supporting")], swiftSettings: settings),
        .executableTarget(name: "Cards", dependencies: ["UIKit"], path: "Tests/Apps/Cards", swiftSettings: settings),
        .executableTarget(name: "Form", dependencies: ["UIKit"], path: "Tests/Apps/Form", swiftSettings: settings),
        // What the same scripts decide on each host (script/hosts).
        .executableTarget(name: "Decisions", dependencies: ["UIKit"], path: "Tests/Apps/Decisions", swiftSettings: settings),
        .executableTarget(name: "MainStoryboard", dependencies: ["UIKit"], path: "Tests/Apps/MainStoryboard",
                          resources: [.copy("Supporting")], swiftSettings: settings),
        .testTarget(name: "InterfaceFilesTests", dependencies: ["InterfaceFiles"], swiftSettings: settings),
        .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"], swiftSettings: settings),
        .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore"], swiftSettings: settings),
        .testTarget(name: "TouchScriptTests", dependencies: ["TouchScript", "HostHeadless", "dactyl"], swiftSettings: settings),
        .testTarget(name: "HostX11Tests", dependencies: ["HostX11", "TouchHosts"], swiftSettings: settings),
        .testTarget(name: "HostWaylandTests", dependencies: ["HostWayland", "KeyboardLayouts"], swiftSettings: settings),
        .testTarget(name: "HostKMSTests", dependencies: ["HostKMS", "KeyboardLayouts", "TouchHosts"], swiftSettings: settings),
        .testTarget(name: "HostWebTests", dependencies: [
            "HostWeb", "TouchHost", .target(name: "CZlib", condition: .when(traits: ["Web"])),
            .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Web"])),
        ], swiftSettings: settings),
        .testTarget(name: "TouchRecordingTests", dependencies: ["TouchRecording", "LibinputRecordings", "HostHeadless", "UIKit"], swiftSettings: settings),
        .testTarget(name: "TouchTestingTests", dependencies: ["TouchTesting"], packageAccess: false, swiftSettings: settings),
        .testTarget(name: "ScenariosTests", dependencies: ["Scenarios"], swiftSettings: settings),
        // Runs the executables, and looks at the screen of an X server of its own.
        .testTarget(name: "IntegrationTests", dependencies: ["CCairo", .target(name: "CXCB", condition: .when(traits: ["X11"]))],
                    swiftSettings: settings),
        // Random recognizers, views and fingers against the promises of the specification.
        .testTarget(name: "GestureModelTests", dependencies: ["UIKit", "HostHeadless", "TouchHost", "Scenarios"], swiftSettings: settings),
        // The listings and tables of the pages in Documentation/gestures.
        .testTarget(name: "DocumentationTests", dependencies: ["UIKit", "HostHeadless", "TouchHost"], swiftSettings: settings),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit", "HostHeadless", "LaunchOrder", "MainStoryboard"], swiftSettings: settings),
    ]
)

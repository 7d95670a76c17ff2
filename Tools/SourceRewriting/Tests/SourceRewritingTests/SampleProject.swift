import Foundation

/// A folder that is deleted with its last reference.
final class SampleFolder {
    let path: String

    init(_ files: [String: String]) throws {
        path = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/adoption-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files {
            let file = path + "/" + name
            try FileManager.default.createDirectory(atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The files below a folder, in order.
    static func files(in folder: String, followingLinks: Bool = false) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
            let path = folder + "/" + name
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { return [name] }
            return files(in: path, followingLinks: followingLinks).map { name + "/" + $0 }
        }.sorted()
    }
}

/// A project as Xcode writes it: groups, a folder that Xcode keeps in step, a target of tests, settings of target and project.
enum SampleProject {
    static let files = [
        "Tracker.xcodeproj/project.pbxproj": text,
        "Tracker/AppDelegate.swift": "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
        "Tracker/ViewController.swift": "import SnapKit\nimport UIKit\nclass ViewController: UIViewController {}\n",
        "Tracker/Base.lproj/Main.storyboard": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a"><scenes><scene sceneID="s">
            <objects><viewController id="a" customClass="ViewController" customModule="Touch_Tracker" sceneMemberID="viewController"/></objects>
            </scene></scenes></document>
            """,
        "Tracker/Tracker-Info.plist": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict/></dict></plist>
            """,
        "Tracker/Notes.txt": "not of the target",
        "Shared/Colors.swift": "import UIKit\nextension UIColor { static let ink = UIColor.black }\n",
        "Shared/Left.swift": "import SwiftUI\n",
        "TrackerTests/TrackerTests.swift": "import XCTest\n",
        "Pods/Pod.swift": "import Pod\n",
    ]

    private static let text = """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            classes = {
            };
            objectVersion = 77;
            objects = {
                B1 /* AppDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* AppDelegate.swift */; };
                B2 /* ViewController.swift in Sources */ = {isa = PBXBuildFile; fileRef = F2; };
                B3 /* Main.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = V1; };
                B4 /* Gone.swift in Sources */ = {isa = PBXBuildFile; fileRef = F4; };
                F1 /* AppDelegate.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = AppDelegate.swift; sourceTree = "<group>"; };
                F2 = {isa = PBXFileReference; path = Tracker/ViewController.swift; sourceTree = SOURCE_ROOT; };
                F3 /* Base */ = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
                F4 = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
                F5 = {isa = PBXFileReference; path = "Touch Tracker.app"; sourceTree = BUILT_PRODUCTS_DIR; };
                V1 /* Main.storyboard */ = {isa = PBXVariantGroup; children = (F3 /* Base */, ); name = Main.storyboard; sourceTree = "<group>"; };
                G1 = {isa = PBXGroup; children = (G2, G3, F5, ); sourceTree = "<group>"; };
                G2 /* Tracker */ = {isa = PBXGroup; children = (F1, F2, F4, V1, ); path = Tracker; sourceTree = "<group>"; };
                G3 /* Shared */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, ); path = Shared; sourceTree = "<group>"; };
                E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Left.swift, ); target = T1; };
                P1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B4, ); };
                P2 = {isa = PBXResourcesBuildPhase; files = (B3, ); };
                T1 /* Touch Tracker */ = {
                    isa = PBXNativeTarget;
                    buildConfigurationList = L2;
                    buildPhases = (P1, P2, );
                    fileSystemSynchronizedGroups = (G3, );
                    name = "Touch Tracker";
                    packageProductDependencies = (D1, );
                    productType = "com.apple.product-type.application";
                };
                T2 = {isa = PBXNativeTarget; buildPhases = (); name = TrackerTests; productType = "com.apple.product-type.bundle.unit-test"; };
                D1 = {isa = XCSwiftPackageProductDependency; productName = SnapKit; };
                L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
                L2 = {isa = XCConfigurationList; buildConfigurations = (C2, ); };
                C1 /* Debug */ = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos; SWIFT_VERSION = 4.2; }; name = Debug; };
                C2 /* Debug */ = {
                    isa = XCBuildConfiguration;
                    buildSettings = {
                        GENERATE_INFOPLIST_FILE = YES;
                        INFOPLIST_FILE = "$(SRCROOT)/Tracker/Tracker-Info.plist";
                        INFOPLIST_KEY_UIMainStoryboardFile = Main;
                        SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
                        SWIFT_VERSION = 5.0;
                    };
                    name = Debug;
                };
                R1 /* Project object */ = {isa = PBXProject; buildConfigurationList = L1; mainGroup = G1; projectDirPath = ""; targets = (T1, T2, ); };
            };
            rootObject = R1 /* Project object */;
        }
        """
}

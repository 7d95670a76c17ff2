internal import Foundation
internal import FuzzSupport
internal import SwiftParser

private let files = ["Tracker.xcodeproj/project.pbxproj", "Tracker/ViewController.swift", "Tracker/Main.storyboard", "Tracker/Tracker-Info.plist"]
private let root = NSTemporaryDirectory() + "/fuzz-\(getpid())", folder = root + "/project"

/// Each of them as it is while another one is fed.
private let project: [String: String] = {
    let project = [
        files[0]: """
            { objects = {
                B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
                F1 = {isa = PBXFileReference; path = ViewController.swift; sourceTree = "<group>"; };
                F2 = {isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
                G1 = {isa = PBXGroup; children = (G2, ); sourceTree = "<group>"; };
                G2 = {isa = PBXGroup; children = (F1, F2, ); path = Tracker; sourceTree = "<group>"; };
                P1 = {isa = PBXSourcesBuildPhase; files = (B1, ); }; P2 = {isa = PBXResourcesBuildPhase; files = (B2, ); };
                T1 = {isa = PBXNativeTarget; name = Tracker; buildConfigurationList = L1; buildPhases = (P1, P2, );
                      productType = "com.apple.product-type.application"; };
                L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
                C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {INFOPLIST_FILE = "Tracker/Tracker-Info.plist"; SDKROOT = iphoneos; }; };
                R1 = {isa = PBXProject; mainGroup = G1; targets = (T1, ); };
            }; rootObject = R1; }
            """,
        files[1]: "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\nclass ViewController: UIViewController {}\n",
        files[2]: """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a"><scenes><scene sceneID="s">
            <objects><viewController id="a" customClass="ViewController" sceneMemberID="viewController"/></objects></scene></scenes></document>
            """,
        files[3]: "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>CFBundleName</key><string>T</string></dict></plist>",
    ]
    for (name, text) in project { write(Data(text.utf8), to: name) }
    return project
}()

/// Takes the first byte for which file of an iOS project is fed, and the rest for that file: the project's own, a Swift source, a storyboard,
/// an Info.plist; behind a byte of 255 stands a string catalog. Errors are reported line by line; the package that is made can be read, and all of it stands in its folder; a
/// source that is right stays right when it is rewritten, line by line.
fuzz { bytes in
    guard let kind = bytes.first else { return }
    if kind == 0xFF { return readCatalog(Data(bytes.dropFirst())) }
    let name = files[Int(kind) % files.count], text = Data(bytes.dropFirst())
    write(text, to: name)
    defer { write(Data(project[name]!.utf8), to: name) }
    if name.hasSuffix(".swift") { rewrite(String(decoding: text, as: UTF8.self)) }
    do {
        let report = try ProjectReport(folder: folder)
        for line in report.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() { checkLine(String(line)) }
        let lines = report.text.split(separator: "\n").count
        precondition(report.problemCount <= lines, "\(report.problemCount) problems in \(lines) lines")
        adopt(report)
    } catch {
        checkLine("\(error)")
    }
}

private func readCatalog(_ data: Data) {
    do {
        let catalog = try StringCatalog(data)
        for text in catalog.tables.values.joined() { precondition(text.value.utf8.count <= max(data.count, 1 << 20), "a text of \(text.value.utf8.count) bytes") }
    } catch {
        checkLine(error.message)
    }
}

private func write(_ data: Data, to name: String) {
    let path = folder + "/" + name
    if FileManager.default.createFile(atPath: path, contents: data) { return }
    try? FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    precondition(FileManager.default.createFile(atPath: path, contents: data), "no file \(path)")
}

/// Makes the package, looks, and takes it away.
private func adopt(_ report: ProjectReport) {
    let package = root + "/package"
    defer { try? FileManager.default.removeItem(atPath: package) }
    do {
        try report.makePackage(in: package, dactyl: "https://example.org/dactyl")
    } catch {
        checkLine("\(error)")
    }
    precondition(Set((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).isSubset(of: ["project", "package"]), "a file beside the package")
    guard let manifest = FileManager.default.contents(atPath: package + "/Package.swift") else { return }
    let text = String(decoding: manifest, as: UTF8.self)
    precondition(!Parser.parse(source: text).hasError, "a manifest that can't be parsed: \(text)")
    let statements = text.split(separator: "\n").filter { !$0.hasPrefix(" ") && !$0.hasPrefix("//") }
    precondition(statements.count == 3 && statements.last == ")", "a manifest that says more than it should: \(statements)")
}

private func rewrite(_ text: String) {
    // As what reads files does.
    guard SourceFile.refusal(of: text, path: "") == nil else { return }
    let module = SourceModule(sources: [("ViewController.swift", text)]), rewriter = FileRewriter(module, 0)
    let lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
    precondition(rewriter.text.utf8.count { $0 == UInt8(ascii: "\n") } == lines, "a source of \(lines + 1) lines has others when it is rewritten")
    let result = module.rewritten(0)
    if !module.files[0].tree.hasError {
        precondition(!Parser.parse(source: result).hasError, "a source that is right is wrong when it is rewritten: \(result)")
    }
}

import Foundation
import Testing

/// What `script/map` checks of UIKit's storeys, on sources of a few lines.
@Suite("script/map, storeys") struct StoreysScriptTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try write("public struct Color {}", "Values/Drawing/Color")
        try write("open class View {\n    open var bar: Bar? { ownBar }\n}\n\nenum Surroundings {}", "Core/Views/View")
        try write("public class Bar: View {\n    let color = Color()\n}\n\nextension View {\n    var ownBar: Bar? { nil }\n}", "Kit/Bars/Bar")
        try write("class UIApplication {}\n\nextension Surroundings {\n    static var scale: Double { 1 }\n}", "App/Application/UIApplication")
    }

    private func write(_ text: String, _ file: String) throws {
        try FileManager.default.createDirectory(atPath: (folder.file(file) as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        _ = try folder.write(text + "\n", to: file + ".swift")
    }

    private func faults() throws -> [String] {
        let child = try Child("\(Checkout.root)/script/support/storeys.py", [folder.path])
        #expect(try child.status() == (child.errorLines.isEmpty ? 0 : 1))
        return child.errorLines
    }

    @Test("a file names its storey and those below, the seam, and in members on one line that apps override what they hand on to")
    func right() throws {
        try write("func draw(_ view: View) -> Double { Surroundings.scale }", "Core/Views/Drawing")
        #expect(try faults() == [])
    }

    @Test("a name of a storey above fails the check", arguments: [
        ("Values/Drawing/Wrong", "let wrong = View.self", "names View of Core/Views/View.swift"),
        ("Core/Views/Wrong", "func wrong(_ bar: Bar) {}", "names Bar of Kit/Bars/Bar.swift"),
        ("Core/Views/Wrong", "func wrong(_ view: View) -> Any? { view.ownBar }", "names the member ownBar of Kit/Bars/Bar.swift"),
        ("Kit/Bars/Wrong", "class Wrong: View {\n    open override var scale: Double { UIApplication.shared.scale }\n}", "Kit/Bars/Wrong.swift:2 asks UIApplication"),
        ("Odd/Wrong", "struct Wrong {}", "is in no storey"), ("Wrong", "struct Wrong {}", "is in no storey"),
    ])
    func wrong(file: String, text: String, fault: String) throws {
        try write(text, file)
        let found = try faults()
        #expect(found.count == 1 && found[0].contains(fault), "\(found)")
    }
}

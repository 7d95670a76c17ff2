import InterfaceFiles
import Testing
@testable import UIKit

/// Files of real apps, from a folder that `DACTYL_INTERFACE_FILES` names: each loads, is laid out and is not slow, whatever is in it.
@MainActor @Suite("Nibs: real files", .leavesNothing, .serialized)
struct WildNibTests {
    nonisolated static let folder = ProcessInfo.processInfo.environment["DACTYL_INTERFACE_FILES"].flatMap { $0.isEmpty ? nil : $0 }
    nonisolated static let absence = "skipped: set DACTYL_INTERFACE_FILES to a folder with storyboards and xibs"

    /// What was said of all files, and how often, without what distinguishes objects.
    private struct Tally {
        var counts: [String: Int] = [:]

        mutating func add(_ line: String) {
            let parts = line.split(separator: ": ", maxSplits: 1, omittingEmptySubsequences: false)
            let text = parts.count > 1 ? String(parts[1]) : line
            counts[text.replacing(/'[^']*-[^']*'/, with: "'…'"), default: 0] += 1
        }

        var report: String {
            counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(60).map { "\($0.value) × \($0.key)" }.joined(separator: "\n")
        }
    }

    private static func files(in folder: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.map { folder + "/" + $0 }.sorted()
    }

    /// What the files have that does not exist here: an element with an id that becomes an object, and is of no known kind. A class of the app's own
    /// counts as what its element is.
    private struct Absence {
        var files = 0
        var whole = 0
        var blocked: [String: (files: Int, alone: Int)] = [:]

        private static let relations: Set<String> = [
            "constraint", "segue", "outlet", "outletCollection", "action", "viewControllerLayoutGuide", "viewLayoutGuide", "layoutGuide",
        ]

        @MainActor private static func missing(_ element: InterfaceElement, _ names: inout Set<String>) {
            if element.id != nil, !relations.contains(element.name), !ElementKind.isKnown(element) { names.insert(element.name) }
            for child in element.children { missing(child, &names) }
        }

        @MainActor mutating func add(_ document: InterfaceDocument) {
            files += 1
            var names: Set<String> = []
            for list in document.objectLists { for element in list.children { Self.missing(element, &names) } }
            if names.isEmpty { whole += 1 }
            for name in names {
                blocked[name, default: (0, 0)].files += 1
                if names.count == 1 { blocked[name, default: (0, 0)].alone += 1 }
            }
        }

        var report: String {
            let lines = blocked.sorted { ($1.value.files, $0.key) < ($0.value.files, $1.key) }.map {
                "missing: \($0.key) in \($0.value.files) files, in \($0.value.alone) nothing else"
            }
            let share = files == 0 ? 0 : Double(1000 * whole / files) / 10
            return (lines + ["whole: \(whole) of \(files) files (\(share) %) have nothing that is missing"]).joined(separator: "\n")
        }
    }

    private var absence = Absence()

    /// How often layout comes to the frames that Interface Builder has written into the file, to two points.
    private struct Agreement {
        var same: [String: Int] = [:]
        var all: [String: Int] = [:]
        var examples: [String] = []

        var report: String {
            let lines = all.keys.sorted().filter { all[$0]! >= 20 }.map { "\($0): \(same[$0, default: 0]) of \(all[$0]!)" }
            let sum = "\(same.values.reduce(0, +)) of \(all.values.reduce(0, +)) frames are as in the files"
            return sum + "\n" + (lines + examples.prefix(40)).joined(separator: "\n")
        }

        @MainActor mutating func compare(_ view: UIView, _ element: InterfaceElement, _ document: InterfaceDocument, isRoot: Bool = true) {
            if !isRoot, let frame = element.child(key: "frame")?.rect {
                let isSame = abs(frame.minX - view.frame.minX) <= 2 && abs(frame.minY - view.frame.minY) <= 2
                    && abs(frame.width - view.frame.width) <= 2 && abs(frame.height - view.frame.height) <= 2
                all[element.name, default: 0] += 1
                if isSame { same[element.name, default: 0] += 1 } else { examples.append("\(document.place(of: element)) \(element.name): \(frame) \(view.frame)") }
            }
            guard !(view is UIControl) else { return }
            let excluded = element.excluded("subviews")
            let inside = element.contents(of: "subviews") + element.children.filter { $0.key == "contentView" }
            let elements = inside.filter { child in
                guard case .view? = ElementKind(child) else { return false }
                return !excluded.contains(child.id ?? "")
            }
            guard elements.count == view.subviews.count else { return }
            for (child, element) in zip(view.subviews, elements) { compare(child, element, document, isRoot: false) }
        }
    }

    private var agreement = Agreement()

    /// Makes everything that the file describes.
    private mutating func load(_ data: Data, _ name: String) throws(InterfaceError) {
        let document = try InterfaceDocument(data: data, name: name)
        absence.add(document)
        if document.kind == .xib {
            let views = UINib(data: data, bundle: nil).instantiate(withOwner: nil).compactMap { $0 as? UIView }
            let elements = document.objectLists.flatMap(\.children).filter { element in
                if case .view? = ElementKind(element) { true } else { false }
            }
            for (view, element) in zip(views, elements) {
                view.layoutIfNeeded()
                agreement.compare(view, element, document)
            }
            return
        }
        let storyboard = UIStoryboard(data: data, name: name)
        for (element, _) in storyboard.file?.controllers ?? [] {
            guard let controller = storyboard.instantiate(id: element.id ?? "") else { continue }
            controller.view.layoutIfNeeded()
            if let view = element.child(key: "view") { agreement.compare(controller.view, view, document) }
            controller.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
            controller.view.layoutIfNeeded()
            controller.view.frame.size = CGSize(width: 852, height: 393)
            controller.view.layoutIfNeeded()
        }
    }

    @Test("Each loads, with a line about what doesn't exist here, and none takes long", .enabled(if: folder != nil, "\(absence)"))
    mutating func all() throws {
        let files = Self.files(in: try #require(Self.folder))
        #expect(!files.isEmpty)
        var tally = Tally(), refused: [String] = [], slow: [String] = []
        for path in files {
            // A trap leaves the name of the file behind.
            if let trace = ProcessInfo.processInfo.environment["DACTYL_PROGRESS"] { try path.write(toFile: trace, atomically: false, encoding: .utf8) }
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            let name = path.split(separator: "/").last.map(String.init) ?? path
            let clock = ContinuousClock()
            let start = clock.now
            let (failure, lines) = quietly { () -> InterfaceError? in
                do throws(InterfaceError) { try load(data, name) } catch { return error }
                return nil
            }
            let duration = clock.now - start
            if duration > .seconds(2) { slow.append("\(path): \(duration)") }
            if let failure { refused.append("\(failure)") }
            for line in lines {
                #expect(!line.contains("\n"), "\(path): more than one line")
                tally.add(line)
            }
        }
        print("\(files.count) files, \(refused.count) refused:\n\(refused.joined(separator: "\n"))\n\(tally.report)\n\(absence.report)\n\(agreement.report)\nslow: \(slow.joined(separator: "\n"))")
    }
}

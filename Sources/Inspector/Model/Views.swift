internal import Foundation
internal import JSONText
internal import UIKit

/// Finds views by what calls name them with.
@MainActor
struct Views {
    let windows: [UIWindow]

    init(_ application: UIApplication) { windows = application.inspectedScenes.flatMap(\.inspectedWindows) }

    /// All views, superviews before subviews, the hindmost first.
    func forEach(_ body: (UIView) -> Void) {
        func visit(_ view: UIView) {
            body(view)
            for child in view.subviews { visit(child) }
        }
        for window in windows { visit(window) }
    }

    /// The view that a call names: by its number, its accessibility identifier, its label or its class.
    func find(_ name: JSONValue) throws(InspectorError) -> UIView {
        var found: [UIView] = []
        if let number = name.number {
            forEach { if Double($0.inspectionNumber) == number { found.append($0) } }
            if let view = found.first { return view }
            throw InspectorError(.notFound, "there is no view \(Int(exactly: number) ?? 0) on the screen; 'tree' lists the views")
        }
        guard let text = name.string else { throw InspectorError(.invalidParameter, "a view goes by its number, identifier, label or class") }
        for key in [\UIView.accessibilityIdentifier, \.accessibilityLabel, \.inspectedClass] {
            forEach { if $0[keyPath: key] == text { found.append($0) } }
            // A button and its label are called the same: the one that has the others in it is meant.
            if let first = found.first, found.count == 1 || key == \.accessibilityLabel && found.allSatisfy({ $0.isDescendant(of: first) }) { return first }
            if found.count > 1 {
                let numbers = found.prefix(12).map { "\($0.inspectionNumber)" }.joined(separator: ", ")
                throw InspectorError(.notFound, "\(found.count) views are called '\(text)': name one by its number, of \(numbers)")
            }
        }
        throw InspectorError(.notFound, "no view on the screen has the identifier, label or class '\(text.prefix(60))'; 'tree' lists the views")
    }

    /// What assistive technology finds, window by window from the frontmost.
    var elements: [UIResponder] { windows.reversed().flatMap { UIAccessibility.elements(in: $0) } }

    /// What a call names that assistive technology uses: an element that is not a view, by its identifier or a label, or a view.
    func findElement(_ name: JSONValue) throws(InspectorError) -> UIResponder {
        if let text = name.string {
            let own = elements.filter { !($0 is UIView) }
            if let found = own.first(where: { $0.accessibilityIdentifier == text }) { return found }
            let labelled = own.filter { $0.accessibilityUserInputLabels.contains(text) || $0.accessibilityLabel == text }
            if let found = labelled.first, labelled.count == 1 { return found }
        }
        return try find(name)
    }

    /// All recognizers, in the order of their views.
    var recognizers: [UIGestureRecognizer] {
        var result: [UIGestureRecognizer] = []
        forEach { result += $0.gestureRecognizers ?? [] }
        return result
    }

    /// The recognizer that a call names: by its number, its name, or its name and view; by its kind where one alone is of it.
    func findRecognizer(_ name: JSONValue, _ trace: GestureTrace) throws(InspectorError) -> UIGestureRecognizer {
        let all = recognizers
        if let number = name.number {
            if let found = all.first(where: { Double($0.inspectionNumber) == number }) { return found }
            throw InspectorError(.notFound, "there is no recognizer \(Int(exactly: number) ?? 0) on the screen; 'recognizers' lists them")
        }
        guard let text = name.string else { throw InspectorError(.invalidParameter, "a recognizer goes by its number, or by its name as in 'pan on MapView'") }
        let parties = trace.parties(all), pairs = zip(all, parties)
        // A full name belongs to one recognizer; "tap" means single taps before it means all taps.
        for meets in [{ "\($0)" == text }, { $0.goes(by: text) }, { $0.isKind(text) }] as [(GestureTrace.Party) -> Bool] {
            let found = pairs.filter { meets($0.1) }.map(\.0)
            if !found.isEmpty { return try only(of: found, text) }
        }
        throw InspectorError(.notFound, "no recognizer on the screen is called '\(text.prefix(60))'; 'recognizers' lists them")
    }

    private func only(of found: [UIGestureRecognizer], _ text: String) throws(InspectorError) -> UIGestureRecognizer {
        if found.count == 1 { return found[0] }
        let numbers = found.prefix(12).map { "\($0.inspectionNumber)" }.joined(separator: ", ")
        throw InspectorError(.notFound, "\(found.count) recognizers are called '\(text)': name one by its number, of \(numbers)")
    }
}

extension UIView {
    /// The name of its class.
    var inspectedClass: String? { GestureTrace.className(self) }
}

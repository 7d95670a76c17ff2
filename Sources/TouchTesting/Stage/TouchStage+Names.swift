internal import Foundation
public import UIKit

extension TouchStage {
    /// How long something that is named is waited for, in seconds of the stage: what is being presented comes to rest in less.
    static let nameWait: TimeInterval = 1

    /// Taps what has a name: a button by its title, a row by its text, an action of an alert, a menu's or an edit menu's item.
    ///
    ///     stage.tap("Delete")     // presents an alert
    ///     stage.tap("Cancel")     // presses the alert's button
    ///
    /// The name is an accessibility identifier, else an accessibility label, else the text of a label, a button or a field. Elements count as in
    /// ``element(_:fileID:filePath:line:column:)``; a tap comes where assistive technology activates them. What is not there, or is still covered or being animated, is
    /// waited for, up to a second of the stage. Failures are: nothing of that name, several in sight, and a thing that something else covers.
    /// - Parameter count: How many taps, 0.1 s from one to the next.
    public func tap(_ name: String, count: Int = 1, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
                    column: UInt = #column) {
        guard isReady() else { return }
        let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let point = waitForPoint(of: name, at: place) else { return }
        tap(at: window.convert(point, from: nil as UIWindow?), count: count)
    }

    /// The recognizer that failures and explanations call so: `pan on MapView`, `double tap on UIView "Card"`, `tap on UIView #2`. Without a view the
    /// name is enough where one recognizer alone has it, `double tap`, and the view's class in place of its name: `double tap on UIView`. A failure when there is none, or more than one.
    ///
    /// Recognizers of the same name are counted in the order of their views: superviews before subviews, the hindmost first.
    public func recognizer(_ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
                           column: UInt = #column) -> UIGestureRecognizer? {
        var all: [UIGestureRecognizer] = []
        for window in scene.windows { all += Self.views(in: window).flatMap { $0.gestureRecognizers ?? [] } }
        let parties = GestureTrace.parties(of: all), pairs = Array(zip(all, parties))
        let exact = pairs.filter { $0.1.description == name }, found = exact.isEmpty ? pairs.filter { $0.1.goes(by: name) } : exact
        if found.count == 1 { return found[0].0 }
        let said = found.isEmpty ? "no recognizer is called '\(name)'; there are \(Self.list(parties.map(\.description)))"
            : "'\(name)' may be \(Self.list(found.map(\.1.description)))"
        report(said, at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
        return nil
    }

    // MARK: Looking

    /// An element with a name, and where it is tapped, in points of the screen.
    private struct Named {
        let responder: UIResponder
        let point: CGPoint
    }

    private func waitForPoint(of name: String, at place: SourcePlace) -> CGPoint? {
        // Within `together` time stands still.
        if plan == nil { bringUpToDate() }
        let end = plan == nil ? now + Self.nameWait : now
        while true {
            let groups = named(name), found = groups.lazy.map { self.touchable($0) }.first { !$0.isEmpty } ?? []
            if found.count == 1 { return found[0].point }
            guard now < end, let next = nextMoment else {
                reportNames(name, groups.flatMap(\.self), found, at: place)
                return nil
            }
            host.advance(to: min(end, next, now + Self.frameDuration))
        }
    }

    /// What assistive technology finds, in menus and keyboards of the system too.
    private var shownElements: [UIResponder] { scene._visibleWindows.reversed().flatMap { UIAccessibility.elements(in: $0) } }

    /// What has the name: as an identifier, as a label, as a text.
    private func named(_ name: String) -> [[Named]] {
        let elements = shownElements.map { Named(responder: $0, point: $0.accessibilityActivationPoint) }
        let views = scene._visibleWindows.reversed().flatMap { Self.views(in: $0) }
        func middle(_ view: UIView) -> Named {
            Named(responder: view, point: view.window.map { $0.convert(view.convert(view.middle, to: nil), to: nil as UIWindow?) } ?? .zero)
        }
        return [elements.filter { $0.responder.accessibilityIdentifier == name }, views.filter { $0.accessibilityIdentifier == name }.map(middle),
                elements.filter { $0.responder.accessibilityLabel == name || $0.responder.accessibilityUserInputLabels.contains(name) },
                views.filter { Self.texts($0).contains(name) }.map(middle)]
    }

    /// Those that a finger reaches, without those that lie in another of them.
    private func touchable(_ all: [Named]) -> [Named] {
        let reached = all.filter { cover(of: $0) == nil }
        return reached.filter { own in
            guard let view = own.responder as? UIView else { return true }
            return !reached.contains { ($0.responder as? UIView).map { $0 !== view && view.isDescendant(of: $0) } ?? false }
        }
    }

    /// What a finger would hit in its place; `nil` where the finger reaches it. A row may leave its touches to the list around it.
    private func cover(of named: Named) -> String? {
        guard let surface = host.surface else { return nil }
        let size = CGSize(width: Double(surface.size.width) / surface.scale, height: Double(surface.size.height) / surface.scale)
        guard CGRect(origin: .zero, size: size).contains(named.point) else { return "is beside the screen, at \(text(named.point))" }
        var hit: UIView?
        for window in scene._visibleWindows.reversed() where hit == nil { hit = window.hitTest(window.convert(named.point, from: nil as UIWindow?), with: nil) }
        guard let view = named.responder as? UIView else { return nil }
        guard let hit else { return "takes no touches" }
        if hit.isDescendant(of: view) { return nil }
        guard view.isDescendant(of: hit), !(hit is UIWindow) else { return "is covered by \(text(hit))" }
        // A finger passes over what is being animated, and lands in what is around it.
        let inside = sequence(first: view) { $0.superview }.prefix { $0 !== hit }
        return inside.contains { $0.layer.animationKeys()?.isEmpty == false } ? "is being animated" : nil
    }

    private func reportNames(_ name: String, _ all: [Named], _ found: [Named], at place: SourcePlace) {
        if found.count > 1 { return report("\(found.count) things are called '\(name)': give them accessibility identifiers", at: place) }
        if let first = all.first { return report("tap: '\(name)' \(cover(of: first) ?? "can't be touched")", at: place) }
        let known = shownElements.compactMap { $0.accessibilityIdentifier ?? $0.accessibilityLabel }
        report("tap: nothing is called '\(name)'; there are \(Self.list(known))", at: place)
    }

    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(20).joined(separator: ", ")
        return names.isEmpty ? "none" : names.count > 20 ? "\(shown) and \(names.count - 20) more" : shown
    }

    /// The texts that a view shows.
    private static func texts(_ view: UIView) -> [String] {
        switch view {
        case let label as UILabel: [label.text].compactMap(\.self)
        case let button as UIButton: [button.currentTitle, button.configuration?.title].compactMap(\.self)
        case let field as UITextField: [field.text, field.placeholder].compactMap(\.self)
        default: []
        }
    }

    /// The view and all in it that is not hidden, superviews before subviews, the hindmost first.
    private static func views(in view: UIView) -> [UIView] {
        view.isHidden ? [] : [view] + view.subviews.flatMap { views(in: $0) }
    }
}

internal import Foundation
internal import JSONText
internal import TouchHost
internal import UIKit

/// What is said of a view.
@MainActor
enum ViewFacts {
    /// A view with what is in it, as far down as asked.
    static func tree(_ view: UIView, _ rule: TypedTextRule, depth: Int, room: inout Int) -> JSONValue {
        var node = brief(view, rule)
        room -= 1
        guard depth > 0, !view.subviews.isEmpty else {
            if !view.subviews.isEmpty { node.add("omitted", .number(view.subviews.count)) }
            return node
        }
        var children: [JSONValue] = []
        for child in view.subviews where !isHiddenKey(child, rule) {
            guard room > 0 else {
                node.add("omitted", .number(view.subviews.count - children.count))
                break
            }
            children.append(tree(child, rule, depth: depth - 1, room: &room))
        }
        node.add("children", .array(children))
        return node
    }

    /// What it is, where it is, and what is unusual about it.
    static func brief(_ view: UIView, _ rule: TypedTextRule) -> JSONValue {
        var node: JSONValue = ["id": .number(view.inspectionNumber), "class": .string(view.inspectedClass ?? "")]
        addWords(view, rule, &node)
        node.add("hint", view.accessibilityHint.map { .string($0) })
        let traits = names(view.accessibilityTraits)
        if !traits.isEmpty { node.add("traits", .strings(traits)) }
        if !isHiddenKey(view, rule) { node.add("frame", rect(view.inspectedFrame)) }
        if view.isHidden { node.add("hidden", true) }
        if view.alpha != 1 { node.add("alpha", .number(view.alpha)) }
        if !view.isUserInteractionEnabled { node.add("interaction", false) }
        if let control = view as? UIControl, !control.isEnabled { node.add("enabled", false) }
        let recognizers = view.gestureRecognizers ?? []
        if !recognizers.isEmpty { node.add("recognizers", .numbers(recognizers.map { Double($0.inspectionNumber) })) }
        let elements = (view.accessibilityElements ?? []).compactMap { $0 as? UIAccessibilityElement }
        if view.accessibilityContainerType != .none { node.add("container", .string("\(view.accessibilityContainerType)")) }
        if !elements.isEmpty { node.add("elements", .array(elements.prefix(100).map { element($0, rule) })) }
        return node
    }

    /// Its identifier, label and value; stand-ins for what was typed, where that is hidden.
    private static func addWords(_ element: UIResponder, _ rule: TypedTextRule, _ node: inout JSONValue) {
        let typing = (element as? UIView)?.inspectedTyping, isHidden = typing.map { !rule.shows(isSecret: $0.isSecret) } ?? false
        node.add("identifier", element.accessibilityIdentifier.map { .string($0) })
        node.add("label", (typing?.isShownKey == true && isHidden ? nil : element.accessibilityLabel).map { .string($0) })
        node.add("value", element.accessibilityValue.map { .string(isHidden ? TypedTextRule.standIn(for: $0) : $0) })
        if isHidden { node.add("typedIsHidden", true) }
    }

    /// Whether it shows a key that is pressed, which is hidden: its place would say which.
    private static func isHiddenKey(_ element: UIResponder, _ rule: TypedTextRule) -> Bool {
        guard let typing = (element as? UIView)?.inspectedTyping, typing.isShownKey else { return false }
        return !rule.shows(isSecret: typing.isSecret)
    }

    /// What assistive technology finds: a view, or something in one that is not a view.
    static func element(_ element: UIResponder, _ rule: TypedTextRule) -> JSONValue {
        var node: JSONValue = ["class": .string(GestureTrace.className(element)), "role": .string(element.assistedRole.rawValue)]
        if let view = element as? UIView { node.add("id", .number(view.inspectionNumber)) }
        addWords(element, rule, &node)
        node.add("hint", element.accessibilityHint.map { .string($0) })
        node.add("language", element.accessibilityLanguage.map { .string($0) })
        let traits = names(element.accessibilityTraits)
        if !traits.isEmpty { node.add("traits", .strings(traits)) }
        if !isHiddenKey(element, rule) { node.add("frame", rect(element.accessibilityPath?.bounds ?? element.accessibilityFrame)) }
        if element.accessibilityRespondsToUserInteraction { node.add("responds", true) }
        let actions = element.accessibilityCustomActions ?? []
        if !actions.isEmpty { node.add("customActions", .strings(actions.map(\.name))) }
        return node
    }

    /// All of it, with its recognizers.
    static func full(_ view: UIView, _ inspector: Inspector) -> JSONValue {
        let names = RecognizerNames(inspector)
        var node = brief(view, inspector.typedTextRule)
        if isHiddenKey(view, inspector.typedTextRule) { return node }
        node.add("bounds", rect(view.bounds))
        node.add("center", .numbers([view.center.x, view.center.y]))
        node.add("isAccessibilityElement", .bool(view.isAccessibilityElement))
        node.add("accessibilityFrame", rect(view.accessibilityFrame))
        node.add("superview", view.superview.map { .number($0.inspectionNumber) })
        var properties: JSONValue = [:]
        for property in ViewProperties.all { properties.add(property.name, property.get(view)) }
        node.add("properties", properties)
        if let control = view as? UIControl { node.add("actions", .strings(actions(of: control))) }
        node.add("gestures", .array((view.gestureRecognizers ?? []).map { RecognizerFacts.full($0, names) }))
        return node
    }

    static func rect(_ rect: CGRect) -> JSONValue { .numbers([rect.minX, rect.minY, rect.width, rect.height]) }

    /// What an accessible view can do when it is asked.
    private static func actions(of control: UIControl) -> [String] {
        var actions = ["activate"]
        if control.accessibilityTraits.contains(.adjustable) { actions += ["increment", "decrement"] }
        return actions
    }

    private static func names(_ traits: UIAccessibilityTraits) -> [String] {
        let all: [(UIAccessibilityTraits, String)] = [
            (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"), (.keyboardKey, "keyboardKey"),
            (.staticText, "staticText"), (.notEnabled, "notEnabled"), (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
            (.adjustable, "adjustable"), (.allowsDirectInteraction, "allowsDirectInteraction"), (.header, "header"), (.tabBar, "tabBar"),
            (.playsSound, "playsSound"), (.summaryElement, "summaryElement"), (.startsMediaSession, "startsMediaSession"),
            (.causesPageTurn, "causesPageTurn"), (.toggleButton, "toggleButton"), (.supportsZoom, "supportsZoom"),
        ]
        return all.filter { traits.contains($0.0) }.map(\.1)
    }
}

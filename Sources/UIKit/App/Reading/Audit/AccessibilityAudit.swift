/// Looks at one window (R-ACC-40 … R-ACC-44).
@MainActor
final class AccessibilityAudit {
    typealias Finding = UIAccessibility.AuditFinding

    let window: UIWindow
    let elements: [UIResponder]
    private let known: Set<ObjectIdentifier>

    init(_ window: UIWindow) {
        window.layoutIfNeeded()
        self.window = window
        elements = AccessibilityWalk.elements(in: window)
        known = Set(elements.map { ObjectIdentifier($0) })
    }

    func findings() -> [Finding] {
        var found: [Finding] = []
        for element in elements {
            found += label(of: element)
            found += place(of: element)
            found += [target(of: element), value(of: element), inside(element)].compactMap(\.self)
        }
        return found + sameLabels() + overlaps() + views()
    }

    func isElement(_ view: UIView) -> Bool { known.contains(ObjectIdentifier(view)) }

    /// Whether people do something with it.
    func isUsed(_ element: UIResponder) -> Bool {
        element.accessibilityRespondsToUserInteraction || element is UIControl && !(element is UIPageControl) || element is UITextView && (element as? UITextView)?.isEditable == true
    }

    // MARK: Labels (R-ACC-40)

    private func label(of element: UIResponder) -> [Finding] {
        let label = element.accessibilityLabel?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        let traits = element.accessibilityTraits
        guard !label.isEmpty else {
            if traits.contains(.image) {
                return [Finding(kind: .noLabel, subject: element, message: "the picture has no label; set accessibilityLabel, or isAccessibilityElement = false where it only decorates")]
            }
            // A wheel or an editor is known by what it says.
            guard isUsed(element), element.accessibilityValue == nil || element is UISwitch || element is UISlider || element is UITextField else { return [] }
            return [Finding(kind: .noLabel, subject: element, message: "it has no label, and is spoken without a name; set accessibilityLabel")]
        }
        return [poorLabel(label, traits, element)].compactMap(\.self)
    }

    private static let spokenKinds: [(UIAccessibilityTraits, String)] = [(.button, "button"), (.link, "link"), (.image, "image"), (.header, "heading")]

    private func poorLabel(_ label: String, _ traits: UIAccessibilityTraits, _ element: UIResponder) -> Finding? {
        for (trait, word) in Self.spokenKinds where traits.contains(trait) && label.lowercased().hasSuffix(" \(word)") {
            return Finding(kind: .poorLabel, subject: element, message: "the label '\(label)' says '\(word)', which is spoken after it anyway; leave the word out")
        }
        let isFile = [".png", ".jpg", ".jpeg", ".pdf", ".svg"].contains { label.lowercased().hasSuffix($0) }
        let isName = label.contains("_") && !label.contains(" ") && (isUsed(element) || traits.contains(.image))
        guard isFile || isName else { return nil }
        return Finding(kind: .poorLabel, subject: element, message: "the label '\(label)' is the name of a file or of an asset; say what it means")
    }

    private func value(of element: UIResponder) -> Finding? {
        guard element.accessibilityTraits.contains(.adjustable), element.accessibilityValue?.isEmpty ?? true else { return nil }
        return Finding(kind: .noValue, subject: element, message: "it is adjustable and says no value; set accessibilityValue, and again when it changes")
    }

    private func sameLabels() -> [Finding] {
        var names: [String: [UIResponder]] = [:]
        for element in elements where isUsed(element) && !isInRow(element) {
            guard let label = element.accessibilityLabel, !label.isEmpty, element.accessibilityTraits.isDisjoint(with: .keyboardKey) else { continue }
            names[SpokenElement(element).text + (element.accessibilityHint ?? ""), default: []].append(element)
        }
        let groups = Dictionary(uniqueKeysWithValues: names.values.filter { $0.count > 1 }.map { (ObjectIdentifier($0[0]), $0) })
        return elements.compactMap { element in
            guard let group = groups[ObjectIdentifier(element)] else { return nil }
            return Finding(kind: .sameLabel, subject: element,
                           message: "\(group.count) elements are spoken as '\(SpokenElement(element).text)'; give each a label of its own")
        }
    }

    /// Whether it is in a row of a list, whose other elements say which one it is of.
    private func isInRow(_ element: UIResponder) -> Bool {
        element.firstInChain { $0 is UITableViewCell || $0 is UICollectionViewCell }
    }
}

/// What is true of an element now, for assistive technology of the desktop (R-BUS-4).
package struct AssistedState: OptionSet, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let enabled = Self(rawValue: 1 << 0)
    /// A part of it can be seen.
    package static let showing = Self(rawValue: 1 << 1)
    package static let focusable = Self(rawValue: 1 << 2)
    package static let focused = Self(rawValue: 1 << 3)
    package static let checkable = Self(rawValue: 1 << 4)
    package static let checked = Self(rawValue: 1 << 5)
    package static let selectable = Self(rawValue: 1 << 6)
    package static let selected = Self(rawValue: 1 << 7)
    package static let editable = Self(rawValue: 1 << 8)
    package static let readOnly = Self(rawValue: 1 << 9)
    package static let singleLine = Self(rawValue: 1 << 10)
    package static let multiLine = Self(rawValue: 1 << 11)
    package static let selectableText = Self(rawValue: 1 << 12)
    package static let horizontal = Self(rawValue: 1 << 13)
    package static let modal = Self(rawValue: 1 << 14)
    /// The window that keys go to.
    package static let active = Self(rawValue: 1 << 15)
    package static let hasMenu = Self(rawValue: 1 << 16)
}

extension UIResponder {
    package var assistedState: AssistedState {
        let traits = accessibilityTraits
        var state: AssistedState = traits.contains(.notEnabled) ? [] : .enabled
        if isShowing { state.insert(.showing) }
        switch self {
        case let text as any TextEditing: state.formUnion(textState(text))
        case let toggle as UISwitch: state.formUnion(toggle.isOn ? [.checkable, .checked] : .checkable)
        case let segment as SegmentElement: state.formUnion(segment.isChosen ? [.checkable, .checked] : .checkable)
        case let slider as UISlider: if slider.isEnabled { state.insert(.horizontal) }
        case is UIProgressView: state.insert(.horizontal)
        case let scene as UIScene: if (scene as? UIWindowScene)?.isInFront == true { state.insert(.active) }
        case let row as MenuRow: if let isOn = row.isOn { state.formUnion(isOn ? [.checkable, .checked] : .checkable) }
        default: break
        }
        if traits.contains(.toggleButton) { state.formUnion(accessibilityValue == "1" ? [.checkable, .checked] : .checkable) }
        switch assistedRole {
        case .listItem, .tab: state.formUnion(traits.contains(.selected) ? [.selectable, .selected] : .selectable)
        case .dialog: state.formUnion(isFrontmostDialog ? [.modal, .active] : .modal)
        // It is checked.
        case .radio: break
        default: if traits.contains(.selected) { state.formUnion([.selectable, .selected]) }
        }
        if let control = self as? UIControl {
            if control.isEnabled { state.insert(.focusable) }
            if KeyboardFocus.isOn(control) { state.insert(.focused) }
            if control.showsMenuAsPrimaryAction { state.insert(.hasMenu) }
        }
        return state
    }

    /// Whether it is the dialog that is in front of all others, in a scene that keys go to.
    private var isFrontmostDialog: Bool {
        guard let dialog = assistedDialog, dialog.ownPresented == nil else { return false }
        return assistedWindow?.windowScene?.surface?.isFocused == true
    }

    private func textState(_ text: any TextEditing) -> AssistedState {
        var state: AssistedState = text.hasLines ? .multiLine : .singleLine
        state.formUnion(text.mayChange ? .editable : .readOnly)
        if text.canBecomeFirstResponder { state.formUnion([.focusable, .selectableText]) }
        if text.isFirstResponder { state.insert(.focused) }
        return state
    }

    /// Whether a part of it stands within what its views show.
    private var isShowing: Bool {
        if let scene = self as? UIScene { return scene.activationState == .foregroundActive || scene.activationState == .foregroundInactive }
        var seen = accessibilityOutline
        guard let view = assistedView, let window = view.window else { return false }
        var next: UIView? = view
        while let clip = next {
            if clip !== self, clip.clipsToBounds || clip is UIScrollView { seen = seen.intersection(clip.screenFrame) }
            next = clip.superview
        }
        seen = seen.intersection(window.screenFrame)
        return !seen.isNull && seen.width > 0 && seen.height > 0
    }
}

extension UIWindowScene {
    /// Whether keys go to it, and no dialog is in front of its content.
    fileprivate var isInFront: Bool {
        surface?.isFocused == true && !windows.contains { $0.rootViewController?.ownPresented != nil }
    }
}

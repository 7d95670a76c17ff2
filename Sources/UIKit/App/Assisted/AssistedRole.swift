/// What an element, or a container of elements, is for assistive technology of the desktop (R-BUS-3). The inspector has the names of the cases.
package enum AssistedRole: String, Sendable {
    case scene, dialog, group, landmark, scrollArea, list, listItem, table, menu, menuItem, toolBar, tabList, tab
    case button, toggle, radioGroup, radio, link, slider, spinner, progress, image, text, heading, field, searchField, secretField, textArea, element
}

extension UIResponder {
    /// What it is. For a container it is ``assistedContainerRole``.
    package var assistedRole: AssistedRole {
        if let role = assistedContainerRole { return role }
        switch self {
        case is UIScene: return .scene
        case is UIWindow: return .group
        case let text as any TextEditing where text.isSecureTextEntry: return .secretField
        case is UITextView: return .textArea
        case is UITextField: return accessibilityTraits.contains(.searchField) ? .searchField : .field
        case is UISwitch: return .toggle
        case is UISlider: return .slider
        case is UIStepper, is UIPageControl, is Wheel: return .spinner
        case is UISegmentedControl: return .radioGroup
        case is SegmentElement: return .radio
        case is UIProgressView: return .progress
        case is TabButton: return .tab
        case is MenuRow, is EditMenuButton: return .menuItem
        case is UITableViewCell, is UICollectionViewCell: return .listItem
        default: return roleOfTraits
        }
    }

    private var roleOfTraits: AssistedRole {
        let traits = accessibilityTraits
        return if traits.contains(.header) { .heading }
        else if traits.contains(.toggleButton) { .toggle }
        else if traits.contains(.link) { .link }
        else if traits.contains(.searchField) { .searchField }
        else if traits.contains(.button) || traits.contains(.keyboardKey) { .button }
        else if traits.contains(.adjustable) { .spinner }
        else if traits.contains(.image) { .image }
        else if traits.contains(.staticText) { .text }
        else { .element }
    }

    /// What it is as a container that has a place of its own in the tree; `nil` where elements stand in the tree as if it were not there.
    final var assistedContainerRole: AssistedRole? {
        guard !isAccessibilityElement else { return nil }
        switch self {
        case is UITableView, is UICollectionView: return .list
        case is UITableViewCell, is UICollectionViewCell: return .listItem
        case is UITabBar: return .tabList
        case is UINavigationBar, is UIToolbar: return .toolBar
        case is UIPickerView, is UIDatePicker: return .group
        case is MenuList, is EditMenuBar: return .menu
        default: break
        }
        if assistedDialog != nil { return .dialog }
        switch accessibilityContainerType {
        case .dataTable: return .table
        case .list: return .list
        case .landmark: return .landmark
        case .semanticGroup: return .group
        case .none: return self is UIScrollView ? .scrollArea : nil
        }
    }

    /// The controller whose view it is, where that is presented.
    final var assistedDialog: UIViewController? {
        guard self is UIView, let controller = next as? UIViewController, controller.ownPresenting != nil else { return nil }
        // A child of what is presented has the same answer.
        return controller.parent == nil ? controller : nil
    }
}

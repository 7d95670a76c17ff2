internal import UIKit

extension XCUIElement {
    /// What an element is (R-UIT-5). Numbers and names are Apple's; kinds that no app has here are left out.
    public enum ElementType: UInt, Sendable {
        case any = 0, other = 1, application = 2, window = 4, sheet = 5, alert = 7, button = 9, keyboard = 19, key = 20, navigationBar = 21, tabBar = 22, toolbar = 24, table = 26
        case collectionView = 32, slider = 33, pageIndicator = 34, progressIndicator = 35, activityIndicator = 36, segmentedControl = 37, picker = 38, pickerWheel = 39
        case `switch` = 40, link = 42, image = 43, searchField = 45, scrollView = 46, staticText = 48, textField = 49, secureTextField = 50, datePicker = 51, textView = 52
        case menu = 53, menuItem = 54, cell = 75, stepper = 79
    }
}

extension XCUIElement.ElementType {
    /// The property of ``XCUIElementTypeQueryProvider``.
    var plural: String {
        switch self {
        case .switch: "switches"
        case .other: "otherElements"
        case .any, .application: "descendants(matching: .\(self))"
        default: "\(self)s"
        }
    }

    /// The type of an object of the app.
    @MainActor init(_ object: UIResponder) {
        if let view = object as? UIView, let alert = view.next as? UIAlertController {
            self = alert.preferredStyle == .alert ? .alert : .sheet
            return
        }
        self = switch object {
        case is UIApplication: .application
        case is UIWindow: .window
        case let field as UITextField: field.isSecureTextEntry ? .secureTextField : field.accessibilityTraits.contains(.searchField) ? .searchField : .textField
        case is UITextView: .textView
        case is UITableView: .table
        case is UICollectionView: .collectionView
        case is UITableViewCell, is UICollectionViewCell: .cell
        case is UINavigationBar: .navigationBar
        case is UITabBar: .tabBar
        case is UIToolbar: .toolbar
        case is UISlider: .slider
        case is UIStepper: .stepper
        case is UIPageControl: .pageIndicator
        case is UISegmentedControl: .segmentedControl
        case is UIProgressView: .progressIndicator
        case is UIActivityIndicatorView: .activityIndicator
        case is UIPickerView: .picker
        case is UIDatePicker: .datePicker
        case let view as UIScrollView: view.isAccessibilityElement && view.accessibilityTraits.contains(.adjustable) ? .pickerWheel : .scrollView
        default: Self.ofRole(object)
        }
    }

    @MainActor private static func ofRole(_ object: UIResponder) -> Self {
        if object.isKeyboard { return .keyboard }
        if let types = object.isTypingKey { return types ? .key : .button }
        return switch object.assistedRole {
        case .button, .tab, .radio: .button
        case .menuItem: object.isMenuRow ? .button : .menuItem
        case .menu: .menu
        case .toggle: .switch
        case .link: .link
        case .image: .image
        case .text, .heading: .staticText
        case .searchField: .searchField
        default: .other
        }
    }
}

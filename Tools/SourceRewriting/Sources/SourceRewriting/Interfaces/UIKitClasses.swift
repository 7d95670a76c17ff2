internal import Foundation

/// The classes of UIKit on iOS, whether they exist here or not: what a storyboard may name besides the app's own.
enum UIKitClasses {
    /// The superclass of each; empty for those of NSObject.
    static let superclasses: [String: String] = {
        var result: [String: String] = [:]
        for line in lines {
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            for name in parts[1].split(separator: " ") { result[String(name)] = parts[0] == "NSObject" ? "" : parts[0] }
        }
        return result
    }()

    /// Whether the class is `UIResponder` or inherits from it.
    static func isResponder(_ name: String) -> Bool {
        var next: String? = name
        while let present = next, present != "UIResponder" { next = superclasses[present] }
        return next != nil
    }

    private static let lines = [
        "NSObject: UIResponder UIGestureRecognizer UIStoryboardSegue NSLayoutConstraint UIBarItem UISearchDisplayController NSObject",
        "UIResponder: UIView UIViewController UIApplication UIScene",
        "UIView: UIWindow UILabel UIImageView UIControl UIScrollView UIStackView UIPickerView UIProgressView UIActivityIndicatorView",
        "UIView: UIVisualEffectView UINavigationBar UIToolbar UITabBar UISearchBar UITableViewCell UITableViewHeaderFooterView",
        "UIView: UICollectionReusableView UIContentUnavailableView WKWebView MKMapView MTKView GLKView SKView SCNView ARSCNView ARView",
        "UIControl: UIButton UISwitch UISlider UISegmentedControl UIStepper UIPageControl UITextField UIDatePicker UIRefreshControl UIColorWell",
        "UITextField: UISearchTextField",
        "UIScrollView: UITableView UICollectionView UITextView",
        "UICollectionReusableView: UICollectionViewCell",
        "UIViewController: UINavigationController UITabBarController UISplitViewController UIPageViewController UITableViewController",
        "UIViewController: UICollectionViewController UISearchController UIAlertController GLKViewController AVPlayerViewController",
        "UINavigationController: UIImagePickerController",
        "UIGestureRecognizer: UITapGestureRecognizer UILongPressGestureRecognizer UIPanGestureRecognizer UISwipeGestureRecognizer",
        "UIGestureRecognizer: UIPinchGestureRecognizer UIRotationGestureRecognizer UIHoverGestureRecognizer",
        "UIPanGestureRecognizer: UIScreenEdgePanGestureRecognizer",
        "UIBarItem: UIBarButtonItem UITabBarItem",
    ]

    /// The class of what an element makes, where no other is named.
    static func name(ofElement element: String) -> String? { elements[element] }

    private static let elements: [String: String] = {
        var result = [
            "view": "UIView", "containerView": "UIView", "window": "UIWindow", "label": "UILabel", "imageView": "UIImageView",
            "button": "UIButton", "switch": "UISwitch", "slider": "UISlider", "segmentedControl": "UISegmentedControl", "stepper": "UIStepper",
            "pageControl": "UIPageControl", "textField": "UITextField", "datePicker": "UIDatePicker", "scrollView": "UIScrollView",
            "stackView": "UIStackView", "tableView": "UITableView", "collectionView": "UICollectionView", "textView": "UITextView",
            "pickerView": "UIPickerView", "progressView": "UIProgressView", "activityIndicatorView": "UIActivityIndicatorView",
            "visualEffectView": "UIVisualEffectView", "navigationBar": "UINavigationBar", "toolbar": "UIToolbar", "tabBar": "UITabBar",
            "searchBar": "UISearchBar", "tableViewCell": "UITableViewCell", "collectionViewCell": "UICollectionViewCell",
            "collectionReusableView": "UICollectionReusableView", "refreshControl": "UIRefreshControl", "barButtonItem": "UIBarButtonItem",
            "tabBarItem": "UITabBarItem", "constraint": "NSLayoutConstraint", "viewController": "UIViewController",
            "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
            "splitViewController": "UISplitViewController", "pageViewController": "UIPageViewController",
            "tableViewController": "UITableViewController", "collectionViewController": "UICollectionViewController",
            "customObject": "NSObject", "control": "UIControl", "gestureRecognizer": "UIGestureRecognizer",
            "tapGestureRecognizer": "UITapGestureRecognizer", "panGestureRecognizer": "UIPanGestureRecognizer",
            // Xcode's spelling.
            "pongPressGestureRecognizer": "UILongPressGestureRecognizer", "longPressGestureRecognizer": "UILongPressGestureRecognizer",
            "swipeGestureRecognizer": "UISwipeGestureRecognizer", "pinchGestureRecognizer": "UIPinchGestureRecognizer",
            "rotationGestureRecognizer": "UIRotationGestureRecognizer", "hoverGestureRecognizer": "UIHoverGestureRecognizer",
            "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer", "wkWebView": "WKWebView", "mapView": "MKMapView",
        ]
        result["wKWebView"] = "WKWebView"
        return result
    }()

    /// The outlets that UIKit's classes have on iOS, whatever the class.
    static let outlets: Set<String> = [
        "view", "delegate", "dataSource", "gestureRecognizers", "inputView", "inputAccessoryView", "searchDisplayController", "tabBarItem",
        "tableView", "collectionView", "contentView", "accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView",
        "tableHeaderView", "tableFooterView", "titleView", "navigationItem", "toolbar", "refreshControl", "viewControllers",
        "containerView", "prefetchDataSource", "dragDelegate", "dropDelegate", "rootViewController", "window", "navigationBar",
        "leftBarButtonItem", "rightBarButtonItem", "leftBarButtonItems", "rightBarButtonItems", "backBarButtonItem", "textLabel",
        "detailTextLabel", "imageView", "accessibilityElements", "searchBar", "searchResultsDataSource", "searchResultsDelegate",
        "searchContentsController", "toolbarItems", "items", "customView", "leftView", "rightView", "subviews",
    ]

    /// Actions that responders of UIKit have.
    static let actions: Set<String> = [
        "copy:", "cut:", "paste:", "select:", "selectAll:", "delete:", "toggleBoldface:", "toggleItalics:", "toggleUnderline:",
        "increaseSize:", "decreaseSize:", "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:", "undo:", "redo:",
        "dismiss:", "becomeFirstResponder", "resignFirstResponder", "print:", "printContent:", "find:", "findNext:", "findPrevious:",
        "toggleEditing:", "performClose:", "dismissModalViewControllerAnimated:", "endEditing:",
    ]
}

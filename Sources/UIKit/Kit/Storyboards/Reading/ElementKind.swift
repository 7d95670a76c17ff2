internal import InterfaceFiles

/// What an element of a nib file becomes.
enum ElementKind {
    case view(UIView.Type)
    case recognizer(UIGestureRecognizer.Type)
    case controller
    case navigationItem
    case barButtonItem
    case tabBarItem
    /// An object of a class of the app.
    case object
    /// File's owner, first responder and what the caller provides.
    case placeholder
    /// A controller in another storyboard.
    case reference
    /// Where unwind segues lead.
    case exit

    /// - Returns: `nil` for an element that is no object, or one of which nothing can be made.
    @MainActor init?(_ element: InterfaceElement) {
        switch element.name {
        case "viewController", "navigationController", "tableViewController", "collectionViewController", "tabBarController", "pageViewController",
             "splitViewController":
            self = .controller
        case "navigationItem": self = .navigationItem
        case "barButtonItem": self = .barButtonItem
        case "tabBarItem": self = .tabBarItem
        case "customObject": self = .object
        case "placeholder": self = .placeholder
        case "viewControllerPlaceholder": self = .reference
        case "exit": self = .exit
        default:
            if let type = Self.views[element.name] {
                self = .view(type)
            } else if let type = Self.recognizers[element.name] {
                self = .recognizer(type)
            } else if element.name.hasSuffix("Controller") {
                self = .controller
            } else if element.name.hasSuffix("GestureRecognizer") || element.name == "gestureRecognizer" {
                self = .recognizer(UIGestureRecognizer.self)
            } else if element.child(key: "frame")?.name == "rect" || element.child("subviews") != nil {
                self = .view(UIView.self)
            } else {
                return nil
            }
        }
    }

    /// Whether the element is of a kind that exists here, or something plainer stands in for it.
    @MainActor static func isKnown(_ element: InterfaceElement) -> Bool {
        views[element.name] != nil || recognizers[element.name] != nil
            || others.contains(element.name)
    }

    private static let others: Set<String> = [
        "viewController", "navigationController", "tableViewController", "collectionViewController", "tabBarController", "pageViewController", "splitViewController", "navigationItem", "barButtonItem",
        "tabBarItem", "customObject", "placeholder", "viewControllerPlaceholder", "exit", "collectionViewFlowLayout", "collectionViewLayout",
        // The element in which a table keeps its rows makes no object.
        "tableViewSection",
    ]

    /// Container views are plain ones: what they contain comes with an embed segue.
    @MainActor private static let views: [String: UIView.Type] = {
        var views: [String: UIView.Type] = [
            "view": UIView.self, "containerView": UIView.self, "window": UIWindow.self, "label": UILabel.self,
            "imageView": UIImageView.self, "stackView": UIStackView.self, "scrollView": UIScrollView.self,
            "textView": UITextView.self, "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self, "tabBar": UITabBar.self,
            "searchBar": UISearchBar.self, "pickerView": UIPickerView.self,
            "tableView": UITableView.self, "tableViewCell": UITableViewCell.self, "tableViewCellContentView": UIView.self,
            "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self, "collectionViewCellContentView": UIView.self,
            "collectionReusableView": UICollectionReusableView.self,
            "visualEffectView": UIVisualEffectView.self, "activityIndicatorView": UIActivityIndicatorView.self, "progressView": UIProgressView.self,
        ]
        views.merge(controls) { $1 }
        return views
    }()

    private static let recognizers: [String: UIGestureRecognizer.Type] = [
        "tapGestureRecognizer": UITapGestureRecognizer.self,
        // Xcode's spelling.
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "panGestureRecognizer": UIPanGestureRecognizer.self,
        "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
        "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "hoverGestureRecognizer": UIHoverGestureRecognizer.self,
        "gestureRecognizer": UIGestureRecognizer.self,
    ]
}

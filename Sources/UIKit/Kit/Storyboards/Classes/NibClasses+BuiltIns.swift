extension NibClasses {
    /// What UIKit's own classes have. Their other properties are set by the archive's values.
    static func registerBuiltIns() {
        register(UIViewController.self) { members in
            members.outlet("view", \.view)
            members.attribute("title", \.title)
        }
        register(UINavigationController.self) { members in
            members.outlet("delegate", \.delegate)
        }
        register(UITabBarController.self) { members in
            members.outlet("delegate", \.delegate)
            members.attribute("selectedIndex", \.selectedIndex)
        }
        register(UISplitViewController.self) { members in
            members.outlet("delegate", \.delegate)
        }
        register(UIPageViewController.self) { members in
            members.outlet("delegate", \.delegate)
            members.outlet("dataSource", \.dataSource)
        }
        register(UIPickerView.self) { members in
            members.outlet("delegate", \.delegate)
            members.outlet("dataSource", \.dataSource)
        }
        register(UISearchBar.self) { members in
            members.outlet("delegate", \.delegate)
            members.attribute("text", \.text)
            members.attribute("placeholder", \.placeholder)
            members.attribute("barTintColor", \.barTintColor)
        }
        register(UITabBar.self) { members in
            members.outlet("delegate", \.delegate)
            members.outlet("selectedItem", \.selectedItem)
            members.attribute("barTintColor", \.barTintColor)
            members.attribute("unselectedItemTintColor", \.unselectedItemTintColor)
            members.attribute("translucent", \.isTranslucent)
        }
        register(UITabBarItem.self) { members in
            members.attribute("title", \.title)
            members.attribute("badgeValue", \.badgeValue)
            members.attribute("badgeColor", \.badgeColor)
        }
        register(UIBarButtonItem.self) { members in
            members.outlet("customView", \.customView)
            members.attribute("title", \.title)
            members.attribute("enabled", \.isEnabled)
            members.attribute("tintColor", \.tintColor)
        }
        register(UINavigationItem.self) { members in
            members.outlet("titleView", \.titleView)
            members.outlet("leftBarButtonItem", \.leftBarButtonItem)
            members.outlet("rightBarButtonItem", \.rightBarButtonItem)
            members.outlet("backBarButtonItem", \.backBarButtonItem)
            members.attribute("title", \.title)
        }
        register(UIGestureRecognizer.self) { members in
            members.outlet("delegate", \.delegate)
            members.attribute("name", \.name)
            members.attribute("enabled", \.isEnabled)
        }
        register(UIView.self) { members in
            members.attribute("alpha", \.alpha)
            members.attribute("hidden", \.isHidden)
            members.attribute("tag", \.tag)
            members.attribute("backgroundColor", \.backgroundColor)
            members.attribute("tintColor", \.tintColor)
            members.attribute("clipsToBounds", \.clipsToBounds)
            members.attribute("opaque", \.isOpaque)
            members.attribute("userInteractionEnabled", \.isUserInteractionEnabled)
            members.attribute("multipleTouchEnabled", \.isMultipleTouchEnabled)
            members.attribute("exclusiveTouch", \.isExclusiveTouch)
            members.attribute("frame", \.frame)
            members.attribute("bounds", \.bounds)
            members.attribute("center", \.center)
        }
        register(UILabel.self) { members in
            members.attribute("text", \.text)
            members.attribute("textColor", \.textColor)
            members.attribute("numberOfLines", \.numberOfLines)
            members.attribute("enabled", \.isEnabled)
        }
        register(UITextField.self) { members in
            members.outlet("delegate", \.delegate)
            members.outlet("inputView", \.inputView)
            members.outlet("inputAccessoryView", \.inputAccessoryView)
            members.outlet("leftView", \.leftView)
            members.outlet("rightView", \.rightView)
            members.attribute("text", \.text)
            members.attribute("placeholder", \.placeholder)
            members.attribute("textColor", \.textColor)
        }
        register(UIScrollView.self) { members in
            members.outlet("delegate", \.delegate)
            members.outlet("refreshControl", \.refreshControl)
            members.attribute("contentSize", \.contentSize)
            members.attribute("contentOffset", \.contentOffset)
        }
        register(UITableView.self) { members in
            members.outlet("dataSource", \.dataSource)
            members.outlet("prefetchDataSource", \.prefetchDataSource)
            members.outlet("tableHeaderView", \.tableHeaderView)
            members.outlet("tableFooterView", \.tableFooterView)
            members.outlet("backgroundView", \.backgroundView)
            members.attribute("rowHeight", \.rowHeight)
            members.attribute("separatorColor", \.separatorColor)
        }
        register(UITableViewCell.self) { members in
            members.outlet("accessoryView", \.accessoryView)
            members.outlet("backgroundView", \.backgroundView)
            members.outlet("selectedBackgroundView", \.selectedBackgroundView)
        }
        register(UITableViewController.self) { members in
            members.outlet("tableView", \.tableView)
            members.outlet("refreshControl", \.refreshControl)
        }
        register(UICollectionView.self) { members in
            members.outlet("dataSource", \.dataSource)
            members.outlet("prefetchDataSource", \.prefetchDataSource)
            members.outlet("collectionViewLayout", \.collectionViewLayout)
            members.outlet("backgroundView", \.backgroundView)
            members.attribute("allowsSelection", \.allowsSelection)
            members.attribute("allowsMultipleSelection", \.allowsMultipleSelection)
        }
        register(UICollectionViewFlowLayout.self) { members in
            members.attribute("minimumLineSpacing", \.minimumLineSpacing)
            members.attribute("minimumInteritemSpacing", \.minimumInteritemSpacing)
            members.attribute("itemSize", \.itemSize)
            members.attribute("estimatedItemSize", \.estimatedItemSize)
            members.attribute("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds)
            members.attribute("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds)
        }
        register(UICollectionViewCell.self) { members in
            members.outlet("backgroundView", \.backgroundView)
            members.outlet("selectedBackgroundView", \.selectedBackgroundView)
        }
        register(UICollectionViewController.self) { members in
            members.outlet("collectionView", \.collectionView)
        }
        register(UITextView.self) { members in
            members.outlet("delegate", \.delegate)
            members.outlet("inputView", \.inputView)
            members.outlet("inputAccessoryView", \.inputAccessoryView)
            members.attribute("text", \.text)
            members.attribute("textColor", \.textColor)
            members.attribute("editable", \.isEditable)
            members.attribute("selectable", \.isSelectable)
        }
        register(UIImageView.self) { members in
            members.attribute("image", \.image)
            members.attribute("highlightedImage", \.highlightedImage)
        }
        register(NSLayoutConstraint.self) { members in
            members.attribute("constant", \.constant)
            members.attribute("identifier", \.identifier)
        }
    }
}

/// What is known of the protocols of UIKit that selectors name.
enum KnownProtocols {
    /// Protocols whose members are named by selectors.
    private static let names: Set<String> = ["UIResponderStandardEditActions", "UIResponder.StandardEditActions"]

    /// Whether a name of UIKit's is a protocol whose members selectors may name.
    static func isProtocol(_ name: String) -> Bool {
        names.contains(name) || AppleNames.isApples(name) && KnownNames.all.contains(name) && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
    }

    /// The selectors of methods that are often named without their argument.
    static let selectors: [String: String] = {
        var result: [String: String] = [:]
        for name in ["copy", "cut", "paste", "select", "selectAll", "delete", "toggleBoldface", "toggleItalics", "toggleUnderline",
                     "increaseSize", "decreaseSize", "pasteAndMatchStyle", "pasteAndGo"] {
            result[name] = name + ":"
        }
        return result
    }()

    /// The standard edit actions of responders. A class says which of them it overrides.
    static let editActions: Set<String> = [
        "cut(_:)", "copy(_:)", "paste(_:)", "pasteAndMatchStyle(_:)", "pasteAndGo(_:)", "pasteAndSearch(_:)", "select(_:)",
        "selectAll(_:)", "delete(_:)", "makeTextWritingDirectionLeftToRight(_:)", "makeTextWritingDirectionRightToLeft(_:)",
        "toggleBoldface(_:)", "toggleItalics(_:)", "toggleUnderline(_:)", "increaseSize(_:)", "decreaseSize(_:)", "find(_:)",
        "findAndReplace(_:)", "findNext(_:)", "findPrevious(_:)", "useSelectionForFind(_:)", "printContent(_:)", "rename(_:)",
        "duplicate(_:)", "move(_:)", "export(_:)",
    ]

    /// The methods of delegates that are optional on iOS.
    static let optionalMethods: Set<String> = [
        "gestureRecognizer", "gestureRecognizerShouldBegin",
        "application", "applicationDidFinishLaunching", "applicationDidBecomeActive", "applicationWillResignActive",
        "applicationDidEnterBackground", "applicationWillEnterForeground", "applicationWillTerminate",
        "scene", "sceneDidDisconnect", "sceneDidBecomeActive", "sceneWillResignActive", "sceneWillEnterForeground", "sceneDidEnterBackground",
        "windowScene",
        "textField", "textFieldShouldBeginEditing", "textFieldDidBeginEditing", "textFieldShouldEndEditing", "textFieldDidEndEditing",
        "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging", "scrollViewWillEndDragging", "scrollViewDidEndDragging",
        "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation", "viewForZooming",
        "scrollViewWillBeginZooming", "scrollViewDidEndZooming", "scrollViewShouldScrollToTop", "scrollViewDidScrollToTop",
        "scrollViewDidChangeAdjustedContentInset",
        "tableView", "collectionView", "numberOfSections", "navigationController", "textView", "textViewShouldBeginEditing", "textViewDidBeginEditing",
        "tabBar", "tabBarController", "pickerView", "pageViewController", "presentationCount", "presentationIndex",
        "searchBar", "searchBarShouldBeginEditing", "searchBarTextDidBeginEditing", "searchBarShouldEndEditing", "searchBarTextDidEndEditing",
        "searchBarSearchButtonClicked", "searchBarCancelButtonClicked", "searchBarBookmarkButtonClicked", "willPresentSearchController",
        "didPresentSearchController", "willDismissSearchController", "didDismissSearchController",
        "textViewShouldEndEditing", "textViewDidEndEditing", "textViewDidChange", "textViewDidChangeSelection",
        "presentationControllerShouldDismiss", "presentationControllerWillDismiss", "presentationControllerDidDismiss",
        "presentationControllerDidAttemptToDismiss", "adaptivePresentationStyle", "prepareForPopoverPresentation",
        "popoverPresentationControllerShouldDismissPopover", "popoverPresentationControllerDidDismissPopover",
        "textFieldDidChangeSelection", "textFieldShouldClear", "textFieldShouldReturn",
        "addAnimations", "addCompletion", "continueAnimation",
    ]
}

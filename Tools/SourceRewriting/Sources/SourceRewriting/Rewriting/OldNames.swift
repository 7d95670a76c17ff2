/// Names that Swift 4 had for what Swift 4.2 put into types, and names of Core Foundation's and Objective-C's. Xcode still takes them in the
/// Swift 4 mode, or imports them from headers. They are those of Apple's own migration; one that leads to a type that is not here stays as it is.
enum OldNames {
    /// What stands for the name.
    static func replacement(_ name: String) -> String? { type(name) ?? functions[name].flatMap(ifHere) ?? constants[name].flatMap(ifHere) }

    /// Names of Nimble's up to version 12.
    static let matchers = ["Predicate": "Matcher", "PredicateResult": "MatcherResult", "PredicateStatus": "MatcherStatus"]

    /// The type of that name.
    private static func type(_ name: String) -> String? { plainTypes[name] ?? nested[name].flatMap(ifHere) }

    /// The expression if the type that it begins with is here, and the member that it ends with is one of some type.
    private static func ifHere(_ text: String) -> String? {
        let owner = String((text.hasPrefix("({ ") ? text.dropFirst(3) : text[...]).prefix { $0 != "." && $0 != "(" && $0 != " " })
        guard AppleNames.isApples(owner) else { return text }
        let member = text.hasPrefix("({ ") ? nil : text.split(separator: ".").last.map(String.init)
        return KnownNames.all.contains(owner) && member.map(KnownNames.members.contains) != false ? text : nil
    }

    /// The text of a declaration with those names replaced that stand alone, as `NSInteger` does in `func at(_ row: NSInteger)`.
    static func modernized(_ text: String) -> String {
        var result = "", word = "", previous: Character = " "
        func flush() {
            result += type(word) ?? word
            word = ""
        }
        for character in text {
            if character.isLetter || character.isNumber || character == "_" {
                // The name of a member, which follows a point, is not replaced.
                if word.isEmpty, previous == "." { result.append(character) } else if word.isEmpty, previous.isLetter || previous == "_" { result.append(character) } else { word.append(character) }
            } else {
                flush()
                result.append(character)
            }
            previous = character
        }
        flush()
        return result
    }

    /// The notification that is a member of `NSNotification.Name` under this name: `UITextFieldTextDidChange` is `UITextField.textDidChangeNotification`.
    static func notification(_ name: String) -> String? {
        if name.hasPrefix("UIKeyboard") { return member(of: "UIResponder", String(name.dropFirst(2))) }
        for owner in notifying where name.hasPrefix(owner) && name != owner { return member(of: owner, String(name.dropFirst(owner.count))) }
        return nil
    }

    private static func member(of owner: String, _ name: String) -> String? {
        let member = name.prefix(1).lowercased() + name.dropFirst() + "Notification"
        return KnownNames.all.contains(owner) && KnownNames.members.contains(member) ? "\(owner).\(member)" : nil
    }

    private static let notifying = [
        "UIApplication", "UIDevice", "UITextField", "UITextView", "UIWindow", "UIScreen", "UIMenuController", "UIPasteboard", "UIDocument",
        "UIContentSizeCategory",
    ]

    /// The method that took the place of one with this name and these labels, and the label of its first argument.
    static func method(_ name: String, _ labels: [String]) -> (name: String, label: String?)? { methods["\(name)(\(labels.joined(separator: ":")))"] }

    static let properties = [
        "childViewControllers": "children", "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
        "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
        "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
        "isMovingToParentViewController": "isMovingToParent", "isMovingFromParentViewController": "isMovingFromParent",
        "activityIndicatorViewStyle": "style",
    ]

    /// The name since Swift 4.2 and the label, `nil` where there is none, of the first argument.
    private static let methods: [String: (name: String, label: String?)] = [
        "bringSubview(toFront)": ("bringSubviewToFront", nil), "sendSubview(toBack)": ("sendSubviewToBack", nil),
        "addChildViewController(_)": ("addChild", nil), "removeFromParentViewController()": ("removeFromParent", nil),
        "didMove(toParentViewController)": ("didMove", "toParent"), "willMove(toParentViewController)": ("willMove", "toParent"),
        "UIActivityIndicatorView(activityIndicatorStyle)": ("UIActivityIndicatorView", "style"),
        "childViewControllerContaining(_)": ("childContaining", nil),
        "allowedChildViewControllersForUnwinding(from)": ("allowedChildrenForUnwinding", "from"),
        "overrideTraitCollection(forChildViewController)": ("overrideTraitCollection", "forChild"),
    ]
}

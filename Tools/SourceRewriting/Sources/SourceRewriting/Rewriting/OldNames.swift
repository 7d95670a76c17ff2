/// Names that Swift 4 had for what Swift 4.2 put into types, and names of Core Foundation's and Objective-C's. Xcode still takes them in the
/// Swift 4 mode, or imports them from headers.
enum OldNames {
    /// What stands for the name.
    static func replacement(_ name: String) -> String? { types[name] ?? functions[name] ?? constants[name] }

    /// The text of a declaration with those names replaced that stand alone, as `NSInteger` does in `func at(_ row: NSInteger)`.
    static func modernized(_ text: String) -> String {
        var result = "", word = "", previous: Character = " "
        func flush() {
            result += types[word] ?? word
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

    /// The notification that is a member of `NSNotification.Name` under this name.
    static func notification(_ name: String) -> String? { notifications[name] }

    /// The method that took the place of one with this name and these labels, and the label of its first argument.
    static func method(_ name: String, _ labels: [String]) -> (name: String, label: String?)? { methods["\(name)(\(labels.joined(separator: ":")))"] }

    static let properties = [
        "childViewControllers": "children", "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
        "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    ]

    private static let types: [String: String] = [
        "NSInteger": "Int", "NSUInteger": "UInt", "CFTypeRef": "AnyObject", "CFString": "String", "CFIndex": "Int",
        "NSAttributedStringKey": "NSAttributedString.Key", "RunLoopMode": "RunLoop.Mode",
        "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey", "UIApplicationState": "UIApplication.State",
        "UIControlState": "UIControl.State", "UIControlEvents": "UIControl.Event",
        "UIControlContentHorizontalAlignment": "UIControl.ContentHorizontalAlignment",
        "UIControlContentVerticalAlignment": "UIControl.ContentVerticalAlignment",
        "UIButtonType": "UIButton.ButtonType", "UITouchPhase": "UITouch.Phase", "UITouchType": "UITouch.TouchType",
        "UITouchProperties": "UITouch.Properties", "UIEventType": "UIEvent.EventType", "UIEventSubtype": "UIEvent.EventSubtype",
        "UIPressType": "UIPress.PressType", "UIPressPhase": "UIPress.Phase",
        "UIGestureRecognizerState": "UIGestureRecognizer.State",
        "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
        "UIViewAnimationOptions": "UIView.AnimationOptions", "UIViewKeyframeAnimationOptions": "UIView.KeyframeAnimationOptions",
        "UIViewAnimationCurve": "UIView.AnimationCurve",
        "UIViewAutoresizing": "UIView.AutoresizingMask", "UIViewContentMode": "UIView.ContentMode",
        "UILayoutConstraintAxis": "NSLayoutConstraint.Axis", "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
        "NSLayoutRelation": "NSLayoutConstraint.Relation",
        "UIStackViewAlignment": "UIStackView.Alignment", "UIStackViewDistribution": "UIStackView.Distribution",
        "UIImageOrientation": "UIImage.Orientation", "UIImageRenderingMode": "UIImage.RenderingMode", "UIImageResizingMode": "UIImage.ResizingMode",
        "UITextBorderStyle": "UITextField.BorderStyle", "UITextFieldViewMode": "UITextField.ViewMode",
        "UIScrollViewIndicatorStyle": "UIScrollView.IndicatorStyle", "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
        "UIFontTextStyle": "UIFont.TextStyle", "UIFontWeight": "UIFont.Weight",
        "UIAlertControllerStyle": "UIAlertController.Style", "UIAlertActionStyle": "UIAlertAction.Style",
        "UIWindowLevel": "UIWindow.Level", "UIBarButtonItemStyle": "UIBarButtonItem.Style", "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
        "UINavigationControllerOperation": "UINavigationController.Operation",
        "UITableViewStyle": "UITableView.Style", "UITableViewCellStyle": "UITableViewCell.CellStyle",
        "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType", "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
        "UITableViewCellSeparatorStyle": "UITableViewCell.SeparatorStyle", "UITableViewScrollPosition": "UITableView.ScrollPosition",
        "UITableViewRowAnimation": "UITableView.RowAnimation", "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
        "UIScrollViewContentInsetAdjustmentBehavior": "UIScrollView.ContentInsetAdjustmentBehavior",
        "UILineBreakMode": "NSLineBreakMode", "UIImpactFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
    ]

    private static let constants: [String: String] = [
        "NSEC_PER_SEC": "UInt64(1_000_000_000)", "NSEC_PER_MSEC": "UInt64(1_000_000)", "USEC_PER_SEC": "UInt64(1_000_000)",
        "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
        "UIScrollViewDecelerationRateNormal": "UIScrollView.DecelerationRate.normal",
        "UIScrollViewDecelerationRateFast": "UIScrollView.DecelerationRate.fast",
        "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize", "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
        "UIWindowLevelNormal": "UIWindow.Level.normal", "UIWindowLevelAlert": "UIWindow.Level.alert", "UIWindowLevelStatusBar": "UIWindow.Level.statusBar",
        "kCAMediaTimingFunctionLinear": "CAMediaTimingFunctionName.linear", "kCAMediaTimingFunctionEaseIn": "CAMediaTimingFunctionName.easeIn",
        "kCAMediaTimingFunctionEaseOut": "CAMediaTimingFunctionName.easeOut",
        "kCAMediaTimingFunctionEaseInEaseOut": "CAMediaTimingFunctionName.easeInEaseOut",
        "kCAMediaTimingFunctionDefault": "CAMediaTimingFunctionName.default",
        "kCAFillModeForwards": "CAMediaTimingFillMode.forwards", "kCAFillModeBackwards": "CAMediaTimingFillMode.backwards",
        "kCAFillModeBoth": "CAMediaTimingFillMode.both", "kCAFillModeRemoved": "CAMediaTimingFillMode.removed",
        "kCALineCapRound": "CAShapeLayerLineCap.round", "kCALineCapButt": "CAShapeLayerLineCap.butt", "kCALineCapSquare": "CAShapeLayerLineCap.square",
        "kCALineJoinRound": "CAShapeLayerLineJoin.round", "kCALineJoinMiter": "CAShapeLayerLineJoin.miter", "kCALineJoinBevel": "CAShapeLayerLineJoin.bevel",
        "kCAGravityCenter": "CALayerContentsGravity.center", "kCAGravityTop": "CALayerContentsGravity.top",
        "kCAGravityBottom": "CALayerContentsGravity.bottom", "kCAGravityLeft": "CALayerContentsGravity.left",
        "kCAGravityRight": "CALayerContentsGravity.right", "kCAGravityTopLeft": "CALayerContentsGravity.topLeft",
        "kCAGravityTopRight": "CALayerContentsGravity.topRight", "kCAGravityBottomLeft": "CALayerContentsGravity.bottomLeft",
        "kCAGravityBottomRight": "CALayerContentsGravity.bottomRight", "kCAGravityResize": "CALayerContentsGravity.resize",
        "kCAGravityResizeAspect": "CALayerContentsGravity.resizeAspect", "kCAGravityResizeAspectFill": "CALayerContentsGravity.resizeAspectFill",
        "kCAFilterNearest": "CALayerContentsFilter.nearest", "kCAFilterLinear": "CALayerContentsFilter.linear",
        "kCAFilterTrilinear": "CALayerContentsFilter.trilinear",
        "kCATruncationNone": "CATextLayerTruncationMode.none", "kCATruncationStart": "CATextLayerTruncationMode.start",
        "kCATruncationEnd": "CATextLayerTruncationMode.end", "kCATruncationMiddle": "CATextLayerTruncationMode.middle",
        "kCAAlignmentNatural": "CATextLayerAlignmentMode.natural", "kCAAlignmentLeft": "CATextLayerAlignmentMode.left",
        "kCAAlignmentRight": "CATextLayerAlignmentMode.right", "kCAAlignmentCenter": "CATextLayerAlignmentMode.center",
        "kCAAlignmentJustified": "CATextLayerAlignmentMode.justified",
        "kCAGradientLayerAxial": "CAGradientLayerType.axial", "kCAGradientLayerRadial": "CAGradientLayerType.radial",
        "kCAAnimationLinear": "CAAnimationCalculationMode.linear", "kCAAnimationDiscrete": "CAAnimationCalculationMode.discrete",
        "kCAAnimationPaced": "CAAnimationCalculationMode.paced", "kCAAnimationCubic": "CAAnimationCalculationMode.cubic",
        "kCAAnimationCubicPaced": "CAAnimationCalculationMode.cubicPaced",
        "kCAScrollNone": "CAScrollLayerScrollMode.none", "kCAScrollVertically": "CAScrollLayerScrollMode.vertically",
        "kCAScrollHorizontally": "CAScrollLayerScrollMode.horizontally", "kCAScrollBoth": "CAScrollLayerScrollMode.both",
        "UITableViewAutomaticDimension": "UITableView.automaticDimension",
        "kCAFillRuleEvenOdd": "CAShapeLayerFillRule.evenOdd", "kCAFillRuleNonZero": "CAShapeLayerFillRule.nonZero",
    ]

    private static let functions: [String: String] = [
        "UIEdgeInsetsMake": "({ UIEdgeInsets(top: $0, left: $1, bottom: $2, right: $3) } as (CGFloat, CGFloat, CGFloat, CGFloat) -> UIEdgeInsets)",
        "UIEdgeInsetsInsetRect": "({ $0.inset(by: $1) } as (CGRect, UIEdgeInsets) -> CGRect)",
        "UIImagePNGRepresentation": "({ $0.pngData() } as (UIImage) -> Data?)",
        "UIImageJPEGRepresentation": "({ $0.jpegData(compressionQuality: $1) } as (UIImage, CGFloat) -> Data?)",
    ]

    private static let notifications = [
        "UIKeyboardWillShow": "keyboardWillShowNotification", "UIKeyboardDidShow": "keyboardDidShowNotification",
        "UIKeyboardWillHide": "keyboardWillHideNotification", "UIKeyboardDidHide": "keyboardDidHideNotification",
        "UIKeyboardWillChangeFrame": "keyboardWillChangeFrameNotification", "UIKeyboardDidChangeFrame": "keyboardDidChangeFrameNotification",
    ].mapValues { "UIResponder.\($0)" }.merging([
        "UIApplicationDidBecomeActive": "didBecomeActiveNotification", "UIApplicationWillResignActive": "willResignActiveNotification",
        "UIApplicationDidEnterBackground": "didEnterBackgroundNotification", "UIApplicationWillEnterForeground": "willEnterForegroundNotification",
        "UIApplicationWillTerminate": "willTerminateNotification", "UIApplicationDidReceiveMemoryWarning": "didReceiveMemoryWarningNotification",
    ].mapValues { "UIApplication.\($0)" }) { $1 }

    /// The name since Swift 4.2 and the label, `nil` where there is none, of the first argument.
    private static let methods: [String: (name: String, label: String?)] = [
        "bringSubview(toFront)": ("bringSubviewToFront", nil), "sendSubview(toBack)": ("sendSubviewToBack", nil),
        "addChildViewController(_)": ("addChild", nil), "removeFromParentViewController()": ("removeFromParent", nil),
        "didMove(toParentViewController)": ("didMove", "toParent"), "willMove(toParentViewController)": ("willMove", "toParent"),
    ]
}

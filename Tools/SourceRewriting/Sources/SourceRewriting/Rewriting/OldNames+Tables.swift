extension OldNames {
    static let plainTypes: [String: String] = [
        "NSInteger": "Int", "NSUInteger": "UInt", "CFTypeRef": "AnyObject", "CFString": "String", "CFIndex": "Int",
        "NSAttributedStringKey": "NSAttributedString.Key", "RunLoopMode": "RunLoop.Mode", "UILineBreakMode": "NSLineBreakMode",
        "NSLayoutAttribute": "NSLayoutConstraint.Attribute", "NSLayoutRelation": "NSLayoutConstraint.Relation",
        "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions", "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    ]

    /// `UIControlState` is `UIControl.State`: a line a type, with the names that stood behind its own, and behind `>` those that are in it now.
    static let nested: [String: String] = {
        var result: [String: String] = [:]
        for line in nestedLines.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard let owner = words.first?.dropLast() else { continue }
            for word in words.dropFirst() {
                let names = word.split(separator: ">")
                let old = names[0].hasPrefix("UI") ? String(names[0]) : "\(owner)\(names[0])"
                result[old] = "\(owner).\(names.last!)"
            }
        }
        return result
    }()

    private static let nestedLines = """
        UIActivity: Category UIActivityType>ActivityType
        UIActivityIndicatorView: Style
        UIAlertAction: Style
        UIAlertController: Style
        UIApplication: State LaunchOptionsKey OpenURLOptionsKey OpenExternalURLOptionsKey ExtensionPointIdentifier
        UIBarButtonItem: Style UIBarButtonSystemItem>SystemItem
        UIBlurEffect: Style
        UIButton: Type>ButtonType
        UICollectionView: ScrollDirection ScrollPosition UICollectionElementCategory>ElementCategory ReorderingCadence
        UICollectionViewCell: DragState
        UICollectionViewFlowLayout: SectionInsetReference
        UICollectionViewUpdateItem: UICollectionUpdateAction>Action
        UICollisionBehavior: Mode
        UIContextualAction: Style
        UIControl: State Events>Event ContentVerticalAlignment ContentHorizontalAlignment
        UIDatePicker: Mode
        UIDevice: BatteryState
        UIDocument: ChangeKind SaveOperation State
        UIEvent: Type>EventType Subtype>EventSubtype
        UIFont: TextStyle Weight
        UIFontDescriptor: SymbolicTraits AttributeName TraitKey FeatureKey
        UIGestureRecognizer: State
        UIImage: Orientation RenderingMode ResizingMode
        UIImagePickerController: SourceType QualityType CameraCaptureMode CameraDevice CameraFlashMode
        UIImpactFeedbackGenerator: UIImpactFeedbackStyle>FeedbackStyle
        UIInputView: Style
        UIInterpolatingMotionEffect: Type>EffectType
        UIMenuController: ArrowDirection
        UINavigationController: Operation
        UINavigationItem: LargeTitleDisplayMode
        UINotificationFeedbackGenerator: UINotificationFeedbackType>FeedbackType
        UIPageViewController: NavigationDirection NavigationOrientation SpineLocation TransitionStyle
        UIPress: Phase Type>PressType
        UIPreviewAction: Style
        UIProgressView: Style
        UIPushBehavior: Mode
        UIScreen: OverscanCompensation
        UIScrollView: IndicatorStyle KeyboardDismissMode ContentInsetAdjustmentBehavior IndexDisplayMode
        UISearchBar: Style Icon
        UISegmentedControl: Segment Style
        UISplitViewController: DisplayMode PrimaryEdge
        UIStackView: Alignment Distribution
        UISwipeGestureRecognizer: Direction
        UITabBar: ItemPositioning
        UITabBarItem: UITabBarSystemItem>SystemItem
        UITableView: Style RowAnimation ScrollPosition SeparatorInsetReference
        UITableViewCell: Style>CellStyle SelectionStyle EditingStyle AccessoryType StateMask SeparatorStyle FocusStyle DragState
        UITableViewRowAction: Style
        UITextField: UITextBorderStyle>BorderStyle ViewMode DidEndEditingReason
        UITouch: Phase Type>TouchType Properties
        UIView: AnimationCurve AnimationOptions AnimationTransition Autoresizing>AutoresizingMask ContentMode KeyframeAnimationOptions TintAdjustmentMode \
        UISystemAnimation>SystemAnimation
        UIWindow: Level
        """

    static let constants: [String: String] = {
        var result = plainConstants
        for (prefix, owner, names) in families {
            for name in names.split(separator: " ") {
                result["\(prefix)\(name)"] = "\(owner).\(name.prefix(1).lowercased())\(name.dropFirst())"
            }
        }
        return result
    }()

    /// Constants that are members by the end of their name.
    private static let families: [(prefix: String, owner: String, names: String)] = [
        ("UIWindowLevel", "UIWindow.Level", "Normal Alert StatusBar"),
        ("UIFontWeight", "UIFont.Weight", "UltraLight Thin Light Regular Medium Semibold Bold Heavy Black"),
        ("UIAccessibilityTrait", "UIAccessibilityTraits", "None Button Link Header Image Selected PlaysSound KeyboardKey StaticText SummaryElement NotEnabled "
            + "UpdatesFrequently SearchField StartsMediaSession Adjustable AllowsDirectInteraction CausesPageTurn TabBar"),
        ("UIImagePickerController", "UIImagePickerController.InfoKey", "MediaType OriginalImage EditedImage CropRect MediaURL ReferenceURL MediaMetadata"),
        ("kCAMediaTimingFunction", "CAMediaTimingFunctionName", "Linear EaseIn EaseOut EaseInEaseOut Default"),
        ("kCAFillMode", "CAMediaTimingFillMode", "Forwards Backwards Both Removed"),
        ("kCALineCap", "CAShapeLayerLineCap", "Round Butt Square"),
        ("kCALineJoin", "CAShapeLayerLineJoin", "Round Miter Bevel"),
        ("kCAFillRule", "CAShapeLayerFillRule", "EvenOdd NonZero"),
        ("kCAGravity", "CALayerContentsGravity", "Center Top Bottom Left Right TopLeft TopRight BottomLeft BottomRight Resize ResizeAspect ResizeAspectFill"),
        ("kCAFilter", "CALayerContentsFilter", "Nearest Linear Trilinear"),
        ("kCATruncation", "CATextLayerTruncationMode", "None Start End Middle"),
        ("kCAAlignment", "CATextLayerAlignmentMode", "Natural Left Right Center Justified"),
        ("kCAGradientLayer", "CAGradientLayerType", "Axial Radial Conic"),
        ("kCAAnimation", "CAAnimationCalculationMode", "Linear Discrete Paced Cubic CubicPaced"),
        ("kCAAnimation", "CAAnimationRotationMode", "RotateAuto RotateAutoReverse"),
        ("kCAScroll", "CAScrollLayerScrollMode", "None Vertically Horizontally Both"),
        ("kCATransition", "CATransitionType", "Fade MoveIn Push Reveal"),
        ("kCATransition", "CATransitionSubtype", "FromRight FromLeft FromTop FromBottom"),
        ("kCAValueFunction", "CAValueFunctionName", "RotateX RotateY RotateZ Scale ScaleX ScaleY ScaleZ Translate TranslateX TranslateY TranslateZ"),
        ("kCAEmitterLayer", "CAEmitterLayerEmitterShape", "Point Line Rectangle Cuboid Circle Sphere"),
        ("kCAEmitterLayer", "CAEmitterLayerEmitterMode", "Points Outline Surface Volume"),
        ("kCAEmitterLayer", "CAEmitterLayerRenderMode", "Unordered OldestFirst OldestLast BackToFront Additive"),
    ]

    private static let plainConstants: [String: String] = {
        var result = [
            "NSEC_PER_SEC": "UInt64(1_000_000_000)", "NSEC_PER_MSEC": "UInt64(1_000_000)", "USEC_PER_SEC": "UInt64(1_000_000)",
            "NSIntegerMax": "Int.max", "NSIntegerMin": "Int.min", "NSUIntegerMax": "UInt.max",
            "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric", "UITableViewAutomaticDimension": "UITableView.automaticDimension",
            "UITableViewIndexSearch": "UITableView.indexSearch", "UISplitViewControllerAutomaticDimension": "UISplitViewController.automaticDimension",
            "UIScrollViewDecelerationRateNormal": "UIScrollView.DecelerationRate.normal",
            "UIScrollViewDecelerationRateFast": "UIScrollView.DecelerationRate.fast",
            "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize", "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
            "UIApplicationOpenSettingsURLString": "UIApplication.openSettingsURLString",
            "UIBackgroundTaskInvalid": "UIBackgroundTaskIdentifier.invalid",
            "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
            "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
            "UICollectionViewFlowLayoutAutomaticSize": "UICollectionViewFlowLayout.automaticSize",
            "UINavigationControllerHideShowBarDuration": "UINavigationController.hideShowBarDuration",
            "UIAccessibilityAnnouncementNotification": "UIAccessibility.Notification.announcement",
            "UIAccessibilityLayoutChangedNotification": "UIAccessibility.Notification.layoutChanged",
            "UIAccessibilityScreenChangedNotification": "UIAccessibility.Notification.screenChanged",
            "UIAccessibilityPageScrolledNotification": "UIAccessibility.Notification.pageScrolled",
        ]
        for key in ["UpArrow", "DownArrow", "LeftArrow", "RightArrow", "Escape", "PageUp", "PageDown"] { result["UIKeyInput\(key)"] = "UIKeyCommand.input\(key)" }
        for key in ["FrameBegin", "FrameEnd", "AnimationDuration", "AnimationCurve", "IsLocal"] {
            result["UIKeyboard\(key)UserInfoKey"] = "UIResponder.keyboard\(key)UserInfoKey"
        }
        return result
    }()

    static let functions: [String: String] = {
        var result = [
            "UIEdgeInsetsMake": "({ UIEdgeInsets(top: $0, left: $1, bottom: $2, right: $3) } as (CGFloat, CGFloat, CGFloat, CGFloat) -> UIEdgeInsets)",
            "UIEdgeInsetsInsetRect": "({ $0.inset(by: $1) } as (CGRect, UIEdgeInsets) -> CGRect)",
            "UIEdgeInsetsEqualToEdgeInsets": "({ $0 == $1 } as (UIEdgeInsets, UIEdgeInsets) -> Bool)",
            "UIOffsetMake": "({ UIOffset(horizontal: $0, vertical: $1) } as (CGFloat, CGFloat) -> UIOffset)",
            "UIOffsetEqualToOffset": "({ $0 == $1 } as (UIOffset, UIOffset) -> Bool)",
            "UIImagePNGRepresentation": "({ $0.pngData() } as (UIImage) -> Data?)",
            "UIImageJPEGRepresentation": "({ $0.jpegData(compressionQuality: $1) } as (UIImage, CGFloat) -> Data?)",
            "UIAccessibilityPostNotification": "({ UIAccessibility.post(notification: $0, argument: $1) } as (UIAccessibility.Notification, Any?) -> Void)",
        ]
        result["UI_USER_INTERFACE_IDIOM"] = "({ UIDevice.current.userInterfaceIdiom } as () -> UIUserInterfaceIdiom)"
        for type in ["UIInterfaceOrientation", "UIDeviceOrientation"] {
            for name in ["Landscape", "Portrait"] { result["\(type)Is\(name)"] = "({ $0.is\(name) } as (\(type)) -> Bool)" }
        }
        for name in ["VoiceOverRunning", "SwitchControlRunning", "ReduceMotionEnabled", "ReduceTransparencyEnabled", "BoldTextEnabled", "GrayscaleEnabled",
                     "InvertColorsEnabled", "ClosedCaptioningEnabled", "MonoAudioEnabled", "SpeakScreenEnabled", "SpeakSelectionEnabled"] {
            result["UIAccessibilityIs\(name)"] = "({ UIAccessibility.is\(name) } as () -> Bool)"
        }
        return result
    }()
}

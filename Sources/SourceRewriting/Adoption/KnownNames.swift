#if UnmodifiedSources
/// The public names of UIKit and of the modules that it brings along. Made by script/known-names.
enum KnownNames {
    static let all: Set<String> = Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))

    private static let text = """
        CAAction CAAnimation CAAnimationCalculationMode CAAnimationDelegate CAAnimationGroup CABasicAnimation CACornerMask
        CACurrentMediaTime CADisplayLink CAFrameRateRange CAGradientLayer CAGradientLayerType CAKeyframeAnimation CALayer
        CALayerContentsGravity CALayerDelegate CAMediaTiming CAMediaTimingFillMode CAMediaTimingFunction CAMediaTimingFunctionName
        CAPropertyAnimation CAShapeLayer CAShapeLayerFillRule CAShapeLayerLineCap CAShapeLayerLineJoin CASpringAnimation CATransaction
        CATransform3D CATransform3DConcat CATransform3DEqualToTransform CATransform3DGetAffineTransform CATransform3DIdentity
        CATransform3DInvert CATransform3DIsAffine CATransform3DIsIdentity CATransform3DMakeAffineTransform CATransform3DMakeRotation
        CATransform3DMakeScale CATransform3DMakeTranslation CATransform3DRotate CATransform3DScale CATransform3DTranslate CFAbsoluteTime
        CFAbsoluteTimeGetCurrent CFArray CFData CFTimeInterval CGAffineTransform CGAffineTransformFromString CGAffineTransformMake
        CGAffineTransformMakeRotation CGAffineTransformMakeScale CGAffineTransformMakeTranslation CGBitmapInfo CGBlendMode CGColor
        CGColorRenderingIntent CGColorSpace CGColorSpaceCreateDeviceGray CGColorSpaceCreateDeviceRGB CGContext CGDataProvider CGGradient
        CGGradientDrawingOptions CGImage CGImageAlphaInfo CGInterpolationQuality CGLineCap CGLineJoin CGMutablePath CGPath
        CGPathDrawingMode CGPathElement CGPathElementType CGPathFillRule CGPointFromString CGPointMake CGRectFromString CGRectMake
        CGSizeFromString CGSizeMake CGVector CGVectorMake GestureConfiguration GestureTrace NSDirectionalEdgeInsets NSDirectionalRectEdge
        NSLayoutAnchor NSLayoutConstraint NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLineBreakMode
        NSMutableParagraphStyle NSParagraphStyle NSStringDrawingContext NSStringDrawingOptions NSStringFromCGAffineTransform
        NSStringFromCGPoint NSStringFromCGRect NSStringFromCGSize NSTextAlignment NSUnderlineStyle NibClasses NibConnections NibMembers
        Selector UIAction UIActionHandler UIApplication UIApplicationDelegate UIApplicationMain UIBackgroundConfiguration UIBezierPath
        UIButton UIColor UICommand UIControl UIEdgeInsets UIEvent UIFont UIGestureRecognizer UIGestureRecognizerDelegate
        UIGraphicsBeginImageContext UIGraphicsBeginImageContextWithOptions UIGraphicsEndImageContext UIGraphicsGetCurrentContext
        UIGraphicsGetImageFromCurrentImageContext UIGraphicsImageRenderer UIGraphicsImageRendererContext UIGraphicsImageRendererFormat
        UIGraphicsPopContext UIGraphicsPushContext UIHoverGestureRecognizer UIImage UIImageView UIInteraction UIKey UIKeyCommand
        UIKeyInput UIKeyModifierFlags UIKeyboardAppearance UIKeyboardHIDUsage UIKeyboardType UILabel UILayoutGuide UILayoutPriority
        UILongPressGestureRecognizer UIMenu UIMenuController UIMenuElement UIMenuItem UIModalPresentationStyle UINib UIOffset
        UIPageControl UIPanGestureRecognizer UIPinchGestureRecognizer UIPress UIPressesEvent UIRectClip UIRectCorner UIRectEdge UIRectFill
        UIRectFillUsingBlendMode UIRectFrame UIRectFrameUsingBlendMode UIResponder UIResponderStandardEditActions UIReturnKeyType
        UIRotationGestureRecognizer UIScene UISceneConfiguration UISceneDelegate UISceneSession UIScreen UIScreenEdgePanGestureRecognizer
        UISegmentedControl UISlider UIStepper UIStoryboard UIStoryboardSegue UIStoryboardUnwindSegueSource UISwipeGestureRecognizer
        UISwitch UITapGestureRecognizer UITextAutocapitalizationType UITextAutocorrectionType UITextContentType UITextInputTraits
        UITextSpellCheckingType UITouch UIView UIViewController UIWindow UIWindowScene UIWindowSceneDelegate UndoManager autoreleasepool
        kCATransactionAnimationDuration kCATransactionAnimationTimingFunction kCATransactionCompletionBlock kCATransactionDisableActions
        """
}
#endif

/// The public names of UIKit and of the modules that it brings along. Made by script/known-names.
enum KnownNames {
    /// Types, functions and constants.
    static let all = words(topLevel)
    /// The members of all types together.
    static let members = words(inTypes)

    private static func words(_ text: String) -> Set<String> { Set(text.split { $0 == " " || $0 == "\n" }.map(String.init)) }

    private static let topLevel = """
        CAAction CAAnimation CAAnimationCalculationMode CAAnimationDelegate CAAnimationGroup CABasicAnimation CACornerMask
        CACurrentMediaTime CADisplayLink CAFrameRateRange CAGradientLayer CAGradientLayerType CAKeyframeAnimation CALayer
        CALayerContentsFilter CALayerContentsGravity CALayerCornerCurve CALayerDelegate CAMediaTiming CAMediaTimingFillMode
        CAMediaTimingFunction CAMediaTimingFunctionName CAPropertyAnimation CAReplicatorLayer CAScrollLayer CAScrollLayerScrollMode
        CAShapeLayer CAShapeLayerFillRule CAShapeLayerLineCap CAShapeLayerLineJoin CASpringAnimation CATextLayer CATextLayerAlignmentMode
        CATextLayerTruncationMode CATransaction CATransform3D CATransform3DConcat CATransform3DEqualToTransform
        CATransform3DGetAffineTransform CATransform3DIdentity CATransform3DInvert CATransform3DIsAffine CATransform3DIsIdentity
        CATransform3DMakeAffineTransform CATransform3DMakeRotation CATransform3DMakeScale CATransform3DMakeTranslation CATransform3DRotate
        CATransform3DScale CATransform3DTranslate CATransition CATransitionSubtype CATransitionType CFAbsoluteTime
        CFAbsoluteTimeGetCurrent CFArray CFBoolean CFData CFDictionary CFString CFTimeInterval CFTypeRef CFURL CGAffineTransform
        CGAffineTransformFromString CGAffineTransformMake CGAffineTransformMakeRotation CGAffineTransformMakeScale
        CGAffineTransformMakeTranslation CGBitmapInfo CGBlendMode CGColor CGColorRenderingIntent CGColorSpace CGColorSpaceCreateDeviceGray
        CGColorSpaceCreateDeviceRGB CGContext CGDataProvider CGFont CGGradient CGGradientDrawingOptions CGImage CGImageAlphaInfo
        CGImageSource CGImageSourceCopyProperties CGImageSourceCopyPropertiesAtIndex CGImageSourceCopyTypeIdentifiers
        CGImageSourceCreateImageAtIndex CGImageSourceCreateIncremental CGImageSourceCreateThumbnailAtIndex CGImageSourceCreateWithData
        CGImageSourceCreateWithDataProvider CGImageSourceCreateWithURL CGImageSourceGetCount CGImageSourceGetPrimaryImageIndex
        CGImageSourceGetStatus CGImageSourceGetStatusAtIndex CGImageSourceGetType CGImageSourceRemoveCacheAtIndex CGImageSourceStatus
        CGImageSourceUpdateData CGImageSourceUpdateDataProvider CGInterpolationQuality CGLayer CGLineCap CGLineJoin CGMutablePath CGPath
        CGPathDrawingMode CGPathElement CGPathElementType CGPathFillRule CGPointFromString CGPointMake CGRectFromString CGRectMake
        CGSizeFromString CGSizeMake CGVector CGVectorMake GestureCallback GestureConfiguration GestureTrace HUGE
        NSDiffableDataSourceSectionSnapshot NSDiffableDataSourceSnapshot NSDirectionalEdgeInsets NSDirectionalRectEdge NSHashTable
        NSKeyValueChange NSKeyValueChangeKey NSKeyValueObservation NSKeyValueObservedChange NSKeyValueObservingOptions NSLayoutAnchor
        NSLayoutConstraint NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLineBreakMode NSMapTable NSMutableParagraphStyle
        NSParagraphStyle NSPointerFunctions NSSelectorFromString NSShadow NSStringDrawingContext NSStringDrawingOptions
        NSStringFromCGAffineTransform NSStringFromCGPoint NSStringFromCGRect NSStringFromCGSize NSStringFromSelector NSTextAlignment
        NSTextAttachment NSTextContainer NSUnderlineStyle NSWritingDirection NibClasses NibConnections NibMembers Selector
        SelectorTimerMaking UIAccessibility UIAccessibilityContainerType UIAccessibilityContrast UIAccessibilityCustomAction
        UIAccessibilityElement UIAccessibilityIdentification UIAccessibilityScrollDirection UIAccessibilityTraits UIAction UIActionHandler
        UIActivityIndicatorView UIAdaptivePresentationControllerDelegate UIAlertAction UIAlertController UIAppearance
        UIAppearanceContainer UIApplication UIApplicationDelegate UIApplicationMain UIAttachmentBehavior UIAxis UIBackgroundConfiguration
        UIBarAppearance UIBarButtonItem UIBarButtonItemAppearance UIBarButtonItemStateAppearance UIBarItem UIBarMetrics UIBarStyle
        UIBaselineAdjustment UIBezierPath UIBlurEffect UIButton UICollectionReusableView UICollectionView UICollectionViewCell
        UICollectionViewController UICollectionViewDataSource UICollectionViewDataSourcePrefetching UICollectionViewDelegate
        UICollectionViewDelegateFlowLayout UICollectionViewDiffableDataSource UICollectionViewFlowLayout
        UICollectionViewFlowLayoutInvalidationContext UICollectionViewLayout UICollectionViewLayoutAttributes
        UICollectionViewLayoutInvalidationContext UICollectionViewUpdateItem UICollisionBehavior UICollisionBehaviorDelegate UIColor
        UICommand UIConfigurationTextAttributesTransformer UIContentContainer UIContentSizeCategory UIContentSizeCategoryAdjusting
        UIContextMenuActionProvider UIContextMenuConfiguration UIContextMenuContentPreviewProvider UIContextMenuInteraction
        UIContextMenuInteractionAnimating UIContextMenuInteractionCommitAnimating UIContextMenuInteractionCommitStyle
        UIContextMenuInteractionDelegate UIContextualAction UIControl UICoordinateSpace UICubicTimingParameters UIDatePicker
        UIDatePickerStyle UIDeferredMenuElement UIDevice UIDeviceOrientation UIDynamicAnimator UIDynamicAnimatorDelegate UIDynamicBehavior
        UIDynamicItem UIDynamicItemBehavior UIDynamicItemCollisionBoundsType UIDynamicItemGroup UIEdgeInsets UIEditMenuArrowDirection
        UIEditMenuConfiguration UIEditMenuInteraction UIEditMenuInteractionAnimating UIEditMenuInteractionDelegate UIEvent
        UIFeedbackGenerator UIFieldBehavior UIFloatRange UIFont UIFontDescriptor UIFontMetrics UIForceTouchCapability UIGestureRecognizer
        UIGestureRecognizerDelegate UIGraphicsBeginImageContext UIGraphicsBeginImageContextWithOptions UIGraphicsEndImageContext
        UIGraphicsGetCurrentContext UIGraphicsGetImageFromCurrentImageContext UIGraphicsImageRenderer UIGraphicsImageRendererContext
        UIGraphicsImageRendererFormat UIGraphicsPopContext UIGraphicsPushContext UIGravityBehavior UIHoverGestureRecognizer UIImage
        UIImageView UIImpactFeedbackGenerator UIInteraction UIInterfaceOrientation UIInterfaceOrientationMask UIKey UIKeyCommand
        UIKeyInput UIKeyModifierFlags UIKeyboardAppearance UIKeyboardHIDUsage UIKeyboardLayoutGuide UIKeyboardType UILabel UILayoutGuide
        UILayoutPriority UILayoutSupport UILegibilityWeight UILongPressGestureRecognizer UIMenu UIMenuController UIMenuElement UIMenuItem
        UIModalPresentationStyle UIModalTransitionStyle UIMutableTraits UINavigationBar UINavigationBarAppearance UINavigationController
        UINavigationControllerDelegate UINavigationItem UINib UINotificationFeedbackGenerator UIOffset UIPageControl UIPageViewController
        UIPageViewControllerDataSource UIPageViewControllerDelegate UIPanGestureRecognizer UIPasteboard UIPencilHoverPose
        UIPencilInteraction UIPencilInteractionDelegate UIPencilPreferredAction UIPercentDrivenInteractiveTransition UIPickerView
        UIPickerViewDataSource UIPickerViewDelegate UIPinchGestureRecognizer UIPointerEffect UIPointerInteraction
        UIPointerInteractionAnimating UIPointerInteractionDelegate UIPointerRegion UIPointerRegionRequest UIPointerShape UIPointerStyle
        UIPopoverArrowDirection UIPopoverPresentationController UIPopoverPresentationControllerDelegate
        UIPopoverPresentationControllerSourceItem UIPresentationController UIPress UIPressesEvent UIPreviewParameters UIProgressView
        UIPushBehavior UIRectClip UIRectCorner UIRectEdge UIRectFill UIRectFillUsingBlendMode UIRectFrame UIRectFrameUsingBlendMode
        UIRefreshControl UIRegion UIResponder UIResponderStandardEditActions UIReturnKeyType UIRotationGestureRecognizer UIScene
        UISceneConfiguration UISceneDelegate UISceneSession UIScreen UIScreenEdgePanGestureRecognizer UIScrollTypeMask UIScrollView
        UIScrollViewDelegate UISearchBar UISearchBarDelegate UISearchController UISearchControllerDelegate UISearchResultsUpdating
        UISearchTextField UISegmentedControl UISelectionFeedbackGenerator UISemanticContentAttribute UISheetPresentationController
        UISheetPresentationControllerDelegate UISheetPresentationControllerDetentResolutionContext UISlider UISnapBehavior
        UISplitViewController UISplitViewControllerDelegate UISpringTimingParameters UIStackView UIStatusBarAnimation UIStatusBarManager
        UIStatusBarStyle UIStepper UIStoryboard UIStoryboardSegue UIStoryboardUnwindSegueSource UISwipeActionsConfiguration
        UISwipeGestureRecognizer UISwitch UITabBar UITabBarAppearance UITabBarController UITabBarControllerDelegate UITabBarDelegate
        UITabBarItem UITabBarItemAppearance UITabBarItemStateAppearance UITableView UITableViewCell UITableViewController
        UITableViewDataSource UITableViewDataSourcePrefetching UITableViewDelegate UITableViewDiffableDataSource
        UITableViewHeaderFooterView UITableViewRowAction UITapGestureRecognizer UITargetedPreview UITextAutocapitalizationType
        UITextAutocorrectionType UITextContentType UITextDirection UITextField UITextFieldDelegate UITextGranularity UITextInput
        UITextInputDelegate UITextInputMode UITextInputTraits UITextLayoutDirection UITextPosition UITextRange UITextSelectionRect
        UITextSpellCheckingType UITextStorageDirection UITextView UITextViewDelegate UITimingCurveProvider UITimingCurveType UIToolbar
        UITouch UITrait UITraitAccessibilityContrast UITraitChangeObservable UITraitChangeRegistration UITraitCollection UITraitDefinition
        UITraitDisplayScale UITraitEnvironment UITraitEnvironmentLayoutDirection UITraitHorizontalSizeClass UITraitLayoutDirection
        UITraitLegibilityWeight UITraitOverrides UITraitPreferredContentSizeCategory UITraitUserInterfaceIdiom UITraitUserInterfaceStyle
        UITraitVerticalSizeClass UITransitionContextViewControllerKey UITransitionContextViewKey UIUserInterfaceIdiom
        UIUserInterfaceLayoutDirection UIUserInterfaceSizeClass UIUserInterfaceStyle UIVibrancyEffect UIVibrancyEffectStyle UIView
        UIViewAnimating UIViewAnimatingPosition UIViewAnimatingState UIViewController UIViewControllerAnimatedTransitioning
        UIViewControllerContextTransitioning UIViewControllerInteractiveTransitioning UIViewControllerTransitionCoordinator
        UIViewControllerTransitionCoordinatorContext UIViewControllerTransitioningDelegate UIViewImplicitlyAnimating
        UIViewPropertyAnimator UIVisualEffect UIVisualEffectView UIWindow UIWindowScene UIWindowSceneDelegate UTType UTTypeConformsTo
        UTTypeEqual UndoManager autoreleasepool kCATransactionAnimationDuration kCATransactionAnimationTimingFunction
        kCATransactionCompletionBlock kCATransactionDisableActions kCATransition kCFBooleanFalse kCFBooleanTrue kCGImagePropertyColorModel
        kCGImagePropertyColorModelRGB kCGImagePropertyDepth kCGImagePropertyFileSize kCGImagePropertyGIFCanvasPixelHeight
        kCGImagePropertyGIFCanvasPixelWidth kCGImagePropertyGIFDelayTime kCGImagePropertyGIFDictionary
        kCGImagePropertyGIFHasGlobalColorMap kCGImagePropertyGIFLoopCount kCGImagePropertyGIFUnclampedDelayTime kCGImagePropertyHasAlpha
        kCGImagePropertyOrientation kCGImagePropertyPixelHeight kCGImagePropertyPixelWidth kCGImageSourceCreateThumbnailFromImageAlways
        kCGImageSourceCreateThumbnailFromImageIfAbsent kCGImageSourceCreateThumbnailWithTransform kCGImageSourceShouldCache
        kCGImageSourceThumbnailMaxPixelSize kUTTypeAudio kUTTypeBMP kUTTypeContent kUTTypeData kUTTypeFileURL kUTTypeGIF kUTTypeHTML
        kUTTypeICO kUTTypeImage kUTTypeItem kUTTypeJPEG kUTTypeJSON kUTTypeMovie kUTTypePDF kUTTypePNG kUTTypePlainText kUTTypeRTF
        kUTTypeRawImage kUTTypeScalableVectorGraphics kUTTypeTIFF kUTTypeText kUTTypeURL kUTTypeUTF8PlainText kUTTypeXML
        objc_AssociationPolicy objc_getAssociatedObject objc_removeAssociatedObjects objc_setAssociatedObject
        """

    private static let inTypes = """
        AccessoryType Action ActionToken ActivationState Alignment AnimationCurve AnimationOptions ArrowDirection
        AssistiveTechnologyIdentifier AttachmentType Attribute AttributeName Attributes AuditFinding AutoresizingMask Axis
        BackButtonDisplayMode BackgroundColorAttribute BorderStyle ButtonMask ButtonType CATransform3DIsIdentity
        CATransform3DMakeAffineTransform CATransform3DMakeScale CATransform3DMakeTranslation CGAffineTransformMake
        CGAffineTransformMakeRotation CGAffineTransformMakeScale CGAffineTransformMakeTranslation CGPointMake CGRectMake CGSizeMake
        CGVectorMake CellProvider CellRegistration CellStyle Column Configuration ConnectionOptions Contact ContentHorizontalAlignment
        ContentInsetAdjustmentBehavior ContentMode ContentVerticalAlignment CornerStyle DecelerationRate Decision Detent
        DidEndEditingReason Direction DisplayMode Distribution DrawingActions EditingStyle ElementCategory Event EventSubtype EventType
        Failure FeedbackStyle FeedbackType FontAttribute ForegroundColorAttribute FormatOptions Handler Icon Identifier IndicatorStyle
        InteractionState InvalidValue ItemPositioning KernAttribute KeyboardDismissMode KeyframeAnimationOptions Kind
        LargeTitleDisplayMode LaunchOptionsKey Level Line Lines Mode Model NSUndoManagerDidCloseUndoGroup NSUndoManagerDidOpenUndoGroup
        NSUndoManagerDidRedoChange NSUndoManagerDidUndoChange NSUndoManagerWillCloseUndoGroup NSUndoManagerWillRedoChange
        NSUndoManagerWillUndoChange Name Names NavigationDirection NavigationOrientation Notification OnScreenKeyboard
        OpenExternalURLOptionsKey Operation Options OptionsKey Orientation Part Party Phase PointerStyleProvider PressType Properties
        Receiver Recognizer Record Relation RenderingMode ResizingMode Role RowAnimation ScrollDirection ScrollPosition SelectionStyle
        SeparatorStyle Size Squeeze State StateMask StrikethroughStyleAttribute Style SupplementaryRegistration SupplementaryViewProvider
        SymbolicTraits SystemAnimation SystemDesign SystemItem Tap TextStyle TintAdjustmentMode TintMode TitleAlignment TouchType TraitKey
        TransitionStyle UIKitAttributes URL UnderlineStyleAttribute Utterance Value ViewMode Weight a aborted absoluteColorimetric
        accessibilityActivate accessibilityActivationPoint accessibilityAssistiveTechnologyFocusedIdentifiers accessibilityAttributedHint
        accessibilityAttributedLabel accessibilityAttributedValue accessibilityContainer accessibilityContainerType accessibilityContrast
        accessibilityCustomActions accessibilityDecrement accessibilityElement accessibilityElementCount
        accessibilityElementDidBecomeFocused accessibilityElementDidLoseFocus accessibilityElementIsFocused accessibilityElements
        accessibilityElementsHidden accessibilityExtraExtraExtraLarge accessibilityExtraExtraLarge accessibilityExtraLarge
        accessibilityFrame accessibilityFrameInContainerSpace accessibilityHint accessibilityIdentifier accessibilityIncrement
        accessibilityLabel accessibilityLanguage accessibilityLarge accessibilityMedium accessibilityPath accessibilityPerformEscape
        accessibilityPerformMagicTap accessibilityRespondsToUserInteraction accessibilityScroll accessibilityTraits
        accessibilityUserInputLabels accessibilityValue accessibilityViewIsModal accessoryType accessoryView action actionForSegment
        actionHandler actionProvider actionSheet actions activate activationState active activeInputModes activePresentationController
        activity adapted adaptivePresentationStyle adaptiveSheetPresentationController add addAction addAngularVelocity addAnimations
        addArc addArrangedSubview addBehavior addBoundary addChild addChildBehavior addClip addCompletion addConstraint addConstraints
        addCurve addCurveToPoint addEllipse addGestureRecognizer addInteraction addItem addItems addKeyCommand addKeyframe addLayoutGuide
        addLine addLineToPoint addLinearVelocity addLines addObserver addPath addQuadCurve addQuadCurveToPoint addRect addRects
        addRelativeArc addRoundedRect addSublayer addSubview addTarget addTextField addingAttributes additionalSafeAreaInsets adjustable
        adjustedContentInset adjustedContentInsetDidChange adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth
        adjustsImageWhenDisabled adjustsImageWhenHighlighted affectsColorAppearance affineTransform alert alignAllBottom alignAllCenterX
        alignAllCenterY alignAllFirstBaseline alignAllLastBaseline alignAllLeading alignAllLeft alignAllRight alignAllTop alignAllTrailing
        alignBaselines alignCenters alignment alignmentMask alignmentMode alignmentRect alignmentRectInsets alike all allButUpsideDown
        allCharacters allControlEvents allCorners allEditingEvents allEvents allObjects allPresses allTargets allTouchEvents allTouches
        allVisible allowAnimatedContent allowUserInteraction allowableMovement allowedChildrenForUnwinding allowedPressTypes
        allowedScrollTypesMask allowedTouchTypes allowsContinuousInteraction allowsDefaultTighteningForTruncation allowsDirectInteraction
        allowsEdgeAntialiasing allowsGroupOpacity allowsKeyboardScrolling allowsMultipleSelection allowsMultipleSelectionDuringEditing
        allowsRotation allowsSelection allowsSelectionDuringEditing alpha alphaInfo alphaInfoMask alphaOnly alphaShift alphabet alternate
        altitude altitudeAngle always alwaysBounceHorizontal alwaysBounceVertical alwaysOriginal alwaysTemplate anchor anchorPoint angle
        angularResistance angularVelocity animals animate animateAlongsideTransition animateChanges animateKeyframes animateTransition
        animatedImage animatedImageNamed animatedResizableImageNamed animation animationController animationCurve animationDidStart
        animationDidStop animationDuration animationEnded animationImages animationKeys animationRepeatCount animationTimingFunction
        animations announcement announcementDidFinishNotification announcementStringValueUserInfoKey announcementWasSuccessfulUserInfoKey
        any anyDay anyObject appearance appearing append appendItems appendSections appendingPathExtension application
        applicationDidBecomeActive applicationDidEnterBackground applicationDidFinishLaunching applicationDidReceiveMemoryWarning
        applicationReserved applicationState applicationWillEnterForeground applicationWillResignActive applicationWillTerminate apply
        applyAppearancesToItems applySnapshotUsingReloadData applyWithBlock applying apportionsSegmentWidthsByContent areAnimationsEnabled
        arguments arrange arrangedSubviews arrangement arrowDirection ascender ascent asciiCapable asciiCapableNumberPad asking
        assistiveTechnologyUserInfoKey assistiveTouchStatusDidChangeNotification asyncAfter at attach attachedBehaviorType attachment
        attachmentRange attemptRotationToDeviceOrientation attribute attributedName attributedPlaceholder attributedSubtitle
        attributedText attributedTitle attributes audio audiovisualContent audit auditContrast auditLargeTextContrast auditTargetSide
        autocapitalizationType autocorrectionType automatic automaticDimension automaticSize automaticallyAdjustsScrollViewInsets
        automaticallyShowsCancelButton automaticallyShowsScopeBar automaticallyShowsSearchResultsController
        automaticallyUpdateForSelection autorepeat autoresizesSubviews autoresizingMask autoreverse autoreverses available
        availableKeyboardLanguages awakeFromNib axial axis azimuth azimuthAngle azimuthUnitVector b back backAction backBarButtonItem
        backButtonAppearance backButtonDisplayMode backButtonTitle backIndicatorImage backIndicatorTransitionMaskImage backItem background
        backgroundColor backgroundEffect backgroundImage backgroundImageContentMode backgroundRect backgroundView backward backwards
        badgeBackgroundColor badgeColor badgePositionAdjustment badgeTextAttributes badgeTitlePositionAdjustment badgeValue bar
        barButtonItem barHideDistance barHideOnSwipeGestureRecognizer barHideOnTapGestureRecognizer barStyle barTintColor
        baseBackgroundColor baseForegroundColor baseWritingDirection baselineAdjustment baselineOffsetFromBottom becomeFirstResponder
        becomeKey began begin beginAnimations beginAppearanceTransition beginFromCurrentState
        beginGeneratingDeviceOrientationNotifications beginIgnoringInteractionEvents beginPath beginRefreshing beginTime beginTracking
        beginTransparencyLayer beginUndoGrouping beginUpdates beginning beginningOfDocument begun behaviors beside bevel bezel bitmapInfo
        bitsPerComponent bitsPerPixel black blackTranslucent blue blurRadius bmp body bold boldSystemFont
        boldTextStatusDidChangeNotification bookmark bookmarks borderColor borderRect borderStyle borderWidth bordered borderedProminent
        borderedTinted borderless both bottom bottomAnchor bottomLayoutGuide bottomLeft bottomMargin bottomRight bounces
        bouncesHorizontally bouncesVertically bouncesZoom boundaries boundary boundaryIdentifiers boundingBox boundingBoxOfClipPath
        boundingBoxOfPath boundingRect bounds bringSubviewToFront brown builtin butt button buttonAppearance buttonFontSize buttonMask
        buttonMaskRequired buttonShapesEnabled buttonShapesEnabledStatusDidChangeNotification buttonSize buttonType byCharWrapping
        byClipping byDifference byIntersection byPreparingForDisplay byPreparingThumbnail byTruncatingHead byTruncatingMiddle
        byTruncatingTail byUnion byValue byWordWrapping byteOrder32Big byteOrder32Little byteOrderMask bytesPerRow c caTransform3DValue
        calculationMode calculationModeCubic calculationModeCubicPaced calculationModeDiscrete calculationModeLinear calculationModePaced
        calendar callAsFunction callbackObserver callout canBePrevented canBecomeFirstResponder canBecomeKey canCancelContentTouches
        canOpenURL canOverlapSourceViewRect canPerformAction canPerformUnwindSegueAction canPrevent canRedo canResignFirstResponder
        canUndo cancel cancelInteractiveTransition cancelPreviousPerformRequests cancelTracking cancelled cancelsTouchesInView capHeight
        capInsets capacity capsLock capsule caption1 caption2 carPlay caretBlinkDuration caretBlinkInterval caretRect caretTapMovement
        carrying category causesPageTurn cell cellForItem cellForRow center centerX centerXAnchor centerXWithinMargins centerY
        centerYAnchor centerYWithinMargins centered centeredHorizontally centeredVertically cgAffineTransform cgColor cgContext cgImage
        cgPath cgPoint cgPointValue cgRect cgRectValue cgSize cgSizeValue cgVector changeCount changed changedNotification changes
        changesSelectionAsPrimaryAction character characterRange characters charactersIgnoringModifiers check checkmark childBehaviors
        childContaining childForStatusBarHidden childForStatusBarStyle children choice circular clear clearButtonMode clearButtonRect
        clears clearsContextBeforeDrawing clearsOnBeginEditing clearsOnInsertion clearsSelectionOnViewWillAppear clip clipsToBounds close
        closePath closeSubpath closed closedCaptioningStatusDidChangeNotification closestPosition coalescedTouches code coder collapse
        collapseSecondaryViewController collect collectionView collectionViewContentSize collectionViewLayout collisionBehavior
        collisionBoundingPath collisionBoundsType collisionDelegate collisionMode color colorBurn colorDodge colorSpace colors comes
        command commit commitAnimations committed compact compactAppearance compactInline compactInlineLayoutAppearance compactPrompt
        compactScrollEdge compactScrollEdgeAppearance compare comparisonTolerance completeTransition completionBlock completionCurve
        completionSpeed completionVelocity components composed concatenate concatenating configuration configurationUpdateHandler
        configureWithDefault configureWithDefaultBackground configureWithOpaqueBackground configureWithTransparentBackground conforms
        connectedScenes constant constraint constraints constraintsAffectingLayout contactAdd contacts containerTraitCollection
        containerView containerViewDidLayoutSubviews containerViewWillLayoutSubviews contains containsEnd containsStart containsTraits
        content contentAlignmentPoint contentCompressionResistancePriority contentEdgeInsets contentHeight contentHorizontalAlignment
        contentHuggingPriority contentInset contentInsetAdjustmentBehavior contentInsets contentLayoutGuide contentMode contentOffset
        contentOffsetAdjustment contentRect contentScaleFactor contentScrollView contentSize contentSizeAdjustment
        contentVerticalAlignment contentView contentWidth contents contentsCenter contentsGravity contentsRect contentsScale context
        contextMenuInteraction continue continueAnimation continueKey continueTracking continuous contrast control controlPoint1
        controlPoint2 controlRetentionSlop controller controls convert convertTime convertToDeviceSpace convertToScreenCoordinates
        convertToUserSpace coordinateSpace copy copyIn cornerCurve cornerCurveExpansionFactor cornerRadius cornerStyle count
        countDownDuration countDownTimer coverVertical coverage cropping cross crossDissolve ctm cubic cubicPaced cubicTimingParameters
        current currentAttributedTitle currentBackgroundImage currentContext currentImage currentInputModeDidChangeNotification
        currentMaximumTrackImage currentMinimumTrackImage currentPage currentPageIndicatorTintColor currentPoint currentPointOfPath
        currentThumbImage currentTitle currentTitleColor currentTitleShadowColor curveEaseIn curveEaseInOut curveEaseOut curveLinear
        custom customMirror customSpacing customView cut cyan d damaged damping dark darkContent darkGray darkText darken
        darkerSystemColorsStatusDidChangeNotification data dataProvider dataSource dataTable date dateAndTime datePickerMode
        datePickerStyle day deactivate debugDescription decelerationRate decimalPad decisions decodeCGPoint decodeCGRect decodeCGSize
        decoration decorationView decreaseSize default defaultAction defaultCornerRadius defaultHigh defaultIntent defaultLow
        defaultPrompt defaultRowAnimation defaultTextAttributes defaultTouchRadius defaultValue definesPresentationContext delay
        delaysContentTouches delaysTouchesBegan delaysTouchesEnded delegate delegateClass delete deleteAll deleteAllItems deleteBackward
        deleteForward deleteItems deleteKey deleteRows deleteSections density dequeueConfiguredReusableCell
        dequeueConfiguredReusableSupplementary dequeueReusableCell dequeueReusableHeaderFooterView dequeueReusableSupplementaryView
        descender descent description deselectItem deselectRow destination destinationAtop destinationIn destinationOut destinationOver
        destructive detach detailButton detailDisclosure detailDisclosureButton detailTextLabel detents dialog didActivateNotification
        didAddSubview didBecomeActiveNotification didBecomeHiddenNotification didBecomeKeyNotification didBecomeVisibleNotification
        didChangeNotification didChangeStatusBarFrameNotification didDisconnectNotification didDismissSearchController
        didEnterBackgroundNotification didFinishLaunchingNotification didHideMenuNotification didMove didMoveToSuperview didMoveToWindow
        didPresentSearchController didReceiveMemoryWarning didReceiveMemoryWarningNotification didReset didResignKeyNotification
        didShowMenuNotification didTransition difference different differentiateWithoutColorDidChangeNotification dimmed direct direction
        directionLeadingToTrailing directionLeftToRight directionMask directionRightToLeft directionalLayoutMargins directionalLockRatio
        disableActions disableUndoRegistration disabled disabledBackground disappearing disclosureIndicator discoverabilityTitle discrete
        dismiss dismissMenu dismissalTransitionDidEnd dismissalTransitionWillBegin display displayIfNeeded displayInline displayMode
        displayModeButtonItem displayScale distance distances distribution document done doneButtonAppearance doneKey double doubleColumn
        doubleTapToEdit down downArrow downMirrored downloads drag dragField draw drawAsPattern drawHierarchy drawLinearGradient drawPath
        drawPlaceholder drawRadialGradient drawText drawsAfterEndLocation drawsBeforeStartLocation duplicate duration dx dy dynamic
        dynamicAnimator dynamicAnimatorDidPause dynamicAnimatorWillResume easeIn easeInEaseOut easeInOut easeOut edgePanWidth edges
        edgesForExtendedLayout edit editButtonItem editMenuInteraction editingAccessoryType editingAccessoryView editingChanged
        editingDidBegin editingDidEnd editingDidEndOnExit editingRect editingStyle effect effectiveContentHorizontalAlignment
        effectiveUserInterfaceLayoutDirection either elapsedTime elasticity element elementFocusedNotification elementKindSectionFooter
        elementKindSectionHeader elements ellipse emailAddress embed emergency emergencyCall emoji emojiKey emptyFrame emptyModal
        enableUndoRegistration enablesReturnKeyAutomatically encode end endAppearanceTransition endEditing
        endGeneratingDeviceOrientationNotifications endIgnoringInteractionEvents endOfDocument endPoint endProgress endRefreshing
        endSearch endTracking endTransparencyLayer endUndoGrouping endUpdates ended ending enumerateEventHandlers eoFill eoFillStroke
        equal equalCentering equalSpacing equalTo error estimatedItemSize estimatedProperties estimatedPropertiesExpectingUpdates
        estimatedRowHeight estimationUpdateIndex evenOdd everything exchangeSubview exclusion existing exit expand explanation export
        extendedLayoutIncludesOpaqueBars extendedSRGB externalObjects extraExtraExtraLarge extraExtraLarge extraLarge extraLight
        extraSmall f1 f10 f11 f12 f2 f3 f4 f5 f6 f7 f8 f9 face faceDown faceUp fade failed falloff family familyName familyNames fast
        fastForward favorites featured field fileType fileURL fill fillColor fillEllipse fillEqually fillMode fillPath fillProportionally
        fillRule fillStroke filled finalFrame finalLayoutAttributesForDisappearingDecorationElement
        finalLayoutAttributesForDisappearingItem finalLayoutAttributesForDisappearingSupplementaryElement finalizeCollectionViewUpdates
        finalizeLayoutTransition find findAndReplace findNext findPrevious finger finish finishAnimation finishInteractiveTransition
        fireDate first firstAttribute firstBaseline firstBaselineAnchor firstItem firstRect firstResponder fittingSizeLevel fixed
        fixedAttachment fixedCoordinateSpace fixedSpace flag flags flashScrollIndicators flatness flexibleBottomMargin flexibleHeight
        flexibleLeftMargin flexibleRightMargin flexibleSpace flexibleTopMargin flexibleWidth flipsForRightToLeftLayoutDirection flush
        focused focusedElement focusedElementUserInfoKey font fontAttributes fontDescriptor fontName fontNames fontSize food
        footerReferenceSize footerView footnote forFirstBaselineLayout forLastBaselineLayout force forceLeftToRight forceRightToLeft
        forceTouchCapability foregroundActive foregroundColor foregroundInactive forgotten formSheet format forward forwards foundation
        fractionComplete frame frameLayoutGuide frameOfPresentedViewInContainerView free frequency friction frictionTorque from fromBottom
        fromLeft fromRight fromTop fromValue fullName fullScreen gap general generic genericGrayGamma2_2 geometry gesture
        gestureRecognizer gestureRecognizerShouldBegin gestureRecognizers getControlPoint getHue getLineDash getRed getWhite gif givenName
        globe go goes going gone google gravityDirection gray grayscaleStatusDidChangeNotification greaterThanOrEqual green grotesque
        group groupTableViewBackground grouped groupingLevel groupsByEvent guidedAccessStatusDidChangeNotification halfDay handler
        hardLight hardwareKeyboardPause hasAmbiguousLayout hasBaseline hasColors hasDifferentColorAppearance hasImages hasKeyboard
        hasStrings hasText hasURLs hash header headerReferenceSize headerView heading headings headline heavy heic heif height
        heightAnchor held hidden hide hideKeyboard hideMenu hidesBackButton hidesBarsOnSwipe hidesBarsOnTap hidesBottomBarWhenPushed
        hidesForSinglePage hidesNavigationBarDuringPresentation hidesSearchBarWhenScrolling hidesWhenStopped high highlight highlighted
        highlightedAnimationImages highlightedImage highlightedTextColor history hitTest horizontal horizontalScrollIndicatorInsets
        horizontalSizeClass horizontally hour hours hover hoverPose hovering html hue ico iconColor identifier identifierForVendor
        identity ignore image imageEdgeInsets imageFlippedForRightToLeftLayoutDirection imageForSegment imageInsets imageOrientation
        imagePadding imagePlacement imageRect imageRendererFormat imageView imageWithoutBaseline images impactOccurred inactive
        increaseSize indentationLevel indentationWidth index indexOfItem indexOfSection indexPath indexPathAfterUpdate
        indexPathBeforeUpdate indexPathForItem indexPathForRow indexPathForSelectedRow indexPathsForRows indexPathsForSelectedItems
        indexPathsForSelectedRows indexPathsForVisibleItems indexPathsForVisibleRows indexPathsForVisibleSupplementaryElements indexSearch
        indexTitles indicatorFlashDuration indicatorHideDelay indicatorImage indicatorMargin indicatorMinimumLength indicatorReach
        indicatorStyle indicatorThickness indirect indirectPointer infinite info infoDark infoLight inheritedAnimationDuration initial
        initialFrame initialLayoutAttributesForAppearingDecorationElement initialLayoutAttributesForAppearingItem
        initialLayoutAttributesForAppearingSupplementaryElement initialVelocity initializer initiallyInteractive inline
        inlineLayoutAppearance input inputAccessoryView inputAccessoryViewController inputDelegate inputDelete inputDownArrow inputEnd
        inputEscape inputHome inputLeftArrow inputPageDown inputPageUp inputRightArrow inputUpArrow inputView inputViewController insert
        insertArrangedSubview insertItems insertRows insertSections insertSegment insertSublayer insertSubview insertText inset
        insetGrouped insetsLayoutMarginsFromSafeArea instanceAlphaOffset instanceBlueOffset instanceColor instanceCount instanceDelay
        instanceGreenOffset instanceRedOffset instanceTransform instancesRespond instantaneous instantiate
        instantiateInitialViewController instantiateViewController interPageSpacing interactionControllerForDismissal
        interactionControllerForPresentation interactionState interactions interactive interactivePopGestureRecognizer
        interfaceOrientation interpolationQuality interruptibleAnimator interrupts intrinsicContentSize invalidate
        invalidateDataSourceCounts invalidateDecorationElements invalidateDetents invalidateEverything invalidateFlowLayoutAttributes
        invalidateFlowLayoutDelegateMetrics invalidateIntrinsicContentSize invalidateItems invalidateLayout
        invalidateSupplementaryElements invalidatedDecorationIndexPaths invalidatedItemIndexPaths invalidatedSupplementaryIndexPaths
        invalidationContext invalidationContextClass inverse invertColorsStatusDidChangeNotification inverted isAbovePage
        isAccessibilityCategory isAccessibilityElement isActive isAdditive isAnchored isAnimated isAnimating isAssistiveTouchRunning
        isAtEdge isBaselineRelativeArrangement isBeingDismissed isBeingPresented isBoldTextEnabled isCancelled isCentered
        isClosedCaptioningEnabled isCollapsed isContextMenuInteractionEnabled isContinuous isCumulative isDarkerSystemColorsEnabled
        isDecelerating isDeclared isDescendant isDirectionalLockEnabled isDoubleSided isDragging isEditable isEditing isEmpty isEnabled
        isEnabledForSegment isEqual isExclusiveTouch isExpanded isFirstResponder isFlat isGeneratingDeviceOrientationNotifications
        isGrayscaleEnabled isGuidedAccessEnabled isHere isHidden isHighlighted isIdentity isIgnoringInteractionEvents isInfinite
        isInteractive isInterruptible isInvertColorsEnabled isKeyWindow isLandscape isLayoutMarginsRelativeArrangement isMenuVisible
        isModalInPresentation isMomentary isMonoAudioEnabled isMovingFromParent isMovingToParent isMultipleTouchEnabled
        isMultitaskingSupported isName isNavigationBarHidden isOfKey isOn isOnOffSwitchLabelsEnabled isOpaque isPagingEnabled isPathEmpty
        isPaused isPointerInteractionEnabled isPortrait isPrefetchingEnabled isPrior isPublic isRect isRedoing isReduceMotionEnabled
        isReduceTransparencyEnabled isRefreshing isRemovedOnCompletion isReversed isRunning isScrollAnimating isScrollEnabled isSecret
        isSecureTextEntry isSelectable isSelected isShakeToUndoEnabled isSpeakScreenEnabled isSpeakSelectionEnabled isStatusBarHidden
        isSubtype isSupertype isSwitchControlRunning isTabBarHidden isTo isToolbarHidden isTouchInside isTracking isTranslucent isUndimmed
        isUndoRegistrationEnabled isUndoing isUserInteractionEnabled isValidInterfaceOrientation isVertical isViewLoaded isVisible
        isVoiceOverRunning isWrapped isZoomAnimating isZoomBouncing isZooming italicSystemFont item itemIdentifier itemIdentifiers
        itemPositioning itemSize itemSpacing itemStyle itemWidth items join jpeg jpegData json justified kUTTypeItem keepsMenuPresented
        kept kern key keyCode keyCommands keyEnumerator keyOffersDelay keyPath keyRepeatDelay keyRepeatInterval keyTimes keyWindow
        keyboard keyboard0 keyboard1 keyboard2 keyboard3 keyboard4 keyboard5 keyboard6 keyboard7 keyboard8 keyboard9 keyboardA
        keyboardAnimationCurveUserInfoKey keyboardAnimationDurationUserInfoKey keyboardAppearance keyboardApplication keyboardB
        keyboardBackslash keyboardC keyboardCapsLock keyboardCloseBracket keyboardComma keyboardD keyboardDeleteForward
        keyboardDeleteOrBackspace keyboardDidChangeFrameNotification keyboardDidHideNotification keyboardDidShowNotification
        keyboardDismissMode keyboardDownArrow keyboardE keyboardEnd keyboardEqualSign keyboardEscape keyboardF keyboardF1 keyboardF10
        keyboardF11 keyboardF12 keyboardF13 keyboardF14 keyboardF15 keyboardF16 keyboardF17 keyboardF18 keyboardF19 keyboardF2 keyboardF20
        keyboardF21 keyboardF22 keyboardF23 keyboardF24 keyboardF3 keyboardF4 keyboardF5 keyboardF6 keyboardF7 keyboardF8 keyboardF9
        keyboardFrameBeginUserInfoKey keyboardFrameEndUserInfoKey keyboardG keyboardGraveAccentAndTilde keyboardH keyboardHome
        keyboardHyphen keyboardI keyboardInsert keyboardIsLocalUserInfoKey keyboardJ keyboardK keyboardKey keyboardL keyboardLanguages
        keyboardLayoutGuide keyboardLeftAlt keyboardLeftArrow keyboardLeftControl keyboardLeftGUI keyboardLeftShift keyboardM keyboardN
        keyboardNonUSBackslash keyboardNonUSPound keyboardO keyboardOpenBracket keyboardP keyboardPageDown keyboardPageUp keyboardPause
        keyboardPeriod keyboardPower keyboardPrintScreen keyboardQ keyboardQuote keyboardR keyboardReturnOrEnter keyboardRightAlt
        keyboardRightArrow keyboardRightControl keyboardRightGUI keyboardRightShift keyboardS keyboardScrollLock keyboardSemicolon
        keyboardSlash keyboardSpacebar keyboardT keyboardTab keyboardType keyboardU keyboardUpArrow keyboardV keyboardW
        keyboardWillChangeFrameNotification keyboardWillHideNotification keyboardWillShowNotification keyboardX keyboardY keyboardZ
        keypad0 keypad1 keypad2 keypad3 keypad4 keypad5 keypad6 keypad7 keypad8 keypad9 keypadAsterisk keypadEnter keypadEqualSign
        keypadHyphen keypadNumLock keypadPeriod keypadPlus keypadSlash keys kind kindKey knobTouchRadius label labelFontSize landing
        landmark landscape landscapeImagePhone landscapeLeft landscapeRight language large largeTitle largeTitleDisplayMode
        largeTitleTextAttributes largestUndimmedDetentIdentifier last lastBaseline lastBaselineAnchor layer layerClass layerMaxXMaxYCorner
        layerMaxXMinYCorner layerMinXMaxYCorner layerMinXMinYCorner layerWillDraw layout layoutAttributesClass layoutAttributesForCell
        layoutAttributesForDecorationView layoutAttributesForElements layoutAttributesForItem layoutAttributesForSupplementaryElement
        layoutAttributesForSupplementaryView layoutChanged layoutDirection layoutFittingCompressedSize layoutFittingExpandedSize
        layoutFrame layoutGuides layoutIfNeeded layoutMargins layoutMarginsDidChange layoutMarginsGuide layoutSublayers layoutSubviews
        leading leadingAnchor leadingMargin learnedPredictionAge learnedPredictionAllowance learnedPredictionErrorWeight
        learnedPredictionReach learnedPredictionTurn left leftAnchor leftArrow leftBarButtonItem leftBarButtonItems leftCapWidth
        leftItemsSupplementBackButton leftKeyboard leftMargin leftMirrored leftToRight leftView leftViewMode leftViewRect legibilityWeight
        length lessThanOrEqual letters level levelsOfUndo lift light lightContent lightGray lightText lighten limit limitAttachment line
        lineBreakMode lineCap lineCapStyle lineDashPattern lineDashPhase lineFragmentPadding lineHeight lineHeightMultiple lineJoin
        lineJoinStyle lineSpacing lineWidth linear linearGravityField linearVelocity lines link links list listItem loadNibNamed loadView
        loadViewIfNeeded locale localizedModel location locations locked log longPressAllowableMovement longPressMinimumDuration lost low
        luminosity m11 m21 m31 m41 mac magenta magnificationFilter magnitude main majorRadius majorRadiusTolerance makeImage makeKey
        makeKeyAndVisible makeTextWritingDirectionLeftToRight makeTextWritingDirectionRightToLeft margins mark markedTextRange mask
        maskedCorners masksToBounds mass maximum maximumCoalescedSamples maximumContacts maximumContentSizeCategory maximumDate
        maximumDetentValue maximumEarlyRevisions maximumFramesPerSecond maximumLineHeight maximumNumberOfTouches maximumPossibleForce
        maximumPredictedSamples maximumPrimaryColumnWidth maximumTrackImage maximumTrackTintColor maximumValue maximumValueImage
        maximumValueImageRect maximumZoomScale mayBeDismissed medium member menu menuActionTriggered menuAttachmentPoint menuFrame
        menuFrameDidChangeNotification menuItem menuItems merge message method middle mini minificationFilter minimal minimum
        minimumContentSizeCategory minimumDate minimumFontSize minimumHitAlpha minimumInteritemSpacing minimumLineHeight
        minimumLineSpacing minimumNumberOfTouches minimumPressDuration minimumPrimaryColumnWidth minimumRadius minimumScaleFactor
        minimumTrackImage minimumTrackTintColor minimumValue minimumValueImage minimumValueImageRect minimumZoomScale minus minute
        minuteInterval minutes miter miterLimit mixed modalPresentationCapturesStatusBarAppearance modalPresentationStyle
        modalTransitionStyle mode model modifierFlags modifiers modifyAnimations modifyingTraits monoAudioStatusDidChangeNotification
        monochrome monospaced monospacedDigitSystemFont monospacedSystemFont month more moreNavigationController mostRecent mostViewed
        motionShake move moveDown moveIn moveItem moveRow moveSection moveToPoint moveUp moved movie moving multiFingerLandingWindow
        multiplier multiply mutableCopy name namePhonePad names nativeBounds nativeScale natural navigationBar navigationController
        navigationItem navigationOrientation nearest needsDisplay needsDisplayOnBoundsChange needsLayout needsUpdateConstraints nested
        never new newKey newPassword newValue newValueUserInfoKey next nextItems nextKeyboard nibBundle nibName no noIntrinsicMetric
        noLabel noLibrary noSegment noValue nonZero none noneSkipFirst noneSkipLast nonretainedObjectValue normal notAnAttribute
        notEnabled notPNG nothing notificationIsPriorKey notificationOccurred notificationSwitchControl notificationVoiceOver
        notifyWhenInteractionChanges notifyWhenInteractionEnds now number numberOfComponents numberOfItems numberOfLines numberOfPages
        numberOfRows numberOfSections numberOfSegments numberOfTapsRequired numberOfTouches numberOfTouchesRequired numberPad numbers
        numbersAndPunctuation numericPad objc_getAssociatedObject objc_setAssociatedObject object objectEnumerator objectPersonality
        objectPointerPersonality objects obscuresBackgroundDuringPresentation observe observeValue off offset old oldKey oldValue on
        onDrag onLook onOffSwitchLabelsDidChangeNotification onScreenKeyboard onTap onTintColor once oneBesideSecondary oneOverSecondary
        oneTimeCode opacity opaque opaqueSeparator open openSessions openSettingsURLString openURL options orange order orientation
        orientationDidChangeNotification origin other outlet outletCollection over overCurrentContext overFullScreen overhang overlap
        overlay overriddenEditActions overrideInheritedCurve overrideInheritedDuration overrideTraitCollection overrideUserInterfaceStyle
        owner owningView paced pad padSymbols page pageDown pageIndicatorTintColor pageOf pageScrolled pageSheet pageTurnVelocity pageUp
        pageViewController palmRadius panGestureRecognizer panHysteresis panTranslationIncludesHysteresis paragraph paragraphStyle
        parameters parent parties parts passthroughViews password paste pasteAndGo pasteAndMatchStyle pasteAndSearch path pathContains
        pause pauseAnimation pauseAssistiveTechnology pauseInteractiveTransition pausesOnCompletion pdf penSilence pencil pencilButton
        pencilInteraction pencilInteractionDidTap pending pensSilenceFingers percentComplete perceptual perform performAsCurrent
        performBatchUpdates performPrimaryAction performSegue performSelector performWithSender performWithoutAnimation
        performsFirstActionWithFullSwipe permittedArrowDirections persistentIdentifier phase phone phonePad pickerView pin pinAttachment
        pinchGestureRecognizer pinchHysteresis pixels place placeholder placeholderRect placeholderText plain plainText play playback
        playsSound plus plusLighter png pngData point pointSize pointer pointerInteraction pointerStyleProvider points poorLabel pop
        popItem popToRootViewController popToViewController popViewController popover popoverLayoutMargins popoverPresentationController
        popoverPresentationControllerDidDismissPopover popoverPresentationControllerShouldDismissPopover portrait portraitUpsideDown
        position possible post postObserver postScriptName postalCode postscriptName preciseLocation precisePreviousLocation
        predictedTouches preferred preferredAction preferredArrowDirection preferredCommitStyle preferredContentSize
        preferredContentSizeCategory preferredContentSizeDidChange preferredCornerRadius preferredDatePickerStyle preferredDisplayMode
        preferredFilenameExtension preferredFont preferredFontDescriptor preferredFrameRateRange preferredFrameSize
        preferredFramesPerSecond preferredIndicatorImage preferredInterfaceOrientationForPresentation preferredLayoutAttributesFitting
        preferredMIMEType preferredMaxLayoutWidth preferredPrimaryColumnWidth preferredPrimaryColumnWidthFraction
        preferredScreenEdgesDeferringSystemGestures preferredSqueezeAction preferredStatusBarStyle preferredStatusBarUpdateAnimation
        preferredStyle preferredTapAction prefersCrossFadeTransitions prefersCrossFadeTransitionsStatusDidChangeNotification
        prefersEdgeAttachedInCompactHeight prefersGrabberVisible prefersHomeIndicatorAutoHidden prefersLargeTitles
        prefersPencilOnlyDrawing prefersScrollingExpandsWhenScrolledToEdge prefersStatusBarHidden prefetchDataSource prefetchTurn
        premultipliedFirst premultipliedLast prepare prepareForDisplay prepareForInterfaceBuilder prepareForPopoverPresentation
        prepareForReuse prepareForTransition prepareThumbnail preparingForDisplay preparingThumbnail present presentEditMenu presentation
        presentationController presentationControllerDidAttemptToDismiss presentationControllerDidDismiss
        presentationControllerShouldDismiss presentationControllerWillDismiss presentationCount presentationIndex presentationStyle
        presentationTransitionDidEnd presentationTransitionWillBegin presentedView presentedViewController presentingViewController
        presentsWithGesture preservesSuperviewLayoutMargins press presses pressesBegan pressesCancelled pressesChanged pressesEnded
        pressing preview previewProvider previewViewController previous previousItems previousLocation primary primaryAction
        primaryActionTriggered primaryColumnWidth primaryHidden primaryLanguage primaryOverlay primaryViewController printContent prior
        priority progress progressTintColor progressViewStyle prominent prompt propertyList providesPresentationContextTransitionStyle
        purple push pushDirection pushItem pushViewController quaternaryLabel quaternarySystemFill radial radialGravityField radio
        radioGroup rasterizationScale ratio rawImage rawValue readElements readable readableContentGuide readerChangeInterval
        readerCheckInterval readerExploreDelay readerHintDelay readerKeyInterval readerPause readerRotorStep readerScreenDelay
        readerScrubLength readerSecondsPerLetter readerTapDuration readsByTouch ready recentlyUsed recents recognized reconfigureItems
        reconfigureRows reconfiguredItemIdentifiers rect rectForFooter rectForHeader rectForRow rectangle red redo redoActionName
        redoMenuItemTitle redoMenuTitle redraw reduceMotionStatusDidChangeNotification reduceTransparencyStatusDidChangeNotification
        reference referenceView refresh refreshControl refreshPull region regionEntered regionExited regionMoved register
        registerForTraitChanges registerUndo regular rejectsPalms relation relativeColorimetric reload reloadAllComponents reloadComponent
        reloadData reloadInputViews reloadItems reloadRows reloadSectionIndexTitles reloadSections reloadVisibleMenu
        reloadedItemIdentifiers reloadedSectionIdentifiers remove removeAction removeAll removeAllActions removeAllAnimations
        removeAllBehaviors removeAllBoundaries removeAllObjects removeAllPoints removeAllSegments removeAnimation removeArrangedSubview
        removeBehavior removeBoundary removeChildBehavior removeConstraint removeConstraints removeFromParent removeFromSuperlayer
        removeFromSuperview removeGestureRecognizer removeInteraction removeItem removeKeyCommand removeLayoutGuide removeObject
        removeObserver removeSegment removeTarget removed removedNotification rename render renderingMode reorder repeat repeatCount
        repeatDuration replace replacePathWithStrokedPath replaceSublayer replacingChildren representedElementCategory
        representedElementKind require required requiresConstraintBasedLayout requiresExclusiveTouchType resamplesMoves resamplingLimit
        resamplingSlack reserved reset resetClip resignFirstResponder resignKey resistance resizableImage resizableSnapshotView resize
        resizeAspect resizeAspectFill resizingMode resolvedColor resolvedValue responder responds rest restoreGState restores
        resumeAssistiveTechnology return returnKey returnKeyType reuseIdentifier reveal reverse reversed reversing rewind rgb right
        rightAnchor rightArrow rightBarButtonItem rightBarButtonItems rightKeyboard rightMargin rightMirrored rightToLeft rightView
        rightViewMode rightViewRect rigid role roll rollAngle room rootItems rootViewController rotate rotated rotation rotationOffset
        rotationThreshold round rounded roundedRect route row rowHeight rowMoveEdge rowMoveSpeed rowSize rtf run runSystemShortcut
        runningPropertyAnimator sRGB safeArea safeAreaInsets safeAreaInsetsDidChange safeAreaLayoutGuide safeBottom safeTop sameLabel
        samples saturation save saveGState scale scaleAspectFill scaleAspectFit scaleBy scaleToFill scaledBy scaledFont scaledValue scene
        sceneDidBecomeActive sceneDidDisconnect sceneDidEnterBackground sceneWillEnterForeground sceneWillResignActive scheduledTimer
        scopeButtonTitles screen screenChanged screens scroll scrollAnimationDuration scrollArea scrollAxisShare scrollContent
        scrollContentTouchDelay scrollDirection scrollEdge scrollEdgeAppearance scrollFarthestPull scrollFrame scrollIndicatorInsets
        scrollKeyPage scrollKeyStep scrollMode scrollRangeToVisible scrollRectToVisible scrollRestInterval scrollRestingDistance
        scrollSpringFrequency scrollToItem scrollToNearestSelectedRow scrollToRow scrollViewDidChangeAdjustedContentInset
        scrollViewDidEndDecelerating scrollViewDidEndDragging scrollViewDidEndScrollingAnimation scrollViewDidEndZooming
        scrollViewDidScroll scrollViewDidScrollToTop scrollViewDidZoom scrollViewShouldScrollToTop scrollViewWillBeginDecelerating
        scrollViewWillBeginDragging scrollViewWillBeginZooming scrollViewWillEndDragging scrollableAxes scrollsToTop scrubsLinearly search
        searchBar searchBarBookmarkButtonClicked searchBarCancelButtonClicked searchBarSearchButtonClicked searchBarShouldBeginEditing
        searchBarShouldEndEditing searchBarStyle searchBarTextDidBeginEditing searchBarTextDidEndEditing searchController searchEmoji
        searchField searchKey searchResultsController searchResultsUpdater searchTextField secondAttribute secondItem secondary
        secondaryFill secondaryLabel secondaryOnly secondarySystemBackground secondarySystemFill secondarySystemGroupedBackground seconds
        secret secretField section sectionFooterHeight sectionFootersPinToVisibleBounds sectionHeaderHeight sectionHeaderTopPadding
        sectionHeadersPinToVisibleBounds sectionIdentifier sectionIdentifiers sectionIndex sectionIndexBackgroundColor sectionIndexColor
        sectionIndexMinimumDisplayRowCount sectionIndexTitles sectionIndexTrackingBackgroundColor sectionInset secureTextField segueAction
        select selectAll selectItem selectRow selected selectedBackgroundView selectedDetentIdentifier selectedElements selectedImage
        selectedIndex selectedItem selectedRange selectedRow selectedScopeButtonIndex selectedSegmentIndex selectedSegmentTintColor
        selectedTextRange selectedViewController selectionChanged selectionDidChange selectionHandleReach selectionIndicatorImage
        selectionIndicatorTintColor selectionRects selectionStyle selectionWillChange selector semanticContentAttribute semanticGroup
        semibold send sendAction sendActions sendEvent sendSubviewToBack sender sentence sentences separateSecondaryViewController
        separator separatorColor separatorInset separatorStyle serif session set setActionName setAffineTransform setAllowsAntialiasing
        setAlpha setAngle setAnimationBeginsFromCurrentState setAnimationCurve setAnimationDelay setAnimationDuration
        setAnimationRepeatAutoreverses setAnimationRepeatCount setAnimationTimingFunction setAnimationsEnabled setAttributedTitle
        setBackIndicatorImage setBackgroundImage setBadgeTextAttributes setBlendMode setCollectionViewLayout setCompletionBlock
        setContentCompressionResistancePriority setContentHuggingPriority setContentOffset setContentScrollView setCustomSpacing setData
        setDate setDefaultContentInsets setDisableActions setEditing setEnabled setFill setFillColor setFillColorSpace setFlatness
        setHidesBackButton setHighlighted setImage setIndicatorImage setItems setLeftBarButton setLeftBarButtonItems setLineCap
        setLineDash setLineJoin setLineWidth setMarkedText setMaximumTrackImage setMenuVisible setMinimumTrackImage setMiterLimit
        setNavigationBarHidden setNeedsDisplay setNeedsLayout setNeedsStatusBarAppearanceUpdate setNeedsUpdateConfiguration
        setNeedsUpdateConstraints setNeedsUpdateOfHomeIndicatorAutoHidden setNeedsUpdateOfScreenEdgesDeferringSystemGestures
        setNeedsUpdateOfSupportedInterfaceOrientations setObject setOn setOverrideTraitCollection setParagraphStyle setProgress
        setRightBarButton setRightBarButtonItems setSelected setShadow setShouldAntialias setShowsCancelButton setShowsScope
        setStandardAppearance setStatusBarHidden setStatusBarStyle setStroke setStrokeColor setStrokeColorSpace setTabBarHidden
        setTargetOffsetFromCenter setTargetRect setThumbImage setTitle setTitleColor setTitleShadowColor setTitleTextAttributes
        setToolbarHidden setToolbarItems setTranslatesReferenceBoundsIntoBoundary setTranslation setValue setViewController
        setViewControllers setWidth setZoomScale setting settle settlingDuration shadow shadowBlurRadius shadowColor shadowImage
        shadowOffset shadowOpacity shadowPath shadowRadius shakeToUndoDidChangeNotification shape share shared sheetPresentationController
        sheetPresentationControllerDidChangeSelectedDetentIdentifier shift shiftFilled shiftKey
        shouldAutomaticallyForwardAppearanceMethods shouldAutorotate shouldBeRequiredToFail shouldDifferentiateWithoutColor
        shouldGroupAccessibilityChildren shouldIndentWhileEditing shouldInvalidateLayout shouldPerformSegue shouldRasterize shouldReceive
        shouldRemovePresentersView shouldRequireFailure show showColorPalette showContextualPalette showDetail showDetailViewController
        showHideTransitionViews showInkAttributes showMenu showingDeleteConfirmation showingEditControl shownAppearance shownKey
        shownSecretKey showsActivityIndicator showsBookmarkButton showsCancelButton showsHorizontalScrollIndicator
        showsMenuAsPrimaryAction showsReorderControl showsScopeBar showsSearchResultsController showsSelectionIndicator
        showsVerticalScrollIndicator sidebar single singleLine singleSelection size sizeThatFits sizeToFit skipped slant slide slider
        slidingAttachment small smallSystemFontSize smallTarget smileys snapPoint snapshot snapshotView soft softLight source sourceAtop
        sourceIn sourceItem sourceOut sourcePoint sourceRect sourceView space spacing spacingEdgeToEdge spacingUseDefault spacingUseSystem
        spatial speakScreenStatusDidChangeNotification speakSelectionStatusDidChangeNotification speechObserver speed spellCheckingType
        spinner split splitViewController splitViewControllerDidCollapse splitViewControllerDidExpand spring springField
        springTimingParameters square squeeze stacked stackedLayoutAppearance standard standardAppearance start startAnimating
        startAnimation startInteractiveTransition startPoint startProgress startsMediaSession state staticText stationary statusBar
        statusBarFrame statusBarManager statusBarOrientation statusBarStyle statusComplete statusIncomplete statusInvalidData
        statusReadingHeader statusUnexpectedEOF statusUnknownType stays stepValue steppedBack stepperHasteTime stepperRepeatDelay
        stepperRepeatInterval stiffness stop stopAnimating stopAnimation stopScrollingAndZooming stopped storage storyboard strength
        stretch stretchableImage strikethroughStyle string strings stroke strokeColor strokeEllipse strokeEnd strokeLineSegments
        strokePath strokeStart strokeWidth strongMemory strongToStrongObjects strongToWeakObjects style stylus subheadline subject
        subjects sublayers subtitle subtitleLabel subtitleTextAttributesTransformer subtype subviews success summary summaryElement
        superlayer supertypes superview supplementary supplementaryView supplementaryViewProvider supportedInterfaceOrientations
        supportsSecureCoding supportsZoom svg swipeMaxDuration swipeMaxOpposite swipeMaxSecondary swipeMinPrimary swipePrimaryDecay
        swipeSecondaryDecay swipeToAdjust switchButton switchControlStatusDidChangeNotification switchEraser switchPrevious symbolic
        symbolicTraits symbols synchronize system systemBackground systemBlue systemBrown systemChromeMaterial systemChromeMaterialDark
        systemChromeMaterialLight systemCyan systemFill systemFont systemFontSize systemGray systemGray2 systemGray3 systemGray4
        systemGray5 systemGray6 systemGreen systemGroupedBackground systemIndigo systemLayoutSizeFitting systemMaterial systemMaterialDark
        systemMaterialLight systemMinimumLayoutMargins systemMint systemName systemOrange systemPink systemPurple systemRed systemReserved
        systemTeal systemThickMaterial systemThickMaterialDark systemThickMaterialLight systemThinMaterial systemThinMaterialDark
        systemThinMaterialLight systemTraitsAffectingColorAppearance systemUltraThinMaterial systemUltraThinMaterialDark
        systemUltraThinMaterialLight systemVersion systemYellow tab tabBar tabBarController tabBarItem tabList table tableFooterView
        tableHeaderView tableView tableViewDidEndMultipleSelectionInteraction tag tap tapAllowableMovement tapCount tapMaxDurationFurther
        tapMaxDurationMulti tapMaxDurationSingle tapMaxInterval tapped target targetContentOffset targetOffsetFromCenter targetTimestamp
        targetTransform targetViewController telephoneNumber telex tertiaryFill tertiaryLabel tertiarySystemBackground tertiarySystemFill
        tertiarySystemGroupedBackground text textAlignment textArea textColor textContainer textContainerInset textContentType
        textDidBeginEditingNotification textDidChange textDidChangeNotification textDidEndEditingNotification textField
        textFieldDidBeginEditing textFieldDidChangeSelection textFieldDidEndEditing textFieldShouldBeginEditing textFieldShouldClear
        textFieldShouldEndEditing textFieldShouldReturn textFields textInputContextIdentifier textInputMode textLabel textRange textRect
        textStyle textView textViewDidBeginEditing textViewDidChange textViewDidChangeSelection textViewDidEndEditing
        textViewShouldBeginEditing textViewShouldEndEditing textWillChange there thickness thin thumbImage thumbRect thumbTintColor tiff
        tile time timeOffset timeZone timestamp timestampGranularity timingCurve timingCurveType timingFunction timingFunctions
        timingParameters tintAdjustmentMode tintColor tintColorDidChange tinted title title1 title2 title3 titleAlignment titleColor
        titleEdgeInsets titleForSegment titleLabel titlePadding titlePositionAdjustment titleRect titleShadowColor titleTextAttributes
        titleTextAttributesTransformer titleView to toValue today toggle toggleBoldface toggleButton toggleItalics toggleUnderline
        tooManyPasses toolBar toolbar toolbarItems top topAnchor topCapHeight topItem topLayoutGuide topLeft topMargin topRated topRight
        topViewController totalBounds touch touchCancel touchDown touchDownRepeat touchDragEnter touchDragExit touchDragInside
        touchDragOutside touchTapCountInterval touchTapCountMovement touchUpInside touchUpOutside touches touchesBegan touchesCancelled
        touchesEnded touchesEstimatedPropertiesUpdated touchesMoved touchesShouldBegin touchesShouldCancel trackRect trackTintColor
        tracking trailing trailingAnchor trailingMargin traitBold traitCollection traitCollectionDidChange traitItalic traitMonoSpace
        traitOverrides traitState traits transfersHorizontalScrollingToParent transfersVerticalScrollingToParent transform transform3D
        transformScaleThreshold transition transitionCoordinator transitionCrossDissolve transitionCurlDown transitionCurlUp
        transitionDuration transitionFlipFromBottom transitionFlipFromLeft transitionFlipFromRight transitionFlipFromTop transitionStyle
        transitionWasCancelled transitioningDelegate translateBy translatedBy translatesAutoresizingMaskIntoConstraints
        translatesReferenceBoundsIntoBoundary translation trap trash travel trilinear truncatesLastVisibleLine truncatingHead
        truncatingMiddle truncatingTail truncationMode tv twitter tx ty type types typewriter typingAttributes uiKit ultraLight unattached
        unavailable uncached underlay underlineStyle undo undoActionName undoManager undoMenuItemTitle undoMenuTitle undoNestedGroup
        unfocusedElementUserInfoKey unheard unitsPerEm universalLinksOnly unknown unlessEditing unmarkText unreachable
        unregisterForTraitChanges unselectedItemTintColor unspecified unwind unwindAction up upArrow upMirrored update updateAction
        updateConfiguration updateConstraints updateConstraintsIfNeeded updateInteractiveTransition updateItem updateSearchResults
        updateTextAttributes updateViewConstraints updateVisibleMenu updateVisibleMenuPosition updatesFrequently url urls
        useKeyboardLanguage useSelectionForFind userInterfaceIdiom userInterfaceLayoutDirection userInterfaceStyle
        userSpaceToDeviceSpaceTransform username usesBottomSafeArea usesEvenOddFillRule usesFontLeading usesLearnedPrediction
        usesLineFragmentOrigin utf8PlainText value value1 value2 valueChanged values vector velocity velocityField velocityFilterWeight
        vertical verticalScrollIndicatorInsets verticalSizeClass vertically view viewController viewControllers viewDidAppear
        viewDidDisappear viewDidLayoutSubviews viewDidLoad viewForZooming viewIfLoaded viewIsAppearing viewLayoutMarginsDidChange
        viewRespectsSystemMinimumLayoutMargins viewSafeAreaInsetsDidChange viewWillAppear viewWillDisappear viewWillLayoutSubviews
        viewWillTransition viewWithTag visibleCells visibleItems visiblePath visibleRect visibleSupplementaryViews visibleViewController
        vision visualDescription vni voiceOverStatusDidChangeNotification vortex vortexField wanted wantsInteractiveStart
        wantsPriorityOverSystemBehavior warning wasDismissedByPerson watched way weakMemory weakObjects weakToStrongObjects
        weakToWeakObjects webP webSearch weight wheelNotch wheels whileEditing white whiteLarge whole wholeKeyboard width widthAnchor
        widthFollowsPreferredContentSizeWhenEdgeAttached widthForSegment widths willBeOffered willChangeStatusBarFrameNotification
        willConnectNotification willDeactivateNotification willDismissSearchController willEnterForegroundNotification
        willHideMenuNotification willIgnore willMove willPresentSearchController willRemoveSubview willResignActiveNotification
        willShowMenuNotification willTerminateNotification willTransition winding window windowApplication windowLevel windowScene windows
        withAlignmentRectInsets withAlphaComponent withBaselineOffset withDesign withFace withFamily withHorizontallyFlippedOrientation
        withRenderingMode withSize withSymbolicTraits withTintColor withUniqueName word words wraps writingDirection x xHeight xml xor y
        yahoo year yellow yes zIndex zOffset zPosition zero zoom zoomBounceLength zoomScale
        """
}

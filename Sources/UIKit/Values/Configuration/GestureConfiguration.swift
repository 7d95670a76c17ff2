public import Foundation

/// Every threshold of the touch system, in one place.
///
/// Tests and products with unusual screens change ``current``; a change affects decisions taken afterwards.
public struct GestureConfiguration: Sendable {
    // Unchecked: HitTestBenchmark takes 14 % more instructions with checks.
    /// The values in force.
    @MainActor @exclusivity(unchecked) public static var current = GestureConfiguration()

    /// Makes the default configuration.
    public init() {}

    // MARK: Touches

    /// Seconds from the end of one touch to the landing of the next that still counts as a repeated tap (R-TCH-31). The figure
    /// is the tap recognizer's; GTK and Qt use 0.4 s.
    public var touchTapCountInterval: TimeInterval = 0.35
    /// Points that a touch may move, or land away from the previous one, and still count as a tap (R-TCH-31, R-TCH-32).
    public var touchTapCountMovement: CGFloat = 45
    /// Radius in points of a direct touch on a device that reports no contact size, and its tolerance (R-TCH-17): a fingertip.
    public var defaultTouchRadius: CGFloat = 20
    /// Samples kept of one touch between two events. A device that repeats one and the same sample for ever fills no memory;
    /// real devices send a few dozen between two frames.
    public var maximumCoalescedSamples = 4096
    /// Predicted samples of one touch at most (R-EVT-15). The fastest touchscreens send sixteen in a frame; a faulty clock must not make
    /// thousands.
    public var maximumPredictedSamples = 64
    /// Seconds from one tick of a coarse device clock to the next: display servers count whole milliseconds, so that samples a frame
    /// apart may seem to be a little more than that (R-EVT-15).
    public var timestampGranularity: TimeInterval = 0.001
    /// Whether a finger's predicted samples are those of a network that was trained with people's strokes (R-EVT-15). Otherwise they continue
    /// its last two samples in a straight line, as a pen's do.
    public var usesLearnedPrediction = true
    /// Seconds of a touch that the network must know; a younger one's prediction is linear (R-EVT-15). It is one of the network's ten steps.
    public var learnedPredictionAge: TimeInterval = 1.0 / 60
    /// How many times as fast as in the longest of its last four steps the network may let a finger go on; beyond it the line counts alone
    /// (R-EVT-15). One of a thousand of people's samples comes to six.
    public var learnedPredictionReach: CGFloat = 8
    /// Points from which on the network may let a finger turn back (R-EVT-15). Turns by less are as often wrong as right.
    public var learnedPredictionTurn: CGFloat = 4
    /// How many times as large as the straight line's the network's errors with a touch are when both count alike (R-EVT-15). With people's
    /// strokes it is right more often than its last errors say.
    public var learnedPredictionAllowance = 1.3
    /// The share of the newest error in the errors with a touch; the rest is the value before (R-EVT-15).
    public var learnedPredictionErrorWeight = 0.1
    /// Whether moves of fingers wait for the display's next frame and come with the place that the finger had at the frame's time (R-EVT-26). What
    /// follows a finger then moves evenly where the device samples at another pace than the display shows, and is shown later: by up to a
    /// frame, and by the time between two samples and ``resamplingSlack``.
    public var resamplesMoves = false
    /// Seconds that a frame's place lies further back than the time between two samples, so that the sample after it has arrived (R-EVT-26). Touchscreens
    /// report a millisecond or two late.
    public var resamplingSlack: TimeInterval = 0.002
    /// Seconds between two samples from which on the finger rested meanwhile, and that a frame's place lies back at most (R-EVT-26). A
    /// touchscreen that sends less than fifty samples a second is not resampled.
    public var resamplingLimit: TimeInterval = 0.02
    /// Revisions of one touch that wait for that of an earlier report (R-TCH-26), which a faulty device may never send. A stylus revises
    /// within a few dozen reports.
    public var maximumEarlyRevisions = 128
    /// Contacts followed at once. A touchscreen has ten; what a faulty device sends beyond this is ignored.
    public var maximumContacts = 256

    // MARK: Palms

    /// Whether a pen silences all fingers, wherever they are: while one is in range, and ``penSilence`` before and after (R-PALM-1, R-PALM-2). For apps
    /// that have no use for a finger beside a pen. Off by default, as on iPadOS: there fingers hold a ruler or turn a page while a pencil draws.
    public var pensSilenceFingers = false
    /// Seconds before a pen comes into range, and after it has left, in which a finger that lands belongs to the hand that holds it
    /// (R-PALM-1, R-PALM-2), where ``pensSilenceFingers`` is on: a hand lies down before the pen and is lifted after it.
    public var penSilence: TimeInterval = 0.5
    /// Whether contacts that their device calls palms, or their host the hand of a pen, become no touches, or are taken away when that is said later
    /// (R-PALM-3).
    public var rejectsPalms = true
    /// Points from which on the larger half of a contact is a palm's (R-PALM-4). No limit by default: what devices say of sizes is not
    /// calibrated, and some would lose all fingers.
    public var palmRadius: CGFloat = .infinity

    // MARK: Taps

    /// Points that a finger of a tap may move, and that the taps of one gesture may lie apart (R-TAP-3, R-TAP-4). Wide, because it is for
    /// fingers that hurry; GTK has 20 for a mouse.
    public var tapAllowableMovement: CGFloat = 45
    /// Seconds that the only tap of a gesture may last, from the first landing to the last lift (R-TAP-3).
    public var tapMaxDurationSingle: TimeInterval = 1.5
    /// Seconds that the first of several taps may last (R-TAP-3).
    public var tapMaxDurationMulti: TimeInterval = 0.75
    /// Seconds that each further one of several taps may last (R-TAP-3). Handlers of maps that wait for a double tap begin before a long
    /// press of 0.5 s when the second tap is held; no source has the figure, and this one is ``tapMaxInterval``'s.
    public var tapMaxDurationFurther: TimeInterval = 0.35
    /// Seconds from the lift of one tap to the landing of the next (R-TAP-4).
    public var tapMaxInterval: TimeInterval = 0.35
    /// Seconds from the first finger's landing in which the others of the gesture must land (R-TAP-3, R-LP-5).
    public var multiFingerLandingWindow: TimeInterval = 0.3

    // MARK: Long presses

    /// Seconds that the fingers must be down (R-LP-1). Android has 0.4 s.
    public var longPressMinimumDuration: TimeInterval = 0.5
    /// Points that they may move before (R-LP-1).
    public var longPressAllowableMovement: CGFloat = 10

    // MARK: Pans

    /// Points from which on a movement is a pan (R-PAN-2). Android has 8, GTK 8 to 20.
    public var panHysteresis: CGFloat = 10
    /// Whether these points are part of a pan's translation (R-PAN-4). They are not, so that what follows a finger does not jump.
    public var panTranslationIncludesHysteresis = false
    /// Points from the window's edge in which an edge pan starts (R-EDG-2).
    public var edgePanWidth: CGFloat = 20
    /// The share of the newest sample in a velocity; the rest is the value before (R-PAN-11).
    public var velocityFilterWeight = 0.75

    // MARK: Swipes. A slow swipe may be shorter but must be straighter: both limits fall linearly, to `decay` of their start after 1 s.

    /// Seconds that a swipe may last (R-SWP-2).
    public var swipeMaxDuration: TimeInterval = 0.5
    /// Points along the direction that it must cover, at time 0 (R-SWP-2).
    public var swipeMinPrimary: CGFloat = 50
    /// The share of ``swipeMinPrimary`` that is left after 1 s (R-SWP-2).
    public var swipePrimaryDecay = 0.06
    /// Points across the direction that it may stray, at time 0 (R-SWP-2).
    public var swipeMaxSecondary: CGFloat = 50
    /// The share of ``swipeMaxSecondary`` that is left after 1 s (R-SWP-2).
    public var swipeSecondaryDecay = 0.02
    /// Points that it may go back behind its start (R-SWP-4).
    public var swipeMaxOpposite: CGFloat = 0

    // MARK: Pinches and rotations

    /// Points by which the distance of the fingers must change, more than (R-PIN-2). They are taken off the scale (R-PIN-3).
    public var pinchHysteresis: CGFloat = 8
    /// Radians by which the fingers must turn: 10° (R-ROT-2).
    public var rotationThreshold: CGFloat = 10 * .pi / 180
    /// Radians that are taken off the rotation: 5° (R-ROT-3).
    public var rotationOffset: CGFloat = 5 * .pi / 180

    // MARK: Wheels and touchpads

    /// Points by which one notch of a wheel moves content (R-IND-5): as in Chromium on Linux. Qt has about 60.
    public var wheelNotch: CGFloat = 53
    /// Seconds that fingers rest before they leave a touchpad, or a scroll view, from which on a scroll has no velocity (R-IND-7, R-SCR-13):
    /// those of some devices rest a few reports long at each lift.
    public var scrollRestInterval: TimeInterval = 0.1
    /// How many times the length of the scroll view a finger is taken to have pulled content beyond an end, at most, where code has put the content
    /// there (R-SCR-33): beyond that it would hardly follow the finger.
    public var scrollFarthestPull: CGFloat = 4
    /// By how much the fingers' distance on a touchpad must change in relation to that at the beginning (R-IND-8). Less is noise of a
    /// turn; the devices' own software has decided already that it is not a scroll.
    public var transformScaleThreshold: CGFloat = 0.02

    // MARK: Controls

    /// Points around a control's bounds in which a touch that it follows still counts as inside (R-CTL-30): a finger that presses a button
    /// hides it and slips. GTK and Qt have none, for a mouse.
    public var controlRetentionSlop: CGFloat = 70
    /// Points that a slider's knob, which may be small, measures for the finger on each side of its middle: half of the 44 that Apple's
    /// guidelines ask for.
    public var knobTouchRadius: CGFloat = 22
    /// Seconds that a finger rests on a stepper before its value goes on by itself, and between two steps then.
    public var stepperRepeatDelay: TimeInterval = 0.5
    /// Seconds between two steps of a stepper that is held.
    public var stepperRepeatInterval: TimeInterval = 0.1
    /// Seconds after which a stepper that is held steps twice as fast, then three times, and so on (R-CTL-33).
    public var stepperHasteTime: TimeInterval = 2

    // MARK: Scroll views

    /// Seconds for which a touch is withheld from the content (R-SCR-2).
    public var scrollContentTouchDelay: TimeInterval = 0.15
    /// How much of a drag across the only axis that scrolls must go along it (R-SCR-10): within 63° of it.
    public var scrollAxisShare: CGFloat = 0.5
    /// How many times as fast along one axis as along the other a drag must be for the directional lock (R-SCR-12): within 27°.
    public var directionalLockRatio: CGFloat = 2
    /// Points from its end at which a movement is over: half a point can't be seen.
    public var scrollRestingDistance: CGFloat = 0.5
    /// The frequency of the springs that take content back, per second (R-SCR-22).
    public var scrollSpringFrequency = 10.0
    /// Points a second from which on a finger turns the page (R-SCR-25).
    public var pageTurnVelocity: CGFloat = 250
    /// Seconds of movements that code asks for (R-SCR-35).
    public var scrollAnimationDuration: TimeInterval = 0.3
    /// The length of the rubber band for scales, in natural logarithms (R-SCR-52): a pinch comes to 2.7 times the limit, or a 2.7th, at most.
    public var zoomBounceLength = 1.0
    /// Points that an arrow key scrolls, and the share of what is seen that the page keys do (R-SCR-40).
    public var scrollKeyStep: CGFloat = 40
    public var scrollKeyPage: CGFloat = 0.9
    /// Points: how thick indicators are, how far from the sides, and how long at least (R-SCR-60).
    public var indicatorThickness: CGFloat = 3
    public var indicatorMargin: CGFloat = 3
    public var indicatorMinimumLength: CGFloat = 36
    /// Points from the side in which the pointer takes hold of an indicator (R-SCR-63).
    public var indicatorReach: CGFloat = 14
    /// Seconds that indicators stay after a movement, and when they are flashed (R-SCR-61).
    public var indicatorHideDelay: TimeInterval = 0.3
    public var indicatorFlashDuration: TimeInterval = 0.75
    /// Points that content is pulled down to refresh (R-SCR-70).
    public var refreshPull: CGFloat = 80

    /// Points that a finger goes up or down before a navigation controller's bars hide or show (R-NAV-14): a choice.
    public var barHideDistance: CGFloat = 24

    // MARK: Lists

    /// Points from the upper and lower edge of what is seen in which a finger that moves a row scrolls the table (R-MOV-5): a choice, the height of a row.
    public var rowMoveEdge: CGFloat = 44
    /// Points a second by which the table scrolls where the finger is at the edge itself (R-MOV-5): a choice.
    public var rowMoveSpeed: CGFloat = 600
    /// Points by which the content of a list goes back before it counts as turned, and what is behind is fetched (R-PRE-2): a choice, as a finger that
    /// rests is never quite still.
    public var prefetchTurn: CGFloat = 10

    // MARK: Keyboards on the screen

    /// Seconds that a finger rests on delete before it goes on by itself, and between two deletions then: those of desktop keyboards.
    public var keyRepeatDelay: TimeInterval = 0.5
    /// Seconds between two repetitions of a key of the keyboard on the screen that is held.
    public var keyRepeatInterval: TimeInterval = 0.1
    /// Seconds that a finger rests on a key before the key offers what else it has, or before the space bar carries the caret (R-KBD-7, R-KBD-8).
    public var keyOffersDelay: TimeInterval = 0.5
    /// Seconds since the last press of a physical key after which a finger is taken to have no keyboard at hand (R-KBD-1).
    public var hardwareKeyboardPause: TimeInterval = 30

    // MARK: Text

    /// Seconds that a caret is seen, and then not (R-TXT-3). GTK has 0.6 s.
    public var caretBlinkInterval: TimeInterval = 0.5
    /// Seconds after the last change in which a caret blinks; then it is seen for good, so that nothing wakes up an idle machine. As in GTK.
    public var caretBlinkDuration: TimeInterval = 10
    /// Points from the middle of a selection's handle in which a finger takes hold of it (R-TXT-14): a fingertip.
    public var selectionHandleReach: CGFloat = 22
    /// Points from a finger's tap that put the caret at the end of a word in which the next tap puts it exactly (R-TXT-11): as far as a finger
    /// that rests may move, which is about a letter.
    public var caretTapMovement: CGFloat = 10

    // MARK: Hit testing

    /// A view less opaque than this can't be hit (R-HIT-1, R-HIT-3).
    public var minimumHitAlpha: CGFloat = 0.01

    // MARK: The screen reader

    /// Seconds that a finger is down before what is under it is spoken, and it explores (R-ACC-22). A flick is longer than its way by then.
    public var readerExploreDelay: TimeInterval = 0.2
    /// Seconds from the landing to the lift of the tap that the reader makes for a double tap (R-ACC-27): a person's tap, which every recognizer takes.
    public var readerTapDuration: TimeInterval = 0.05
    /// Seconds after an element was spoken until its hint is (R-ACC-26).
    public var readerHintDelay: TimeInterval = 1
    /// Points that two fingers go in each of the three ways of the gesture for escape (R-ACC-32), and to read on (R-ACC-33).
    public var readerScrubLength: CGFloat = 40
    /// Radians that two fingers turn from one setting of the rotor to the next (R-ACC-30): an eighth of a circle.
    public var readerRotorStep: CGFloat = .pi / 4
    /// Seconds after another controller has come to the front until the reader goes to its first element (R-ACC-34). Transitions take half a second.
    public var readerScreenDelay: TimeInterval = 0.6
    /// Seconds between two looks at whether the element is still there and what it says (R-ACC-34).
    public var readerCheckInterval: TimeInterval = 0.1
    /// Seconds from one change of the element to the next that is spoken (R-ACC-34): a clock is not read every moment.
    public var readerChangeInterval: TimeInterval = 1
    /// Seconds that a letter counts when nothing speaks, and the reader reads on (R-ACC-33): fifteen letters a second, as a voice has.
    public var readerSecondsPerLetter: TimeInterval = 1.0 / 15
    /// Seconds between two elements then.
    public var readerPause: TimeInterval = 0.2
    /// Seconds between two presses of the key that switches the reader (R-ACC-20).
    public var readerKeyInterval: TimeInterval = 0.5
    /// Points that what can be touched is wide and high at least (R-ACC-41): Apple's guideline.
    public var auditTargetSide: CGFloat = 44
    /// The least contrast of text (R-ACC-44), as the ratio of two luminances: Apple's guideline, and level AA of WCAG 2.1.
    public var auditContrast = 4.5
    /// The least contrast of large text (R-ACC-44), from the same sources.
    public var auditLargeTextContrast = 3.0

    // MARK: Comparisons

    /// Differences of times, lengths and velocities below this are equality (R-GEN-5), so that decimal fractions behave as written.
    public static let comparisonTolerance = 1e-9
}

internal import FoundationAdditions
internal import Foundation

/// The values by their names, for command lines and settings.
extension GestureConfiguration {
    /// A value that can't be set, said in one line.
    public struct InvalidValue: Error, CustomStringConvertible, Sendable {
        /// What is wrong, and what would be right.
        public let description: String
    }

    /// The names of all values, in the order in which they are declared.
    public static var names: [String] { values.map(\.name) }

    /// Sets a value by its name, as ``panHysteresis`` to `8`: a number in its unit, or `true` or `false`.
    ///
    /// - Throws: ``InvalidValue`` for a name that is not one of ``names``, and for a value that is out of its range; nothing is changed then.
    /// - Complexity: O(the number of names).
    public mutating func set(_ name: String, to text: String) throws {
        guard let value = Self.values.first(where: { $0.name == name })?.value else {
            let advice = Suggestion.nearest(to: name, among: Self.names).map { "; did you mean '\($0)'?" } ?? ": they are the properties of GestureConfiguration"
            throw InvalidValue(description: "there is no threshold '\(name.onOneLine)'\(advice)")
        }
        switch value {
        case .length(let field, let range): self[keyPath: field] = CGFloat(try Self.number(text, in: range, for: name))
        case .number(let field, let range): self[keyPath: field] = try Self.number(text, in: range, for: name)
        case .count(let field):
            guard let count = Int(text), (1...1_000_000).contains(count) else {
                throw InvalidValue(description: "'\(text.onOneLine)' is not a whole number from 1 to 1000000, as \(name) needs it")
            }
            self[keyPath: field] = count
        case .flag(let field):
            guard let flag = Bool(text) else {
                throw InvalidValue(description: "'\(text.onOneLine)' is neither true nor false, as \(name) needs it")
            }
            self[keyPath: field] = flag
        }
    }

    /// A value by its name, as ``set(_:to:)`` reads it: `8.0`, `true`. `nil` for a name that is not one of ``names``.
    /// - Complexity: O(the number of names).
    public func text(of name: String) -> String? {
        switch Self.values.first(where: { $0.name == name })?.value {
        case .length(let field, _): "\(self[keyPath: field])"
        case .number(let field, _): "\(self[keyPath: field])"
        case .count(let field): "\(self[keyPath: field])"
        case .flag(let field): "\(self[keyPath: field])"
        case nil: nil
        }
    }

    /// Sets the values of a list, as `panHysteresis=8,penSilence=0.2`.
    ///
    /// - Throws: ``InvalidValue`` for the first that can't be set; none is set then.
    public mutating func apply(_ list: String) throws {
        var changed = self
        for assignment in list.split(separator: ",") {
            let parts = assignment.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else {
                throw InvalidValue(description: "'\(String(assignment).onOneLine)' is not NAME=VALUE, as in panHysteresis=8")
            }
            try changed.set(String(parts[0]), to: String(parts[1]))
        }
        self = changed
    }

    private static func number(_ text: String, in range: ClosedRange<Double>, for name: String) throws -> Double {
        guard let number = Double(text), range.contains(number) else {
            throw InvalidValue(description: "'\(text.onOneLine)' is not a number from \(range.lowerBound) to \(range.upperBound), as \(name) needs it")
        }
        return number
    }

    private enum Value {
        case length(WritableKeyPath<GestureConfiguration, CGFloat>, ClosedRange<Double>)
        case number(WritableKeyPath<GestureConfiguration, Double>, ClosedRange<Double>)
        case count(WritableKeyPath<GestureConfiguration, Int>)
        case flag(WritableKeyPath<GestureConfiguration, Bool>)
    }

    private static let anything = 0.0 ... 1_000_000
    // What divides, or repeats: at zero it would never end.
    private static let aboveZero = 0.001 ... 1_000_000
    private static let share = 0.0 ... 1

    private static var values: [(name: String, value: Value)] {
        [
            ("touchTapCountInterval", .number(\.touchTapCountInterval, anything)),
            ("touchTapCountMovement", .length(\.touchTapCountMovement, anything)),
            ("defaultTouchRadius", .length(\.defaultTouchRadius, aboveZero)),
            ("maximumCoalescedSamples", .count(\.maximumCoalescedSamples)),
            ("maximumPredictedSamples", .count(\.maximumPredictedSamples)),
            ("timestampGranularity", .number(\.timestampGranularity, aboveZero)),
            ("usesLearnedPrediction", .flag(\.usesLearnedPrediction)),
            ("learnedPredictionAge", .number(\.learnedPredictionAge, anything)),
            ("learnedPredictionReach", .length(\.learnedPredictionReach, anything)),
            ("learnedPredictionTurn", .length(\.learnedPredictionTurn, anything)),
            ("learnedPredictionAllowance", .number(\.learnedPredictionAllowance, anything)),
            ("learnedPredictionErrorWeight", .number(\.learnedPredictionErrorWeight, share)),
            ("resamplesMoves", .flag(\.resamplesMoves)),
            ("resamplingSlack", .number(\.resamplingSlack, anything)),
            ("resamplingLimit", .number(\.resamplingLimit, anything)),
            ("maximumEarlyRevisions", .count(\.maximumEarlyRevisions)),
            ("maximumContacts", .count(\.maximumContacts)),
            ("pensSilenceFingers", .flag(\.pensSilenceFingers)),
            ("penSilence", .number(\.penSilence, anything)),
            ("rejectsPalms", .flag(\.rejectsPalms)),
            ("palmRadius", .length(\.palmRadius, 0 ... .infinity)),
            ("tapAllowableMovement", .length(\.tapAllowableMovement, anything)),
            ("tapMaxDurationSingle", .number(\.tapMaxDurationSingle, anything)),
            ("tapMaxDurationMulti", .number(\.tapMaxDurationMulti, anything)),
            ("tapMaxDurationFurther", .number(\.tapMaxDurationFurther, anything)),
            ("tapMaxInterval", .number(\.tapMaxInterval, anything)),
            ("multiFingerLandingWindow", .number(\.multiFingerLandingWindow, anything)),
            ("longPressMinimumDuration", .number(\.longPressMinimumDuration, anything)),
            ("longPressAllowableMovement", .length(\.longPressAllowableMovement, anything)),
            ("panHysteresis", .length(\.panHysteresis, anything)),
            ("panTranslationIncludesHysteresis", .flag(\.panTranslationIncludesHysteresis)),
            ("edgePanWidth", .length(\.edgePanWidth, anything)),
            ("velocityFilterWeight", .number(\.velocityFilterWeight, share)),
            ("swipeMaxDuration", .number(\.swipeMaxDuration, anything)),
            ("swipeMinPrimary", .length(\.swipeMinPrimary, anything)),
            ("swipePrimaryDecay", .number(\.swipePrimaryDecay, share)),
            ("swipeMaxSecondary", .length(\.swipeMaxSecondary, anything)),
            ("swipeSecondaryDecay", .number(\.swipeSecondaryDecay, share)),
            ("swipeMaxOpposite", .length(\.swipeMaxOpposite, anything)),
            ("pinchHysteresis", .length(\.pinchHysteresis, anything)),
            ("rotationThreshold", .length(\.rotationThreshold, anything)),
            ("rotationOffset", .length(\.rotationOffset, anything)),
            ("wheelNotch", .length(\.wheelNotch, aboveZero)),
            ("scrollRestInterval", .number(\.scrollRestInterval, anything)),
            ("scrollFarthestPull", .length(\.scrollFarthestPull, anything)),
            ("transformScaleThreshold", .length(\.transformScaleThreshold, anything)),
            ("controlRetentionSlop", .length(\.controlRetentionSlop, anything)),
            ("knobTouchRadius", .length(\.knobTouchRadius, anything)),
            ("stepperRepeatDelay", .number(\.stepperRepeatDelay, anything)),
            ("stepperRepeatInterval", .number(\.stepperRepeatInterval, aboveZero)),
            ("stepperHasteTime", .number(\.stepperHasteTime, aboveZero)),
            ("scrollContentTouchDelay", .number(\.scrollContentTouchDelay, anything)),
            ("scrollAxisShare", .length(\.scrollAxisShare, share)),
            ("directionalLockRatio", .length(\.directionalLockRatio, aboveZero)),
            ("scrollRestingDistance", .length(\.scrollRestingDistance, aboveZero)),
            ("scrollSpringFrequency", .number(\.scrollSpringFrequency, aboveZero)),
            ("pageTurnVelocity", .length(\.pageTurnVelocity, anything)),
            ("scrollAnimationDuration", .number(\.scrollAnimationDuration, aboveZero)),
            ("zoomBounceLength", .number(\.zoomBounceLength, aboveZero)),
            ("scrollKeyStep", .length(\.scrollKeyStep, anything)),
            ("scrollKeyPage", .length(\.scrollKeyPage, share)),
            ("indicatorThickness", .length(\.indicatorThickness, anything)),
            ("indicatorMargin", .length(\.indicatorMargin, anything)),
            ("indicatorMinimumLength", .length(\.indicatorMinimumLength, anything)),
            ("indicatorReach", .length(\.indicatorReach, anything)),
            ("indicatorHideDelay", .number(\.indicatorHideDelay, anything)),
            ("indicatorFlashDuration", .number(\.indicatorFlashDuration, aboveZero)),
            ("refreshPull", .length(\.refreshPull, anything)),
            ("barHideDistance", .length(\.barHideDistance, aboveZero)),
            ("rowMoveEdge", .length(\.rowMoveEdge, aboveZero)),
            ("rowMoveSpeed", .length(\.rowMoveSpeed, anything)),
            ("prefetchTurn", .length(\.prefetchTurn, anything)),
            ("keyRepeatDelay", .number(\.keyRepeatDelay, anything)),
            ("keyRepeatInterval", .number(\.keyRepeatInterval, aboveZero)),
            ("keyOffersDelay", .number(\.keyOffersDelay, anything)),
            ("hardwareKeyboardPause", .number(\.hardwareKeyboardPause, anything)),
            ("caretBlinkInterval", .number(\.caretBlinkInterval, aboveZero)),
            ("caretBlinkDuration", .number(\.caretBlinkDuration, anything)),
            ("selectionHandleReach", .length(\.selectionHandleReach, anything)),
            ("caretTapMovement", .length(\.caretTapMovement, anything)),
            ("minimumHitAlpha", .length(\.minimumHitAlpha, share)),
            ("readerExploreDelay", .number(\.readerExploreDelay, anything)),
            ("readerTapDuration", .number(\.readerTapDuration, anything)),
            ("readerHintDelay", .number(\.readerHintDelay, anything)),
            ("readerScrubLength", .length(\.readerScrubLength, aboveZero)),
            ("readerRotorStep", .length(\.readerRotorStep, aboveZero)),
            ("readerScreenDelay", .number(\.readerScreenDelay, anything)),
            ("readerCheckInterval", .number(\.readerCheckInterval, aboveZero)),
            ("readerChangeInterval", .number(\.readerChangeInterval, anything)),
            ("readerSecondsPerLetter", .number(\.readerSecondsPerLetter, anything)),
            ("readerPause", .number(\.readerPause, anything)),
            ("readerKeyInterval", .number(\.readerKeyInterval, anything)),
            ("auditTargetSide", .length(\.auditTargetSide, anything)),
            ("auditContrast", .number(\.auditContrast, anything)),
            ("auditLargeTextContrast", .number(\.auditLargeTextContrast, anything)),
        ]
    }
}

internal import GestureEngine

/// What the engine asks of recognizers and views, and what is answered at once.
extension GestureClient: EngineClient {
    func traits(of id: RecognizerID) -> Traits {
        let recognizer = self[id]
        var traits: Traits = []
        if recognizer.isEnabled { traits.insert(.enabled) }
        if recognizer.cancelsTouchesInView { traits.insert(.cancels) }
        if recognizer.delaysTouchesBegan { traits.insert(.delaysLandings) }
        if recognizer.delaysTouchesEnded { traits.insert(.delaysEnds) }
        if recognizer.requiresExclusiveTouchType { traits.insert(.exclusiveType) }
        if recognizer.declinesTouchesWhileWaiting { traits.insert(.declinesWhileWaiting) }
        return traits
    }

    func surface(of id: RecognizerID) -> SurfaceID? { self[id].attachedView?.enclosingWindow?.surfaceID }

    func isAttached(_ id: RecognizerID) -> Bool { self[id].attachedView != nil }

    func rank(of id: RecognizerID) -> Rank {
        let recognizer = self[id]
        var depth = 0
        var view = recognizer.attachedView?.parent
        while let ancestor = view {
            depth += 1
            view = ancestor.parent
        }
        return Rank(depth: depth, addition: recognizer.attachment)
    }

    func answersRequirements(_ id: RecognizerID) -> Bool {
        let recognizer = self[id]
        if recognizer.mayAnswerRequirements { return true }
        return ProtocolDefaults.mayAnswer([.requiresFailure, .isRequiredToFail], recognizer.delegate)
    }

    func refusal(of contact: ContactID, by id: RecognizerID) -> Refusal? {
        let recognizer = self[id]
        if let touch = touch(contact) {
            if !recognizer.followsTouches { return .kind }
            // An attempt is of one sort (R-IND-4).
            if recognizer.indirectMotion != nil { return .otherType }
            return recognizer.allowedTypes & 1 << UInt64(touch.type.rawValue) == 0 ? .type : nil
        }
        if let press = press(contact) { return recognizer.accepts(press.type) ? nil : .type }
        return motion(contact).map { refusal(of: $0, by: recognizer) } ?? .kind
    }

    private func refusal(of motion: IndirectMotion, by recognizer: UIGestureRecognizer) -> Refusal? {
        if !recognizer.follows(motion.kind) { return .type }
        // An attempt is of one sort, and follows one motion (R-IND-4).
        return recognizer.isInAttempt ? .otherType : nil
    }

    /// Those of the hit view and of the views above it; within one view the last added goes first.
    func collectCandidates(for contact: ContactID, into candidates: inout ContiguousArray<RecognizerID>) {
        let touch = touch(contact), motion = touch == nil ? motion(contact) : nil
        var view = touch?.hitView ?? press(contact)?.targetView ?? motion?.hitView
        while let owner = view {
            for recognizer in owner.recognizers.reversed() where motion.map({ recognizer.mayFollow($0.kind) }) ?? true {
                candidates.append(recognizer.registeredID)
                keepMeanwhile(recognizer)
            }
            view = owner.parent
        }
    }

    func firstToAsk(_ id: RecognizerID, about contact: ContactID) -> ReceiverID? {
        let recognizer = self[id]
        recognizer.askedView = touch(contact)?.hitView ?? press(contact)?.targetView ?? recognizer.attachedView
        return recognizer.askedView?.receiverID
    }

    func nextToAsk(_ id: RecognizerID, after receiver: ReceiverID) -> ReceiverID? {
        let recognizer = self[id]
        recognizer.askedView = recognizer.askedView === recognizer.attachedView ? nil : recognizer.askedView?.superview
        return recognizer.askedView?.receiverID
    }

    func isRecognizer(_ id: RecognizerID, within root: ReceiverID) -> Bool {
        self[id].attachedView?.isWithin(root) ?? false
    }

    func isContact(_ contact: ContactID, within root: ReceiverID) -> Bool {
        touch(contact)?.hitView?.isWithin(root) ?? false
    }
}

extension UIView {
    var receiverID: ReceiverID { ReceiverID(rawValue: number) }

    /// Whether it is the view of that number, or in it.
    func isWithin(_ root: ReceiverID) -> Bool {
        var view: UIView? = self
        while let next = view {
            if next.receiverID == root { return true }
            view = next.parent
        }
        return false
    }
}

extension UIWindow {
    var surfaceID: SurfaceID { SurfaceID(rawValue: number) }
}

extension UIGestureRecognizer {
    final func accepts(_ type: UIPress.PressType) -> Bool {
        for allowed in allowedPressTypes where allowed.intValue == type.rawValue { return true }
        return false
    }
}

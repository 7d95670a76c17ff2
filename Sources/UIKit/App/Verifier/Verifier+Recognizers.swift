internal import TouchHost

/// What recognizers are called with, what they send, and how their attempts end.
extension Verifier {
    /// A recognizer is about to be called with touches.
    func willCall(_ recognizer: UIGestureRecognizer, _ phase: UITouch.Phase, _ called: Set<UITouch>) {
        let now = now, place = place(of: recognizer), receiver = recognizers[place].receiver
        report(SetPromises.all.violation(of: ToldSet(receiver: receiver, phase: phase, isEmpty: called.isEmpty), at: now))
        for touch in called.sorted(by: { $0.serial < $1.serial }) {
            let record = touches[touch]
            let wasViewTold = switch phase {
            case .began: record.stage != .unheard
            case .moved: record.movedIn == turn
            case .ended: record.end == .ended
            default: false
            }
            judge(recognizer, touch.serial, phase, reads: touch.phase, isListed: touch.gestureRecognizers?.contains(recognizer) ?? false,
                  wasViewTold: wasViewTold, now)
        }
    }

    /// A recognizer is about to be called with presses (R-PRS-5).
    func willCall(_ recognizer: UIGestureRecognizer, _ phase: UIPress.Phase, _ called: Set<UIPress>) {
        let place = place(of: recognizer), receiver = recognizers[place].receiver, phase = phase.ofTouch
        report(SetPromises.all.violation(of: ToldSet(receiver: receiver, phase: phase, isEmpty: called.isEmpty), at: now))
        for press in called.sorted(by: { $0.serial > $1.serial }) {
            judge(recognizer, press.serial, phase, reads: press.phase.ofTouch,
                  isListed: press.gestureRecognizers?.contains(recognizer) ?? false, wasViewTold: phase == .began && presses[press.serial] != .unheard,
                  press.timestamp)
        }
    }

    private func judge(_ recognizer: UIGestureRecognizer, _ serial: Int, _ phase: UITouch.Phase, reads: UITouch.Phase, isListed: Bool,
                       wasViewTold: Bool, _ now: Double) {
        // Nothing that apps override is asked where the answer is known: it would change what is judged.
        let isViewInWindow = recognizer.attachedView?.enclosingWindow != nil, place = place(of: recognizer)
        let told = Told(contact: ContactName(serial: serial), receiver: recognizers[place].receiver, phase: phase, reads: reads,
                        stage: recognizers[place].heard[serial])
        let subject = ToldRecognizer(told: told, isListed: isListed, state: recognizer.state, isEnabled: recognizer.isEnabled,
                                     isViewInWindow: isViewInWindow, wasViewTold: wasViewTold)
        report(RecognizerPromises.all.violation(of: subject, at: now))
        recognizers[place].heard[serial] = told.stage.after(phase)
    }

    /// A recognizer is about to send its message.
    func willSend(_ recognizer: UIGestureRecognizer) {
        let place = place(of: recognizer), life = recognizers[place]
        report(ActionPromises.all.violation(of: SentAction(recognizer: life.receiver, state: recognizer.state, earlier: life.sent), at: now))
        recognizers[place].sent = recognizer.state
    }

    /// A recognizer is about to be reset.
    func willReset(_ recognizer: UIGestureRecognizer) {
        let place = place(of: recognizer), life = recognizers.remove(at: place)
        // What a window kept from everybody ends attempts when its event is over (R-DLV-2).
        let application = UIApplication.shared, dispatcher = application.dispatcher
        let isSuppressed = dispatcher.isDispatching && dispatcher.event?.isBeingHandled != true
        let isGone = isSuppressed || recognizer.attachedView?.enclosingWindow == nil || application.scenes.isEmpty
        report(ResetPromises.all.violation(
            of: ResetRecognizer(recognizer: life.receiver, state: recognizer.state, sent: life.sent, isGone: isGone), at: now))
    }

    private func place(of recognizer: UIGestureRecognizer) -> Int {
        for place in recognizers.indices where recognizers[place].number == recognizer.number { return place }
        recognizers.append(RecognizerLife(number: recognizer.number, receiver: NamedReceiver(type: type(of: recognizer), name: recognizer.name)))
        return recognizers.count - 1
    }
}

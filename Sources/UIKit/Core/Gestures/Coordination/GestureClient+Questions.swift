internal import GestureEngine

/// The questions of the rules, as methods of recognizers, delegates and views. Without a delegate the answer is what its protocol says.
extension GestureClient {
    func ask(_ question: Question) -> Bool {
        switch question {
        case .receivesEvent(let id, let contact):
            guard let event = event(of: contact) else { return true }
            let recognizer = self[id]
            recognizer.observer?(.willBeOffered(event))
            return recognizer.shouldReceive(event)
        case .delegateReceivesEvent(let id, let contact):
            guard let delegate = self[id].delegate, let event = event(of: contact) else { return true }
            return delegate.gestureRecognizer(self[id], shouldReceive: event)
        case .delegateReceives(let id, let contact):
            guard let delegate = self[id].delegate else { return true }
            if let touch = touch(contact) { return delegate.gestureRecognizer(self[id], shouldReceive: touch) }
            return press(contact).map { delegate.gestureRecognizer(self[id], shouldReceive: $0) } ?? true
        case .receiverLetsBegin(_, let id): return self[id].askedView?.gestureRecognizerShouldBegin(self[id]) ?? true
        case .delegateLetsBegin(let id): return self[id].delegate?.gestureRecognizerShouldBegin(self[id]) ?? true
        case .requiresFailure(let id, let other): return self[id].shouldRequireFailure(of: self[other])
        case .isRequiredToFail(let id, let other): return self[id].shouldBeRequiredToFail(by: self[other])
        case .delegateRequiresFailure(let id, let other):
            return self[id].delegate?.gestureRecognizer(self[id], shouldRequireFailureOf: self[other]) ?? false
        case .delegateIsRequiredToFail(let id, let other):
            return self[id].delegate?.gestureRecognizer(self[id], shouldBeRequiredToFailBy: self[other]) ?? false
        case .canPrevent(let id, let other): return self[id].canPrevent(self[other])
        case .canBePrevented(let id, let other): return self[id].canBePrevented(by: self[other])
        case .delegateAllowsBoth(let id, let other):
            return self[id].delegate?.gestureRecognizer(self[id], shouldRecognizeSimultaneouslyWith: self[other]) ?? false
        }
    }

    private func event(of contact: ContactID) -> UIEvent? {
        if let touch = touch(contact) { return event(for: touch) }
        return press(contact) == nil ? indirectEvent : pressesEvent
    }
}

extension UIView {
    func attach(_ recognizer: UIGestureRecognizer) {
        MainThread.check("\(type(of: self)).addGestureRecognizer(_:)")
        guard recognizer.attachedView !== self else { return }
        recognizer.attachedView?.removeGestureRecognizer(recognizer)
        // Its reset may have attached it again. It is reset, so that this calls nothing.
        recognizer.attachedView?.detach(recognizer)
        recognizers.append(recognizer)
        recognizer.attachedView = self
        Self.lastAttachment += 1
        recognizer.attachment = Self.lastAttachment
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        MainThread.check("\(type(of: self)).removeGestureRecognizer(_:)")
        guard recognizer.attachedView === self else { return }
        recognizers.removeAll { $0 === recognizer }
        recognizer.attachedView = nil
        GestureCoordinator.shared.remove(recognizer)
    }

    func setRecognizers(_ new: [UIGestureRecognizer]) {
        for recognizer in recognizers where !new.contains(where: { $0 === recognizer }) { removeGestureRecognizer(recognizer) }
        for recognizer in new where recognizer.attachedView !== self { addGestureRecognizer(recognizer) }
        // The order of the list is the order of adding.
        var ordered = ContiguousArray<UIGestureRecognizer>()
        for recognizer in new where recognizer.attachedView === self && !ordered.contains(where: { $0 === recognizer }) {
            Self.lastAttachment += 1
            recognizer.attachment = Self.lastAttachment
            ordered.append(recognizer)
        }
        recognizers = ordered
    }
}

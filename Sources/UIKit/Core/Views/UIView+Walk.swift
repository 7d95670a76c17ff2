extension UIView {
    /// The subviews, back to front.
    nonisolated final var children: ContiguousArray<UIView> {
        @inline(__always) get {
            if !subviewRow.isClosed { subviewRow.close() }
            return subviewRow.members
        }
    }

    /// A view on the way down, and which of its subviews is next. Visits may change the row meanwhile.
    private struct Step {
        let view: UIView
        let subviews: ContiguousArray<UIView>
        var next = 0
    }

    /// Visits the view and, where that returns true, its subviews from back to front, and so on. A subview that a visit has taken away is passed over.
    ///
    /// The way is kept in an array: views may be nested deeper than the stack of the thread allows.
    nonisolated final func walk(_ visit: (UIView) -> Bool) {
        guard visit(self), !subviewRow.isEmpty else { return }
        var way: ContiguousArray<Step> = [Step(view: self, subviews: children)]
        while !way.isEmpty {
            let last = way.count - 1
            guard way[last].next < way[last].subviews.count else {
                way.removeLast()
                continue
            }
            let view = way[last].subviews[way[last].next]
            way[last].next += 1
            guard view.parent === way[last].view, visit(view), !view.subviewRow.isEmpty else { continue }
            way.append(Step(view: view, subviews: view.children))
        }
    }

    /// The view is going: those below it have no superview and no window any more.
    nonisolated final func leaveSubviews() {
        var isDeep = false
        if !subviewRow.isEmpty { CurrentTraits.changed() }
        for child in children {
            child.parent = nil
            child.forgetWindow()
            if !child.subviewRow.isEmpty { isDeep = true }
        }
        if isDeep { ReleaseQueue.release(&subviewRow) }
    }

    /// The view is going: nothing may reach for it from now on.
    nonisolated final func leave() {
        if !subviewRow.isEmpty { leaveSubviews() }
        for recognizer in recognizers { recognizer.attachedView = nil }
        ownLayoutState?.clear(ObjectIdentifier(self))
        layer.viewLink = Backlink()
    }

    /// The view is going on another thread (R-GEN-9). Nothing below may reach for it from now on; what is done with more than links is done on the
    /// main thread, which also releases what the view has.
    nonisolated final func leaveFromElsewhere() {
        layer.viewLink = Backlink()
        MainThread.bury(self, remains())
    }

    nonisolated private func remains() -> MainThread.Remains {
        let below = children, identity = ObjectIdentifier(self)
        nonisolated(unsafe) let state = ownLayoutState
        for child in below { child.parent = nil }
        for recognizer in recognizers { recognizer.attachedView = nil }
        let kept: [AnyObject?] = [layer, state] + Array(recognizers)
        recognizers = []
        subviewRow = SiblingRow()
        return MainThread.Remains(kept) {
            if !below.isEmpty { CurrentTraits.changed() }
            for child in below where child.parent == nil { child.forgetWindow() }
            state?.clear(identity)
        }
    }

    /// The window is going: no view below may reach for it. A view inside a view without a window has no window either.
    nonisolated private final func forgetWindow() {
        walk { view in
            if view.enclosingWindow == nil { return false }
            view.enclosingWindow = nil
            return true
        }
    }
}

internal import ScrollEngine

// What a scroll view does in the update pass.
extension UIScrollView {
    final func prepareLayout() {
        insetsChanged()
        onMove?()
        onMoveAboveTabs?()
        guard laidOutSize != layer.bounds.size else { return }
        laidOutSize = layer.bounds.size
        stayInside()
        refreshControl?.layOut(in: self)
        indicators.update(self)
    }

    final func finishLayout() {
        guard isContentConstrained, let solution = contentLayoutGuide.state.solution else { return }
        placeZoomedView()
        setContentSize(CGSize(width: solution.width * scale, height: solution.height * scale))
    }

    /// Constraints know nothing of the scale.
    private func placeZoomedView() {
        guard scale != 1, let view = delegate?.viewForZooming(in: self), let state = view.ownLayoutState, !state.translatesMask,
              let frame = state.solution else { return }
        let anchor = view.layer.anchorPoint
        view.center = CGPoint(x: (frame.minX + anchor.x * frame.width) * scale, y: (frame.minY + anchor.y * frame.height) * scale)
    }
}

// Content that is measured when it comes into sight (R-SCR-32a).
extension UIScrollView {
    /// Places what is in sight. The delegate is notified at the end of where that has moved the content: in the middle, places are not known yet.
    final func placing(_ body: () -> Void) {
        let wasPlacing = isPlacing
        isPlacing = true
        body()
        isPlacing = wasPlacing
        if !wasPlacing, scrolling.owesMove { scroll(.laidOut) }
    }

    /// Lengths in the content have turned out otherwise than guessed: what is seen stays where it is.
    final func shiftContent(by way: CGVector) {
        let old = layer.bounds.origin, place = CGPoint(x: old.x + way.dx, y: old.y + way.dy)
        guard place != old, place.isFinite else { return }
        setBounds(CGRect(origin: place, size: layer.bounds.size))
        scroll(.measured(from: old))
    }
}

extension UIScrollView: ScrollingContainer {}

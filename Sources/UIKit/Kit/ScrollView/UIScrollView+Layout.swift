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

extension UIScrollView: ScrollingContainer {}

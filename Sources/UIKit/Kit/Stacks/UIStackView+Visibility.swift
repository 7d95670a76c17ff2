// Arranged views that hide or show themselves inside an animation block (R-LAY-28). A hidden view has no length in the layout, and stands at the end of
// the view before it, so that a layout inside of the block moves all that has to move.
extension UIStackView {
    final func animateVisibility(of view: UIView) {
        guard ViewAnimation.areEnabled, let animation = ViewAnimation.current, animation.duration > 0, window != nil,
              arranged.contains(where: { $0 === view }) else { return }
        if view.isHidden { animation.keepShown(view) }
        animation.laysOutAtEnd(self)
    }
}

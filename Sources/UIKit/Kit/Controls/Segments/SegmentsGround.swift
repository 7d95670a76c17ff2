/// The background of segments, with the lines between them: the patch of the chosen segment covers them on its way (R-CTL-39).
final class SegmentsGround: UIView {
    private var lines: [UIView] = []

    /// Places the lines between segments. Those beside the chosen one are not seen.
    func place(_ rects: [CGRect], selected: Int) {
        while lines.count > max(rects.count - 1, 0) { lines.removeLast().removeFromSuperview() }
        for (index, rect) in rects.dropFirst().enumerated() {
            let frame = CGRect(x: rect.minX - 0.5, y: bounds.midY - 8, width: 1, height: 16)
            if index == lines.count { UIView.performWithoutAnimation { add(frame) } }
            lines[index].frame = frame
            lines[index].alpha = selected == index || selected == index + 1 ? 0 : 1
        }
    }

    private func add(_ frame: CGRect) {
        let line = addPart(UIView())
        line.backgroundColor = .separator
        line.frame = frame
        line.alpha = 0
        lines.append(line)
    }
}

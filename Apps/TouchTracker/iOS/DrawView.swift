import UIKit

/// Draws a line under each finger, and keeps it when the finger is lifted.
@IBDesignable
class DrawView: UIView {

    @IBInspectable var finishedLineColor: UIColor = .black {
        didSet { setNeedsDisplay() }
    }

    @IBInspectable var currentLineColor: UIColor = .red {
        didSet { setNeedsDisplay() }
    }

    @IBInspectable var selectedLineColor: UIColor = .green {
        didSet { setNeedsDisplay() }
    }

    @IBInspectable var lineThickness: CGFloat = 10 {
        didSet { setNeedsDisplay() }
    }

    /// The lines of the fingers that are down. A touch lives as long as its finger is on the screen, so its address is its name.
    private(set) var linesInProgress: [NSValue: Line] = [:]
    private(set) var finishedLines: [Line] = []

    private(set) var selectedLineIndex: Int? {
        didSet {
            if selectedLineIndex == nil {
                UIMenuController.shared.hideMenu()
            }
            setNeedsDisplay()
        }
    }

    private lazy var longPressRecognizer = UILongPressGestureRecognizer(target: self, action: #selector(longPress(_:)))
    private lazy var moveRecognizer = UIPanGestureRecognizer(target: self, action: #selector(moveLine(_:)))

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        backgroundColor = .gray
        addGestureRecognizers()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        addGestureRecognizers()
    }

    private func addGestureRecognizers() {
        let doubleTapRecognizer = UITapGestureRecognizer(target: self, action: #selector(doubleTap(_:)))
        doubleTapRecognizer.numberOfTapsRequired = 2
        // A tap draws nothing: touches come here once they are more than taps.
        doubleTapRecognizer.delaysTouchesBegan = true
        addGestureRecognizer(doubleTapRecognizer)

        let tapRecognizer = UITapGestureRecognizer(target: self, action: #selector(tap(_:)))
        tapRecognizer.delaysTouchesBegan = true
        tapRecognizer.require(toFail: doubleTapRecognizer)
        addGestureRecognizer(tapRecognizer)

        addGestureRecognizer(longPressRecognizer)

        moveRecognizer.delegate = self
        // While nothing is held, a finger that moves is drawing.
        moveRecognizer.cancelsTouchesInView = false
        addGestureRecognizer(moveRecognizer)
    }

    // MARK: - Drawing

    override func draw(_ rect: CGRect) {
        if finishedLines.isEmpty && linesInProgress.isEmpty {
            drawHint()
        }

        finishedLineColor.setStroke()
        for line in finishedLines {
            stroke(line)
        }

        currentLineColor.setStroke()
        for line in linesInProgress.values {
            stroke(line)
        }

        if let index = selectedLineIndex {
            selectedLineColor.setStroke()
            stroke(finishedLines[index])
        }
    }

    /// What to do, while there is nothing to see.
    private func drawHint() {
        let hint = "Draw lines with one finger or several" as NSString
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: finishedLineColor]
        let size = hint.size(withAttributes: attributes)
        hint.draw(at: CGPoint(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2), withAttributes: attributes)
    }

    private func stroke(_ line: Line) {
        let path = UIBezierPath()
        path.lineWidth = lineThickness
        path.lineCapStyle = .round
        path.move(to: line.begin)
        path.addLine(to: line.end)
        path.stroke()
    }

    // MARK: - Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let location = touch.location(in: self)
            linesInProgress[NSValue(nonretainedObject: touch)] = Line(begin: location, end: location)
        }
        setNeedsDisplay()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            linesInProgress[NSValue(nonretainedObject: touch)]?.end = touch.location(in: self)
        }
        setNeedsDisplay()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            if var line = linesInProgress.removeValue(forKey: NSValue(nonretainedObject: touch)) {
                line.end = touch.location(in: self)
                finishedLines.append(line)
            }
        }
        setNeedsDisplay()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            linesInProgress.removeValue(forKey: NSValue(nonretainedObject: touch))
        }
        setNeedsDisplay()
    }

    // MARK: - Selecting

    /// The line drawn last of those that are as close to the point as a fingertip.
    private func indexOfLine(at point: CGPoint) -> Int? {
        return finishedLines.lastIndex { $0.distance(to: point) < 20 }
    }

    @objc private func tap(_ gestureRecognizer: UITapGestureRecognizer) {
        let point = gestureRecognizer.location(in: self)
        selectedLineIndex = indexOfLine(at: point)
        if selectedLineIndex != nil {
            showMenu(at: point)
        }
    }

    @objc private func doubleTap(_ gestureRecognizer: UITapGestureRecognizer) {
        selectedLineIndex = nil
        linesInProgress.removeAll()
        finishedLines.removeAll()
        setNeedsDisplay()
    }

    // MARK: - Moving

    @objc private func longPress(_ gestureRecognizer: UILongPressGestureRecognizer) {
        switch gestureRecognizer.state {
        case .began:
            selectedLineIndex = indexOfLine(at: gestureRecognizer.location(in: self))
        case .ended, .cancelled:
            selectedLineIndex = nil
        default:
            break
        }
    }

    @objc private func moveLine(_ gestureRecognizer: UIPanGestureRecognizer) {
        // A line that a tap has selected stays where it is while others are drawn; it moves with the finger that holds it.
        let isHeld = longPressRecognizer.state == .began || longPressRecognizer.state == .changed
        if isHeld, gestureRecognizer.numberOfTouches == 1, let index = selectedLineIndex {
            finishedLines[index].move(by: gestureRecognizer.translation(in: self))
            setNeedsDisplay()
        }
        gestureRecognizer.setTranslation(.zero, in: self)
    }

    // MARK: - Menu

    override var canBecomeFirstResponder: Bool {
        return true
    }

    private func showMenu(at point: CGPoint) {
        becomeFirstResponder()
        let menu = UIMenuController.shared
        menu.menuItems = [UIMenuItem(title: "Delete", action: #selector(deleteLine(_:)))]
        menu.showMenu(from: self, rect: CGRect(x: point.x, y: point.y, width: 2, height: 2))
    }

    @objc private func deleteLine(_ sender: UIMenuController) {
        if let index = selectedLineIndex {
            selectedLineIndex = nil
            finishedLines.remove(at: index)
        }
    }
}

// MARK: - UIGestureRecognizerDelegate

extension DrawView: UIGestureRecognizerDelegate {

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                           shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        return true
    }
}

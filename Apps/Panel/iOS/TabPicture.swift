import UIKit

/// The pictures of the tabs, drawn with lines. A tab bar fills them with its own colours.
enum TabPicture {

    static let dial = picture { path in
        path.addArc(withCenter: CGPoint(x: 13, y: 14), radius: 9.5, startAngle: 0.75 * .pi, endAngle: 0.25 * .pi, clockwise: true)
        path.move(to: CGPoint(x: 13, y: 14))
        path.addLine(to: CGPoint(x: 17.5, y: 8.5))
    }

    static let chart = picture { path in
        path.move(to: CGPoint(x: 3, y: 3))
        path.addLine(to: CGPoint(x: 3, y: 23))
        path.addLine(to: CGPoint(x: 23, y: 23))
        path.move(to: CGPoint(x: 7, y: 17))
        path.addLine(to: CGPoint(x: 12, y: 10))
        path.addLine(to: CGPoint(x: 16, y: 14))
        path.addLine(to: CGPoint(x: 22, y: 6))
    }

    static let clock = picture { path in
        path.append(UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 20, height: 20)))
        path.move(to: CGPoint(x: 13, y: 7))
        path.addLine(to: CGPoint(x: 13, y: 13))
        path.addLine(to: CGPoint(x: 17, y: 15.5))
    }

    private static func picture(_ draw: (UIBezierPath) -> Void) -> UIImage {
        let path = UIBezierPath()
        draw(path)
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        return UIGraphicsImageRenderer(size: CGSize(width: 26, height: 26)).image { _ in
            UIColor.black.setStroke()
            path.stroke()
        }.withRenderingMode(.alwaysTemplate)
    }

}

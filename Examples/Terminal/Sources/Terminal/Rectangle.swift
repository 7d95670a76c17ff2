import Foundation

/// In place of a view. Rectangles stand on a screen, which is the first of them.
struct Rectangle {
    let number: Int
    let name: String
    let frame: CGRect

    static let all = [
        Rectangle(number: 0, name: "screen", frame: CGRect(x: 0, y: 0, width: 400, height: 400)),
        Rectangle(number: 1, name: "left", frame: CGRect(x: 20, y: 20, width: 160, height: 160)),
        Rectangle(number: 2, name: "right", frame: CGRect(x: 220, y: 20, width: 160, height: 160)),
    ]

    static var screen: Rectangle { all[0] }

    /// The one under a place: the last one that has it. And those that were looked at before.
    static func hit(_ place: CGPoint) -> (rectangle: Rectangle?, passedOver: [Rectangle]) {
        let passedOver = Array(all.reversed().prefix { !$0.frame.contains(place) })
        return (all.dropLast(passedOver.count).last, passedOver)
    }
}

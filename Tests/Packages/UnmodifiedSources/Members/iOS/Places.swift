import UIKit

func place(_ touch: UITouch, in view: UIView) -> CGPoint {
    let point = view.convert(touch.location(in: view), to: UIScreen.main.coordinateSpace)
    return UIDevice.current.userInterfaceIdiom == .phone ? point : .zero
}

import UIKit

func picture(of view: UIView) -> UIImage {
    let copy = view.snapshotView(afterScreenUpdates: true)
    copy?.removeFromSuperview()
    return UIGraphicsImageRenderer(bounds: view.bounds).image { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }
}
func file(of image: UIImage) -> Data? { return image.jpegData(compressionQuality: 0.8) ?? image.pngData() }

import UIKit

/// A picture that is zoomed with two fingers, or with a double tap.
class PictureViewController: UIViewController, UIScrollViewDelegate {

    let scrollView = UIScrollView()
    let imageView = UIImageView(image: PictureViewController.rings(CGSize(width: 320, height: 320)))

    override func loadView() {
        scrollView.delegate = self
        scrollView.minimumZoomScale = 1
        scrollView.maximumZoomScale = 4
        scrollView.addSubview(imageView)
        scrollView.contentSize = imageView.bounds.size
        view = scrollView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let doubleTap = UITapGestureRecognizer(target: self, action: #selector(zoom))
        doubleTap.numberOfTapsRequired = 2
        scrollView.addGestureRecognizer(doubleTap)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        center()
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        return imageView
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        center()
    }

    /// What is smaller than the page stands in its middle.
    private func center() {
        let bounds = scrollView.bounds.size, content = scrollView.contentSize
        let across = max(0, (bounds.width - content.width) / 2), down = max(0, (bounds.height - content.height) / 2)
        scrollView.contentInset = UIEdgeInsets(top: down, left: across, bottom: down, right: across)
    }

    @objc func zoom(_ recognizer: UITapGestureRecognizer) {
        if scrollView.zoomScale > 1 {
            scrollView.setZoomScale(1, animated: true)
        } else {
            let place = recognizer.location(in: imageView)
            scrollView.zoom(to: CGRect(x: place.x - 60, y: place.y - 60, width: 120, height: 120), animated: true)
        }
    }

    static func rings(_ size: CGSize) -> UIImage {
        let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemPurple]
        return UIGraphicsImageRenderer(size: size).image { context in
            for (number, color) in colors.enumerated() {
                color.setFill()
                let inset = CGFloat(number) * size.width / 16
                context.cgContext.fillEllipse(in: CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset))
            }
        }
    }

}

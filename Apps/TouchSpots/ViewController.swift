import UIKit

class ViewController: UIViewController {

    private let label = UILabel()

    // The storyboard's scene, in code: a touchable view with a label in the middle.
    override func loadView() {
        view = TouchableView(frame: UIScreen.main.bounds)
        view.backgroundColor = .white
        label.text = "Touch anywhere, with as many fingers as you like."
        label.textColor = .darkGray
        label.textAlignment = .center
        label.numberOfLines = 0
        view.addSubview(label)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = label.sizeThatFits(CGSize(width: view.bounds.width - 40, height: view.bounds.height))
        label.frame = CGRect(x: (view.bounds.width - size.width) / 2, y: (view.bounds.height - size.height) / 2,
                             width: size.width, height: size.height)
    }

}

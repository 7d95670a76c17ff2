import UIKit

class Mistakes: UIViewController {
    @IBOutlet weak var label: UILable! // expected: 31: cannot find type 'UILable' in scope

    override func viewDidLoad() {
        super.viewDidLoad()
        let tap = UITapGestureRecognizer(target: self, action: #selector(taped(_:))) // expected: type 'Mistakes' has no member 'taped'
        view.addGestureRecognizer(tap)
        let close = #selector(UIViewController.closes) // expected: type 'UIViewController' has no member 'closes'
        view.txt = "\(close)" // expected: 14: has no member 'txt'
    }

    @IBAction func tapped(_ sender: UITapGestureRecognizer) {
        sender.view?.alpa = 1 // expected: 22: value of type 'UIView' has no member 'alpa'
    }

    @objc private func unused() -> Int { return "" } // expected: cannot convert return expression of type 'String' to return type 'Int'
}

@objc protocol MistakeDelegate: AnyObject {
    @objc optional func mistake(_ mistake: Mistake) // expected: cannot find type 'Mistake' in scope
    @objc optional func done(_ mistakes: Mistakes)
}

extension Mistakes {
    func tell(_ delegate: MistakeDelegate?) {
        delegate?.done?("text") // expected: cannot convert value of type 'String' to expected argument type 'Mistakes'
    }
}

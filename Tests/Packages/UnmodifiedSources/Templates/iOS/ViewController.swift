//
//  ViewController.swift
//  Templates
//

import UIKit

class ViewController: UIViewController {

    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet var boxes: [UIView]!
    @IBOutlet weak var box: BoxView?

    override func viewDidLoad() {
        super.viewDidLoad()
        let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
        pan.delegate = self
        view.addGestureRecognizer(pan)
        let tap = UITapGestureRecognizer(target: self,
                                         action: #selector(ViewController.handleTap))
        box?.addGestureRecognizer(tap)
        titleLabel.text = "ready"
        print("loaded", titleLabel.text!, boxes.count, box!.corner, pan.description.isEmpty)
        fflush(nil)
    }

    @objc func handlePan(_ recognizer: UIPanGestureRecognizer) {
        print("pan", recognizer.state.rawValue)
    }

    @objc private func handleTap() {
        print("tap")
    }

    @IBAction private func save(_ sender: UIButton) {
        print("save", sender.tag)
    }

    @IBAction func reset() {
        print("reset")
    }
}

extension ViewController: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        return touch.view == view
    }
}

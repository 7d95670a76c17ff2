//
//  ViewController.swift
//  Scenes
//

import UIKit

final class ViewController: UIViewController {

    @IBOutlet private weak var countLabel: UILabel!
    @IBOutlet private var dots: [UIView]!
    @IBOutlet private unowned var button: UIButton!
    @IBOutlet var constraint: NSLayoutConstraint?

    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        // Do any additional setup after loading the view.
        NotificationCenter.default.addObserver(self, selector: #selector(becameActive), name: UIApplication.didBecomeActiveNotification, object: nil)
        let longPress = UILongPressGestureRecognizer(target: self, action: #selector(longPressed(_:)))
        view.addGestureRecognizer(longPress)
        say("loaded \(countLabel.text ?? "") \(dots.count) \(button.isEnabled)")
    }

    @objc private func becameActive() {
        say("active")
    }

    @objc private func longPressed(_ sender: UILongPressGestureRecognizer) {
        if sender.state == .began { say("long press") }
    }

    @IBAction private func add() {
        count += 1
        countLabel.text = "\(count)"
        say("add \(count)")
    }

    @IBAction func touched(_ sender: UIButton, forEvent event: UIEvent) {
        say("touched \(event.allTouches?.count ?? 0)")
    }

    @IBAction func panned(_ sender: UIPanGestureRecognizer) {
        if sender.state == .ended { say("panned \(Int(sender.translation(in: view).x))") }
    }

    @IBSegueAction func makeDetail(_ coder: NSCoder) -> DetailViewController? {
        return DetailViewController(coder: coder, number: count)
    }

    @IBAction func unwind(_ segue: UIStoryboardSegue) {
        say("back \(segue.source is DetailViewController)")
    }

    private func say(_ line: String) {
        print(line)
        fflush(nil)
    }
}

@objc(DetailController)
class DetailViewController: UIViewController {
    let number: Int

    init?(coder: NSCoder, number: Int) {
        self.number = number
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("detail", number)
        fflush(nil)
    }
}

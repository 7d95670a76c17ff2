import UIKit

extension UIViewController {
    func ask(_ question: String, _ answer: @escaping (Bool) -> Void) {
        let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in answer(false) })
        alert.addAction(UIAlertAction(title: "Yes", style: .default, handler: { _ in answer(true) }))
        present(alert, animated: true)
    }
}

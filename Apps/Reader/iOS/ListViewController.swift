import UIKit

/// A list that gets another row when it is pulled down.
class ListViewController: UIViewController {

    let scrollView = UIScrollView()
    let stack = UIStackView()

    override func loadView() {
        view = scrollView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.alwaysBounceVertical = true
        let refreshControl = UIRefreshControl()
        refreshControl.addTarget(self, action: #selector(refresh), for: .valueChanged)
        scrollView.refreshControl = refreshControl

        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stack)
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: content.topAnchor),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
        for _ in 1...20 { addRow() }
    }

    private func addRow() {
        let row = UILabel()
        row.text = "Article \(stack.arrangedSubviews.count + 1)"
        row.textAlignment = .center
        row.font = .preferredFont(forTextStyle: .body)
        row.adjustsFontForContentSizeCategory = true
        row.heightAnchor.constraint(greaterThanOrEqualToConstant: 56).isActive = true
        row.backgroundColor = stack.arrangedSubviews.count.isMultiple(of: 2) ? .systemBackground : .secondarySystemBackground
        stack.insertArrangedSubview(row, at: 0)
    }

    @objc func refresh(_ sender: UIRefreshControl) {
        addRow()
        sender.endRefreshing()
    }

}

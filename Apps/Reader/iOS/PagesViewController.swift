import UIKit

/// Three pages side by side: a text, a picture, a list.
class PagesViewController: UIViewController, UIScrollViewDelegate {

    let scrollView = UIScrollView()
    let pageControl = UIPageControl()
    let pages: [UIViewController] = [TextViewController(), PictureViewController(), ListViewController()]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.delegate = self
        view.addSubview(scrollView)
        for page in pages {
            addChild(page)
            scrollView.addSubview(page.view)
            page.didMove(toParent: self)
        }

        pageControl.numberOfPages = pages.count
        pageControl.pageIndicatorTintColor = .tertiaryLabel
        pageControl.currentPageIndicatorTintColor = .label
        pageControl.addTarget(self, action: #selector(choosePage), for: .valueChanged)
        view.addSubview(pageControl)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let page = pageControl.currentPage
        pageControl.frame = CGRect(x: area.minX, y: area.maxY - 36, width: area.width, height: 36)
        let frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height - 36)
        guard scrollView.frame != frame else { return }
        scrollView.frame = frame
        scrollView.contentSize = CGSize(width: frame.width * CGFloat(pages.count), height: frame.height)
        for (number, page) in pages.enumerated() {
            page.view.frame = CGRect(x: frame.width * CGFloat(number), y: 0, width: frame.width, height: frame.height)
        }
        scrollView.contentOffset.x = frame.width * CGFloat(page)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.isDragging || scrollView.isDecelerating else { return }
        pageControl.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    }

    @objc func choosePage() {
        let offset = CGPoint(x: scrollView.bounds.width * CGFloat(pageControl.currentPage), y: 0)
        scrollView.setContentOffset(offset, animated: true)
    }

}

import Foundation
import HostHeadless
import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Pictures of collection views", .leavesNothing, .serialized)
struct CollectionPictureTests {
    final class Card: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.frame = bounds
            label.textAlignment = .center
            contentView.addSubview(label)
            backgroundView = UIView()
            backgroundView?.backgroundColor = .secondarySystemBackground
            selectedBackgroundView = UIView()
            selectedBackgroundView?.backgroundColor = .systemBlue
        }

        required init?(coder: NSCoder) { nil }
    }

    final class Heading: UICollectionReusableView {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.frame = bounds.insetBy(dx: 10, dy: 0)
            label.font = .boldSystemFont(ofSize: 15)
            addSubview(label)
            backgroundColor = .systemGray5
        }

        required init?(coder: NSCoder) { nil }
    }

    final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
            (cell as? Card)?.label.text = "\(indexPath.section) · \(indexPath.item)"
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
            -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
            (view as? Heading)?.label.text = "Section \(indexPath.section)"
            return view
        }
    }

    @Test("R-COL-7 A grid with headers and selected items, light and dark", arguments: [false, true])
    func grid(isDark: Bool) throws {
        UIApplication.shared.delegate = nil
        let host = HeadlessHost(size: PixelSize(width: 320, height: 320), scale: 1), scene = try UIApplication.shared.attach(to: host)
        let window = UIWindow(windowScene: scene), flow = UICollectionViewFlowLayout(), source = Source()
        if isDark { window.overrideUserInterfaceStyle = .dark }
        flow.itemSize = CGSize(width: 90, height: 60)
        flow.sectionInset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
        flow.headerReferenceSize = CGSize(width: 0, height: 28)
        flow.sectionHeadersPinToVisibleBounds = true
        let controller = UICollectionViewController(collectionViewLayout: flow), collection = try #require(controller.collectionView)
        collection.register(Card.self, forCellWithReuseIdentifier: "card")
        collection.register(Heading.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "head")
        collection.dataSource = source
        collection.delegate = source
        collection.allowsMultipleSelection = true
        window.rootViewController = controller
        window.makeKeyAndVisible()
        host.advance(by: 0)
        for (item, section) in [(1, 0), (6, 0), (0, 1)] { collection.selectItem(at: IndexPath(item: item, section: section), animated: false, scrollPosition: []) }
        collection.contentOffset.y = 40
        host.advance(by: 0)
        let picture = try #require(host.surface?.picture)
        if let folder = ProcessInfo.processInfo.environment["DACTYL_TEST_PICTURES"] {
            let context = CGContext(memory: picture.memory, width: 320, height: 320, stride: picture.stride)
            try context?.makeImage()?.pngData?.write(to: URL(fileURLWithPath: "\(folder)/grid-\(isDark ? "dark" : "light").png"))
        }
        func pixel(_ x: Int, _ y: Int) -> UInt32 { picture.memory.assumingMemoryBound(to: UInt32.self)[y * 320 + x] & 0xFFFFFF }
        // The header is held at the top; beside a cell, the background; in a selected cell, the tint.
        #expect(pixel(4, 4) != pixel(4, 60), "\(String(pixel(4, 4), radix: 16))")
        #expect(pixel(4, 60) == (isDark ? 0 : 0xFFFFFF), "\(String(pixel(4, 60), radix: 16))")
        let selected = pixel(122, 30), plain = pixel(20, 30)
        #expect(selected != plain, "\(String(selected, radix: 16)) \(String(plain, radix: 16))")
    }
}

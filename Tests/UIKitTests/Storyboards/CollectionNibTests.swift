import Testing
@testable import UIKit

class NibGridController: UICollectionViewController, UICollectionViewDataSourcePrefetching {
    var grid: UICollectionViewFlowLayout!
    var calls: [String] = []
    var fetched: [IndexPath] = []
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) { fetched += indexPaths }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "proto", for: indexPath)
        (cell as? NibGridCell)?.name.text = "item \(indexPath.item)"
        return cell
    }
    override func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        calls.append("\(segue.identifier ?? "") by \(type(of: sender ?? "")), item \(collectionView.indexPathsForSelectedItems?.first?.item ?? -1)")
    }
}

class NibGridCell: UICollectionViewCell {
    var name: UILabel!
}

class NibGridController_NibConnections: NibConnections {
    override class func register() { NibClasses.register(NibGridController.self) { $0.outlet("grid", \.grid) } }
}

class NibGridCell_NibConnections: NibConnections {
    override class func register() { NibClasses.register(NibGridCell.self) { $0.outlet("name", \.name) } }
}

@MainActor @Suite("Storyboards: collection views", .leavesNothing, .serialized)
struct CollectionNibTests {
    private static let scene = """
        <collectionViewController id="con" sceneMemberID="viewController" customClass="NibGridController" customModule="UIKitTests">
            <collectionView key="view" multipleTouchEnabled="YES" contentMode="scaleToFill" allowsMultipleSelection="NO" dataMode="prototypes" id="col">
                <rect key="frame" x="0.0" y="0.0" width="400" height="400"/>
                <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4" minimumInteritemSpacing="2" sectionHeadersPinToVisibleBounds="YES" id="flow">
                    <size key="itemSize" width="120" height="60"/>
                    <size key="headerReferenceSize" width="50" height="30"/>
                    <size key="footerReferenceSize" width="0.0" height="0.0"/>
                    <inset key="sectionInset" minX="10" minY="5" maxX="10" maxY="6"/>
                </collectionViewFlowLayout>
                <cells>
                    <collectionViewCell opaque="NO" clipsSubviews="YES" contentMode="center" reuseIdentifier="proto" customClass="NibGridCell" customModule="UIKitTests" id="c1">
                        <rect key="frame" x="10" y="35" width="120" height="60"/>
                        <view key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" id="v1">
                            <rect key="frame" x="0.0" y="0.0" width="120" height="60"/>
                            <subviews><label text="pattern" id="l1"><rect key="frame" x="5" y="5" width="50" height="20"/></label></subviews>
                        </view>
                        <connections>
                            <outlet property="name" destination="l1" id="o1"/>
                            <segue destination="other" kind="presentation" identifier="go" id="sg"/>
                        </connections>
                    </collectionViewCell>
                </cells>
                <collectionReusableView key="sectionHeaderView" opaque="NO" reuseIdentifier="head" id="h1">
                    <rect key="frame" x="0.0" y="0.0" width="400" height="30"/>
                    <subviews><label text="heading" id="hl"><rect key="frame" x="5" y="5" width="80" height="20"/></label></subviews>
                </collectionReusableView>
                <connections>
                    <outlet property="dataSource" destination="con" id="ds"/>
                    <outlet property="delegate" destination="con" id="de"/>
                    <outlet property="prefetchDataSource" destination="con" id="pr"/>
                </connections>
            </collectionView>
            <connections><outlet property="grid" destination="flow" id="og"/></connections>
        </collectionViewController>
        """

    @Test("R-NIB-14 A collection view of a file has its layout, cells and headers of its patterns, and segues of its cells")
    func controller() throws {
        let (shown, lines) = try quietly {
            let stage = Stage.rooted()
            let storyboard = UIStoryboard(data: InterfaceText.storyboard(initial: "con", scenes: [
                Self.scene, "<viewController id=\"other\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"ov\"/></viewController>",
            ]), name: "Main.storyboard")
            let controller = try #require(storyboard.instantiateInitialViewController() as? NibGridController)
            stage.window.rootViewController = controller
            stage.turn()
            return (stage, controller)
        }
        let (stage, controller) = shown, collection = try #require(controller.collectionView)
        #expect(lines == [] && collection.prefetchDataSource === controller && controller.fetched.count > 3, "\(lines)")
        #expect(controller.view !== collection && collection.superview === controller.view && collection.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
        #expect(controller.grid === collection.collectionViewLayout && collection.dataSource === controller && collection.delegate === controller)
        #expect(controller.grid.minimumLineSpacing == 4 && controller.grid.sectionHeadersPinToVisibleBounds && controller.grid.sectionInset.bottom == 6)
        #expect(collection.cellForItem(at: IndexPath(item: 4, section: 0))?.frame == CGRect(x: 140, y: 99, width: 120, height: 60))
        #expect(collection.visibleCells.compactMap { ($0 as? NibGridCell)?.name.text }.prefix(3) == ["item 0", "item 1", "item 2"])
        let header = collection.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect((header?.subviews.first as? UILabel)?.text == "heading" && header?.frame.height == 30)
        stage.down(200, 130)
        stage.advance(to: stage.now + 0.3)
        stage.up(200, 130)
        stage.advance(to: stage.now + 1)
        #expect(controller.calls == ["go by NibGridCell, item 4"] && controller.presentedViewController != nil)
    }

    @Test("R-NIB-14 A controller without a file has an empty collection view of its layout, inside its view")
    func plain() {
        let layout = UICollectionViewFlowLayout(), controller = UICollectionViewController(collectionViewLayout: layout), stage = Stage.rooted()
        #expect(controller.collectionViewLayout === layout)
        stage.window.rootViewController = controller
        stage.turn()
        #expect(controller.collectionView.collectionViewLayout === layout && controller.collectionView.dataSource === controller)
        #expect(controller.collectionView.frame == controller.view.bounds && controller.collectionView.superview === controller.view)
    }
}

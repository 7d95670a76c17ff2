import Foundation
import Testing
@testable import UIKit

/// Notes which rows and items are named.
@MainActor private final class Fetcher: NSObject, UITableViewDataSourcePrefetching, UICollectionViewDataSourcePrefetching {
    var fetched: [[Int]] = [], cancelled: [[Int]] = []
    var onFetch: (() -> Void)?

    @MainActor override init() { super.init() }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        fetched.append(indexPaths.map(\.row))
        onFetch?()
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) { cancelled.append(indexPaths.map(\.row)) }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) { fetched.append(indexPaths.map(\.item)) }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) { cancelled.append(indexPaths.map(\.item)) }

    struct Taken: Equatable {
        let fetched: [Int], cancelled: [Int]
        init(_ fetched: [Int], _ cancelled: [Int]) { (self.fetched, self.cancelled) = (fetched, cancelled) }
    }

    /// What was named and cancelled since the last time.
    func take() -> Taken {
        defer { (fetched, cancelled) = ([], []) }
        return Taken(fetched.flatMap { $0 }, cancelled.flatMap { $0 })
    }
}

/// Fetches and has no method to cancel.
@MainActor private final class Careless: NSObject, UITableViewDataSourcePrefetching {
    var fetched = 0
    @MainActor override init() { super.init() }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { fetched += indexPaths.count }
}

@MainActor @Suite("Rows and items that are fetched ahead", .leavesNothing, .serialized)
struct PrefetchTests {
    @Test("R-PRE-1 Rows of the next screenful are named once, the nearest first, and none that is shown")
    func table() {
        let fetcher = Fetcher(), list = LoggingTableDelegate(count: 100) { table, _ in table.prefetchDataSource = fetcher }
        #expect(fetcher.take() == Fetcher.Taken(Array(8..<16), []))
        list.table.contentOffset.y = 60
        list.stage.turn()
        #expect(fetcher.take() == Fetcher.Taken([16, 17], []) && list.shown.first == "1" && list.shown.last == "9")
        list.table.contentOffset.y = 70
        list.stage.turn()
        list.table.setNeedsLayout()
        list.stage.turn()
        #expect(fetcher.fetched.isEmpty && fetcher.cancelled.isEmpty)
    }

    @Test("R-PRE-2 A finger that scrolls back has what was ahead cancelled, and what is ahead now named; a small movement back turns nothing")
    func turning() {
        let fetcher = Fetcher(), list = LoggingTableDelegate(count: 100) { table, _ in table.prefetchDataSource = fetcher }
        _ = fetcher.take()
        list.table.contentOffset.y = 1000
        list.stage.turn()
        // Rows that were passed over are not needed either.
        #expect(fetcher.take() == Fetcher.Taken(Array(28..<36), Array(8..<16)))
        list.table.contentOffset.y = 992
        list.stage.turn()
        #expect(fetcher.take() == Fetcher.Taken([], []))
        list.stage.down(200, 100, at: list.stage.now + 1)
        for step in 1...20 { list.stage.move(200, 100 + Double(step) * 10, at: list.stage.now + 0.016) }
        list.stage.turn()
        let taken = fetcher.take(), fetched = taken.fetched, cancelled = taken.cancelled
        let first = Int(list.table.contentOffset.y / 50)
        #expect(list.table.contentOffset.y < 900)
        #expect(Set(cancelled).isSuperset(of: 28..<35) && cancelled.count == Set(cancelled).count && !cancelled.contains { $0 < 27 })
        #expect(fetched.first == 18 && fetched.last == first - 8)
        #expect(fetched == fetched.sorted(by: >) && fetched.count == Set(fetched).count)
        list.stage.up(200, 300, at: list.stage.now + 1)
    }

    @Test("R-PRE-2 The threshold says how far back content goes before it has turned")
    func turningThreshold() {
        withConfiguration({ $0.prefetchTurn = 50 }) {
            let fetcher = Fetcher(), list = LoggingTableDelegate(count: 100) { table, _ in table.prefetchDataSource = fetcher }
            list.table.contentOffset.y = 1000
            list.stage.turn()
            _ = fetcher.take()
            list.table.contentOffset.y = 960
            list.stage.turn()
            #expect(fetcher.take() == Fetcher.Taken([], []))
            list.table.contentOffset.y = 940
            list.stage.turn()
            #expect(fetcher.take().cancelled.contains(30))
        }
    }

    @Test("R-PRE-2 Pulled beyond the end and back, nothing turns")
    func beyondTheEnd() {
        let fetcher = Fetcher(), list = LoggingTableDelegate(count: 20) { table, _ in table.prefetchDataSource = fetcher }
        list.table.contentOffset.y = 600
        list.stage.turn()
        _ = fetcher.take()
        for y in [650, 610, 600] as [CGFloat] {
            list.table.contentOffset.y = y
            list.stage.turn()
        }
        #expect(fetcher.take() == Fetcher.Taken([], []))
    }

    @Test("R-PRE-3 A reloaded table names its rows again; rows that change take what was named along, and what is switched off is cancelled")
    func changes() {
        let fetcher = Fetcher(), list = LoggingTableDelegate(count: 100) { table, _ in table.prefetchDataSource = fetcher }
        _ = fetcher.take()
        list.table.reloadData()
        list.stage.turn()
        #expect(fetcher.take() == Fetcher.Taken(Array(8..<16), []))
        list.rows[0].insert("new", at: 0)
        list.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        list.stage.turn()
        #expect(fetcher.take() == Fetcher.Taken([8], [16]))
        list.table.isPrefetchingEnabled = false
        list.stage.turn()
        #expect(fetcher.take() == Fetcher.Taken([], Array(8..<16)))
        list.table.contentOffset.y = 500
        list.stage.turn()
        #expect(fetcher.take() == Fetcher.Taken([], []))
        list.table.isPrefetchingEnabled = true
        list.stage.turn()
        #expect(fetcher.take() == Fetcher.Taken(Array(18..<26), []))
        fetcher.onFetch = {
            fetcher.onFetch = nil
            list.table.reloadData()
        }
        list.table.contentOffset.y = 550
        list.stage.turn()
        list.stage.turn()
        #expect(list.shown == (10..<18).map { "\($0)" })
    }

    @Test("R-PRE-1 The method to cancel may be left out; without a data source for it nothing is kept")
    func careless() {
        let careless = Careless(), list = LoggingTableDelegate(count: 100) { table, _ in table.prefetchDataSource = careless }
        list.table.contentOffset.y = 2000
        list.stage.turn()
        #expect(careless.fetched == 16)
        list.table.prefetchDataSource = nil
        list.stage.turn()
        #expect(list.table.prefetching.named.isEmpty)
    }

    @Test("R-PRE-1, R-PRE-2 Items ahead are named by their distance, in either direction of scrolling")
    func items() {
        let fetcher = Fetcher(), list = LoggingCollectionDelegate(count: 200) { collection, _, _ in collection.prefetchDataSource = fetcher }
        #expect(fetcher.take() == Fetcher.Taken(Array(32..<64), []))
        list.collection.contentOffset.y = 50
        list.stage.turn()
        #expect(fetcher.take() == Fetcher.Taken(Array(64..<68), []))
        list.collection.contentOffset.y = 1000
        list.stage.turn()
        _ = fetcher.take()
        list.collection.contentOffset.y = 800
        list.stage.turn()
        let taken = fetcher.take(), fetched = taken.fetched, cancelled = taken.cancelled
        #expect(Set(fetched) == Set(32..<64) && fetched.first == 60 && fetched.last == 35)
        #expect(Set(cancelled) == Set(112..<144))

        let flow = UICollectionViewFlowLayout()
        flow.scrollDirection = .horizontal
        let level = LoggingCollectionDelegate(count: 200, flow: flow) { collection, _, _ in collection.prefetchDataSource = fetcher }
        #expect(fetcher.take() == Fetcher.Taken(Array(32..<64), []))
        level.items[0].removeAll()
        level.collection.reloadData()
        level.stage.turn()
        #expect(fetcher.take() == Fetcher.Taken([], []))
    }
}

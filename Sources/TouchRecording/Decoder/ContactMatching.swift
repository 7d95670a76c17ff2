/// Pairs rows with columns so that the costs of the pairs are least in sum (the Hungarian method, with shortest augmenting paths).
///
/// As many pairs are made as the smaller side has members. The work grows with the cube of the larger side.
struct ContactMatching: Sendable {
    private var rowPrice: [Double] = []
    private var columnPrice: [Double] = []
    private var rowOfColumn: [Int] = []
    private var way: [Int] = []
    private var distance: [Double] = []
    private var isVisited: [Bool] = []

    /// - Parameter result: For each column its row, or -1; has as many members as there are columns.
    mutating func solve(rows: Int, columns: Int, into result: inout ContiguousArray<Int>, cost: (Int, Int) -> Double) {
        for column in result.indices { result[column] = -1 }
        guard rows > 0, columns > 0 else { return }
        let isTurned = rows > columns
        // The method gives each row a column, so the smaller side is taken as rows.
        let height = min(rows, columns), width = max(rows, columns)
        start(height, width)
        for row in 1...height {
            augment(from: row, width) { row, column in isTurned ? cost(column - 1, row - 1) : cost(row - 1, column - 1) }
        }
        for column in 1...width where rowOfColumn[column] > 0 {
            if isTurned { result[rowOfColumn[column] - 1] = column - 1 } else { result[column - 1] = rowOfColumn[column] - 1 }
        }
    }

    private mutating func start(_ height: Int, _ width: Int) {
        rowPrice = [Double](repeating: 0, count: height + 1)
        columnPrice = [Double](repeating: 0, count: width + 1)
        rowOfColumn = [Int](repeating: 0, count: width + 1)
        way = [Int](repeating: 0, count: width + 1)
    }

    /// Gives one more row a column, moving others where that is cheaper. Rows and columns count from 1; column 0 stands for "none yet".
    private mutating func augment(from row: Int, _ width: Int, cost: (Int, Int) -> Double) {
        distance = [Double](repeating: .infinity, count: width + 1)
        isVisited = [Bool](repeating: false, count: width + 1)
        rowOfColumn[0] = row
        var column = 0
        repeat {
            isVisited[column] = true
            let row = rowOfColumn[column]
            var step = Double.infinity, nearest = 0
            for candidate in 1...width where !isVisited[candidate] {
                let reduced = cost(row, candidate) - rowPrice[row] - columnPrice[candidate]
                if reduced < distance[candidate] {
                    distance[candidate] = reduced
                    way[candidate] = column
                }
                if distance[candidate] < step {
                    step = distance[candidate]
                    nearest = candidate
                }
            }
            for candidate in 0...width {
                if isVisited[candidate] {
                    rowPrice[rowOfColumn[candidate]] += step
                    columnPrice[candidate] -= step
                } else {
                    distance[candidate] -= step
                }
            }
            column = nearest
        } while rowOfColumn[column] != 0
        while column != 0 {
            let previous = way[column]
            rowOfColumn[column] = rowOfColumn[previous]
            column = previous
        }
    }
}

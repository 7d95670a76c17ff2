import GestureEngine
import Testing

@Suite("States of recognizers")
struct RecognizerStateTests {
    /// The table below R-GR-12, row by row; `nil` for nothing.
    private static let table: [(RecognizerState, [RecognizerState?])] = [
        (.possible, [nil, .began, .began, .ended, .failed, .failed]),
        (.began, [.changed, .changed, .changed, .ended, .cancelled, .cancelled]),
        (.changed, [.changed, .changed, .changed, .ended, .cancelled, .cancelled]),
        (.ended, [nil, nil, nil, nil, nil, nil]),
        (.cancelled, [nil, nil, nil, nil, nil, nil]),
        (.failed, [nil, nil, nil, nil, nil, nil]),
    ]

    @Test("R-GR-12 What is asked for is made a legal transition", arguments: table.indices)
    func transitions(row: Int) {
        let (state, answers) = Self.table[row]
        for (column, answer) in answers.enumerated() {
            #expect(state.next(asking: RecognizerState(rawValue: column)!) == answer)
        }
    }

    @Test("R-GR-10 States have the numbers of the table")
    func numbers() {
        let states: [RecognizerState] = [.possible, .began, .changed, .ended, .cancelled, .failed]
        #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    }
}

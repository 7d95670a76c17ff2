/// What is wrong with an interface file, and where.
package struct InterfaceError: Error, Hashable, Sendable, CustomStringConvertible {
    package let place: InterfacePlace
    /// What is wrong, in words that go on after a colon.
    package let message: String

    package init(_ place: InterfacePlace, _ message: String) {
        self.place = place
        self.message = message
    }

    /// One line: `Main.storyboard:12:9: the element 'view' is closed as 'label'`.
    package var description: String { "\(place): \(message)" }
}

/// A place in a file, in the form in which compilers write it.
package struct InterfacePlace: Hashable, Sendable, CustomStringConvertible {
    package let file: String
    /// From 1; 0 when the file as a whole is meant.
    package let line: Int
    /// In bytes, from 1.
    package let column: Int

    package init(file: String, line: Int = 0, column: Int = 0) {
        self.file = file
        self.line = line
        self.column = column
    }

    package var description: String { line > 0 ? "\(file):\(line):\(column)" : file }
}

/// Turns offsets into lines and columns.
package struct LineIndex: Sendable {
    private let starts: [Int]

    package init(_ bytes: some Sequence<UInt8>) {
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        self.starts = starts
    }

    package func place(of offset: Int, in file: String) -> InterfacePlace {
        var low = 0, high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return InterfacePlace(file: file, line: low + 1, column: offset - starts[low] + 1)
    }
}

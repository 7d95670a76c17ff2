import TouchHost

extension HostSettings {
    /// Sees that the files that are to be written can be, and that none of them is one that is read.
    /// - Parameter others: What is read besides, such as the app itself.
    package func checkFiles(reading others: [String] = []) throws(FileError) {
        let outputs = [record, log, spoken, snapshot].compactMap(\.self)
        try RunFiles(inputs: [script, replay].compactMap(\.self) + others, outputs: outputs).check()
        for path in [record, log, spoken] { if let path { try OutputFile.check(path) } }
        if let snapshot { try PictureFile.check(snapshot) }
    }
}

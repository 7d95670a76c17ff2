/// The network that says where a finger will be (R-EVT-15); `script/train-prediction` has the same in Python, and trains it.
///
/// Its inputs are the last steps of 1/60 s, turned so that the newest movement goes to the right, and divided by their size. Each input goes
/// through it twice, as it is and mirrored, and the results are averaged: a mirrored finger has the mirrored prediction. The first layer
/// keeps x and y apart, so that it is multiplied once for both.
enum PredictionNetwork {
    /// Seconds of a step of the inputs; the outputs are one and two of them ahead.
    static let step = 1.0 / 60
    /// How many steps it sees.
    static let steps = 10
    /// How many steps its scale is of.
    static let recent = 4
    /// Pixels of the training's device on a point. It had 127 on a centimetre; a point is taken to be an inch's 163rd.
    static let pixelsPerPoint = 127 * 2.54 / 163
    /// Pixels that are added to the scale, and what divides its logarithm.
    private static let floor = 0.5, scaleWeight = 3.0
    /// The share of the linear prediction that the outputs are added to.
    private static let share = 0.8
    private static let firstUnits = PredictionWeights.firstUnits, secondUnits = PredictionWeights.secondUnits

    private typealias Lanes = SIMD8<Float>

    struct Outcome {
        /// The movements in points, from the newest sample to one and to two steps ahead.
        var one: CGVector, two: CGVector
        /// The newest step, in points, and the length of the longest of the recent ones.
        var newest: CGVector, longest: Double

        /// Replaces all but this share by the newest step continued in a straight line.
        mutating func mix(_ share: Double) {
            func mixed(_ movement: CGVector, _ steps: Double) -> CGVector {
                CGVector(dx: movement.dx * share + newest.dx * steps * (1 - share), dy: movement.dy * share + newest.dy * steps * (1 - share))
            }
            (one, two) = (mixed(one, 1), mixed(two, 2))
        }

        /// The movement until a time of 0 to two steps ahead, on the parabola through the newest sample and both results.
        func movement(after time: TimeInterval) -> CGVector {
            let ahead = time / PredictionNetwork.step
            let first = ahead * (2 - ahead), second = ahead * (ahead - 1) / 2
            return CGVector(dx: one.dx * first + two.dx * second, dy: one.dy * first + two.dy * second)
        }
    }

    /// The prediction for the history, which is finite whatever it holds; `nil` where it is not.
    ///
    /// - Complexity: some 8,000 multiplications; allocates nothing.
    static func predict(_ history: TouchHistory) -> Outcome? {
        withUnsafeTemporaryAllocation(of: CGVector.self, capacity: steps) { movements in
            history.forEachStep(of: step, count: steps) { movements[$0] = $1 }
            return predict(movements)
        }
    }

    private static func predict(_ movements: UnsafeMutableBufferPointer<CGVector>) -> Outcome? {
        var squares = 0.0, longest = 0.0
        for index in 0..<recent {
            let square = movements[index].dx * movements[index].dx + movements[index].dy * movements[index].dy
            squares += square
            longest = max(longest, square)
        }
        let scale = (squares / Double(recent)).squareRoot() * pixelsPerPoint + floor
        var cosine = movements[0].dx + 0.5 * movements[1].dx, sine = movements[0].dy + 0.5 * movements[1].dy
        let length = (cosine * cosine + sine * sine).squareRoot()
        guard scale.isFinite, length.isFinite else { return nil }
        (cosine, sine) = length > 0 ? (cosine / length, sine / length) : (1, 0)

        return withUnsafeTemporaryAllocation(of: Float.self, capacity: 2 * steps + 1) { inputs in
            func turned(_ movement: CGVector) -> (along: Double, across: Double) {
                let x = movement.dx * pixelsPerPoint / scale, y = movement.dy * pixelsPerPoint / scale
                return (cosine * x + sine * y, cosine * y - sine * x)
            }
            // All x, the scale, all y.
            for index in 0..<steps {
                let step = turned(movements[index])
                inputs[index] = Float(step.along)
                inputs[steps + 1 + index] = Float(step.across)
            }
            let newest = turned(movements[0])
            inputs[steps] = Float(log(scale) / scaleWeight)
            let output = run(inputs.baseAddress.unsafelyUnwrapped)
            func movement(_ ahead: Double, _ x: Float, _ y: Float) -> CGVector {
                let along = (Double(x) + share * ahead * newest.along) * scale / pixelsPerPoint
                let across = (Double(y) + share * ahead * newest.across) * scale / pixelsPerPoint
                return CGVector(dx: cosine * along - sine * across, dy: sine * along + cosine * across)
            }
            let result = Outcome(one: movement(1, output[0], output[1]), two: movement(2, output[2], output[3]),
                                newest: movements[0], longest: longest.squareRoot())
            let sum = result.one.dx + result.one.dy + result.two.dx + result.two.dy
            return sum.isFinite ? result : nil
        }
    }

    @inline(__always) private static func leaky(_ lanes: Lanes) -> Lanes { lanes.replacing(with: lanes * 0.01, where: lanes .< 0) }

    /// The layers: x and y after one step, x and y after two.
    private static func run(_ inputs: UnsafePointer<Float>) -> SIMD4<Float> {
        PredictionWeights.values.withUnsafeBytes { weights in
            withUnsafeTemporaryAllocation(of: Lanes.self, capacity: 2 * (firstUnits + secondUnits) / 8) { lanes in
                @inline(__always) func load(_ index: Int) -> Lanes {
                    weights.baseAddress.unsafelyUnwrapped.loadUnaligned(fromByteOffset: index * 4, as: Lanes.self)
                }
                let first = lanes.baseAddress.unsafelyUnwrapped
                let second = first + 2 * firstUnits / 8
                // Rows: the x of each step, the scale, the bias, the y of each step.
                for column in 0..<firstUnits / 8 {
                    var even = load((steps + 1) * firstUnits + column * 8), odd = Lanes.zero
                    for row in 0...steps { even += load(row * firstUnits + column * 8) * inputs[row] }
                    for row in 0..<steps { odd += load((steps + 2 + row) * firstUnits + column * 8) * inputs[steps + 1 + row] }
                    first[column] = leaky(even + odd)
                    first[firstUnits / 8 + column] = leaky(even - odd)
                }
                let secondLayer = (2 * steps + 2) * firstUnits, bias = secondLayer + firstUnits * secondUnits
                let one = UnsafeRawPointer(first).assumingMemoryBound(to: Float.self), mirrored = one + firstUnits
                for column in 0..<secondUnits / 8 {
                    // Two sums each, so that an addition need not wait for the one before.
                    var sums = (load(bias + column * 8), Lanes.zero), mirroredSums = sums
                    var unit = 0, row = secondLayer + column * 8
                    while unit < firstUnits {
                        let weights = load(row), next = load(row + secondUnits)
                        sums.0 += weights * one[unit]
                        mirroredSums.0 += weights * mirrored[unit]
                        sums.1 += next * one[unit + 1]
                        mirroredSums.1 += next * mirrored[unit + 1]
                        unit += 2
                        row += 2 * secondUnits
                    }
                    let value = leaky(sums.0 + sums.1), other = leaky(mirroredSums.0 + mirroredSums.1)
                    second[column] = value + other
                    second[secondUnits / 8 + column] = value - other
                }
                // What is along takes the sum of both, what is across their difference, in which its bias is gone.
                let thirdLayer = bias + secondUnits, thirdBias = thirdLayer + 4 * secondUnits
                var output = SIMD4<Float>.zero
                for row in 0..<4 {
                    var sum = Lanes.zero
                    let values = second + (row & 1) * secondUnits / 8
                    for column in 0..<secondUnits / 8 { sum += load(thirdLayer + row * secondUnits + column * 8) * values[column] }
                    output[row] = sum.sum() / 2
                }
                output[0] += weights.loadUnaligned(fromByteOffset: thirdBias * 4, as: Float.self)
                output[2] += weights.loadUnaligned(fromByteOffset: thirdBias * 4 + 4, as: Float.self)
                return output
            }
        }
    }
}

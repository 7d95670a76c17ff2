#if KMS
import Foundation

/// An app on a bare display in a virtual machine, with the kernel's devices.
///
/// The machine plays each line when it comes, and writes what the app says into a folder that both have.
final class KMSDisplay: FingersDisplay {
    let width = 400.0, height = 840.0
    private let folder: TemporaryFolder
    private let machine: Child
    private var played = 0

    /// - Parameters:
    ///   - before: What a shell does before the app is started. It is in the folder, and has the rigs in `RIGS`.
    ///   - after: What it does after the app has ended.
    init(_ used: UsedApp, before: String = "", after: String = "") throws {
        folder = try TemporaryFolder()
        let rigs = "\(Checkout.root)/Tests/Rigs"
        let file = try folder.write(Self.script(used, before, after), to: "run.sh")
        machine = try Child("\(rigs)/vm-touch", ["--size", "400x840", "--out", folder.path, "--timeout", "900", "--env", "OUT=\(folder.path)",
                                                 "--env", "RIGS=\(rigs)", "--env", "PRODUCTS=\(Checkout.products)", "--", "sh", file])
        guard waitUntil(300, every: 0.1, { [machine, folder] in folder.contents.contains("begun") || !machine.isRunning }), machine.isRunning else {
            throw Trouble("the virtual machine did not begin: \(machine.errors) \(machine.output) \(errors)")
        }
    }

    func play(_ script: String) throws {
        let number = played
        played += 1
        _ = try folder.write(script.replacing("\n", with: ";") + "\n", to: "\(number).touch")
        let isDone = waitUntil(every: 0.05) { !machine.isRunning || text("played").split(separator: "\n").count { $0 == "done" } > number }
        guard isDone, machine.isRunning else { throw Trouble("the fingers did not play: \(machine.errors) \(machine.output) \(errors)") }
    }

    /// A file of the folder.
    func text(_ name: String) -> String { (try? String(contentsOfFile: folder.file(name), encoding: .utf8)) ?? "" }

    var output: String { text("app") }
    var errors: String { text("app.errors") }

    /// Ends the app, and the machine.
    func finish() throws -> Int32 {
        _ = try folder.write("", to: "end")
        let status = try machine.status()
        guard status == 0 else { throw Trouble("the virtual machine ended with \(status): \(machine.errors) \(machine.output)") }
        return Int32(text("status").trimmingCharacters(in: .whitespacesAndNewlines)) ?? -1
    }

    private static func script(_ used: UsedApp, _ before: String, _ after: String) -> String {
        #"""
        cd $OUT
        export DACTYL_SCALE=1
        export \#(used.environment.map { "\($0)=\($1 ?? "")" }.sorted().joined(separator: " "))
        \#(before)
        $PRODUCTS/\#(used.name) > app 2> app.errors & app=$!
        # Devices take seconds to be known.
        for device in $VTOUCH_EVENT $VTOUCH_KEYBOARD; do
            until readlink /proc/$app/fd/* | grep -q $device || ! kill -0 $app; do sleep 0.5; done
        done
        sleep 2
        > begun
        number=0
        until [ -e end ]; do
            if [ -e $number.touch ]; then
                cat $number.touch
                number=$((number + 1))
            else
                sleep 0.1
            fi
        done | $RIGS/vtouch --lines > played
        kill $app; wait $app; echo $? > status
        \#(after)
        true
        """#
    }
}
#endif

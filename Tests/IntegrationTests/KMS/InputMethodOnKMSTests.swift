#if KMS
import Foundation
import Testing

extension KMSTests {
    /// The form with a real input method, on a display without an X server (`Tests/Rigs/input-method-session`).
    @Test("IBus and Fcitx compose Korean on a bare display, where a daemon runs (R-IME-1, R-IME-2, R-IME-5)",
          .enabled(if: InputMethodDaemons.absence == nil, Comment(rawValue: InputMethodDaemons.absence ?? "")))
    func inputMethods() throws {
        let machine = try VirtualMachine(#"""
            cat > form.sh <<'SCRIPT'
            export DACTYL_INPUT_METHOD=$1 DACTYL_SCALE=1 DACTYL_KEYBOARD=never DACTYL_ACCESSIBILITY_BUS=off
            $PRODUCTS/Form > $OUT/$1 2> $OUT/$1.errors & app=$!
            said() {
                for try in $(seq 120); do
                    grep -q "$1" $OUT/$2 && break
                    kill -0 $app || break
                    sleep 0.5
                done
            }
            said ready $1
            sleep 6
            $RIGS/vtouch -e "down 1 150 44; frame; sleep 300; up 1; frame"
            said begin $1
            sleep 3
            $RIGS/vtouch -e "key g; sleep 1000; key k; sleep 1000; key s; sleep 1000; key enter; sleep 500"
            said Email $1
            kill $app; wait $app
            SCRIPT
            for method in ibus fcitx; do $RIGS/input-method-session $method -- sh form.sh $method; done
            """#)
        for method in ["ibus", "fcitx"] {
            let lines = try machine.text(method).split(separator: "\n").map(String.init), errors = try machine.text("\(method).errors")
            #expect(lines.prefix(7) == ["ready", "begin Name", "Name = ㅎ marked ㅎ", "Name = 하 marked 하", "Name = 한 marked 한", "Name = 한", "end Name"],
                    "\(method): \(lines) \(errors)")
        }
    }
}
#endif

# For scripts that build with the compiler of Debian's unstable suite, the only one that Debian has. The caller has read roots.sh.

# Prints why it can't be had here, and nothing where it can.
compiler_refused() {
    local reason
    reason=$(roots_refused)
    if [ -z "$reason" ] && [ "$(dpkg --print-architecture)" != amd64 ]; then reason="tried on amd64 alone"; fi
    if [ -z "$reason" ] && [ ! -e "$roots/compiler.recipe" ] && [ "$(df --output=avail -k "$root" | tail -n 1)" -lt 15000000 ]; then reason="it takes 15 GB of free space"; fi
    echo "$reason"
}

# The root file system with it, with what programs are built and run with. The emulators are of the same suite.
compiler_root() {
    local packages=(swiftlang git pkg-config g++ ca-certificates fonts-inter fonts-dejavu-core libturbojpeg0 libpoppler-glib8t64 qemu-user qemu-system-arm kmod fontconfig)
    mapfile -t -O ${#packages[@]} packages < <(library_packages)
    debian_root compiler sid amd64 minbase "${packages[@]}"
}

compiler_version() { sed -n '/^Package: swiftlang$/,/^$/s/^Version: \([0-9.]*\).*/\1/p' "$(compiler_root)/var/lib/dpkg/status"; }

# Runs a command there, in the checkout, with the packages that git finds here, and the folder also_shared.
also_shared=
compile() {
    local place shared
    place=$(compiler_root)
    mapfile -t shared < <(share_packages "$place")
    # shellcheck disable=SC2016
    in_root "$place" "$root" ${also_shared:+"$also_shared"} "${shared[@]}" -- env SWIFT_DETERMINISTIC_HASHING=1 sh -c 'cd "$0" && exec "$@"' "$root" "$@"
}

# Builds for amd64 with it.
native_build() { compile swift build --scratch-path "$root/.build-debian" -c release --traits Web "$@"; }

# Runs a program of that build, with this process's DACTYL variables.
native() {
    local variables
    mapfile -t variables < <(env | grep '^DACTYL_' || true)
    compile env "${variables[@]}" "$@"
}

# A program for amd64: what that compiler has built, or else this checkout's own build; it is built first where there is neither.
built_here() {
    local place
    for place in .build-debian/release .build/release .build/debug; do
        [ ! -x "$root/$place/$1" ] || { echo "$root/$place/$1"; return; }
    done
    native_build --product "$1" >&2
    echo "$root/.build-debian/release/$1"
}

# The folder of this machine's toolchain, whose libraries a program of the checkout's own build is loaded with.
toolchain_here() { swiftc -print-target-info 2> /dev/null | sed -n 's#.*"runtimeResourcePath": "\(.*\)/usr/lib/swift".*#\1#p'; }

# For scripts that try things in a Debian of their own: root file systems made of Debian's packages, which are kept in .build-roots, and commands in them.
# Nothing that stands there is mounted once a command has ended. The caller has set `root`, the checkout.

roots=$root/.build-roots

# Where Debian's packages come from: what DACTYL_DEBIAN names, or what this machine's own lists name.
debian_archive() {
    if [ -n "${DACTYL_DEBIAN:-}" ]; then
        echo "$DACTYL_DEBIAN"
    else
        apt-get indextargets --format '$(LABEL) $(REPO_URI)' 'Created-By: Packages' 2> /dev/null | sed -n '/^Debian /{s/^Debian //p;q}'
    fi
}

# Prints why no root file system can be made or entered here, and nothing where one can: roots_refused [TOOL…], with the tools that are needed besides.
roots_refused() {
    local tool
    [ "$(id -u)" = 0 ] || { echo "only root can enter a root file system"; return; }
    for tool in mmdebstrap unshare chroot "$@"; do
        PATH=$PATH:/usr/sbin command -v "$tool" > /dev/null || { echo "$tool is not installed"; return; }
    done
    [ -n "$(debian_archive)" ] || { echo "this machine's package lists name no archive of Debian's; DACTYL_DEBIAN names one"; return; }
    unshare --mount true 2> /dev/null || echo "this machine permits no mounts"
}

# Makes a root file system and prints its folder, at once where it is there: debian_root NAME SUITE ARCHITECTURE VARIANT [PACKAGE…]
# The variants are those of mmdebstrap; 'extract' configures no package and so runs no program, which another architecture's needs. What it is
# made of stands beside it.
debian_root() {
    local name=$1 suite=$2 architecture=$3 variant=$4 place=$roots/$1 recipe include=()
    shift 4
    recipe="$suite $architecture $variant $*"
    if [ "$(cat "$place.recipe" 2> /dev/null)" != "$recipe" ]; then
        rm -rf "$place" "$place.half"
        mkdir -p "$roots"
        echo "Making a root file system of Debian $suite ($architecture)" >&2
        [ $# = 0 ] || include=(--include="$(tr ' ' , <<< "$*")")
        # A mirror that stands still for weeks serves all the same.
        mmdebstrap --quiet --mode=root --variant="$variant" --architectures="$architecture" --aptopt='Acquire::Check-Valid-Until "false"' \
            --aptopt='APT::Install-Recommends "false"' "${include[@]}" "$suite" "$place.half" "$(debian_archive)" > "$place.log" 2>&1 \
            || { tail -n 20 "$place.log" >&2; rm -rf "$place.half"; return 1; }
        # What a person installs there later comes with what it recommends.
        [ ! -e "$place.half/etc/apt/apt.conf.d/99mmdebstrap" ] || sed -i /Install-Recommends/d "$place.half/etc/apt/apt.conf.d/99mmdebstrap"
        mv "$place.half" "$place"
        echo "$recipe" > "$place.recipe"
    fi
    echo "$place"
}

# Runs a command as root in a root file system: in_root FOLDER [SHARED…] -- COMMAND…
# It has /proc, this machine's devices, and each shared folder under the path that it has here. Of this machine's variables it has none.
in_root() {
    # shellcheck disable=SC2016
    unshare --mount --propagation private bash -c '
        set -e
        place=$1; shift
        mount -t proc proc "$place/proc"; mount --rbind /dev "$place/dev"
        cp /etc/resolv.conf "$place/etc/resolv.conf"
        while [ "$1" != -- ]; do mkdir -p "$place$1"; mount --bind "$1" "$place$1"; shift; done
        shift
        exec chroot "$place" env -i HOME=/root PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"' in_root "$@"
}

# Lets git in a root file system find packages where this machine's finds them, and prints the folders to share for that.
share_packages() {
    local base from
    mkdir -p "$1/root"
    printf '[safe]\n\tdirectory = *\n' > "$1/root/.gitconfig"
    git config --get-regexp '^url\..*\.insteadof$' | while read -r base from; do
        base=${base#url.} base=${base%.insteadof}
        printf '[url "%s"]\n\tinsteadOf = %s\n' "$base" "$from" >> "$1/root/.gitconfig"
        [ ! -d "$base" ] || echo "${base%/}"
    done | sort -u
}

# The packages of the system libraries, as Package.swift names them.
library_packages() { tr -d '\n' < "$root/Package.swift" | grep -oE '\.apt\(\[[^]]*\]' | grep -oE '"[^"]+"' | tr -d '"' | sort -u; }

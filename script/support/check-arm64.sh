# What script/sdk-arm64 --check does, which reads this: the same programs for both processors, by the same compiler, from the same suite's libraries.

logs=$root/.build/arm64
mkdir -p "$logs"
fail() {
    echo "script/sdk-arm64: $1" >&2
    exit 1
}

# Builds for both: build COMMAND LOG
build() {
    local product
    for product in TouchSpots dactyl dactyl-tools; do
        "$1" --product $product > "$logs/$2" 2>&1 || { grep -E 'error:' "$logs/$2" | head -n 20 >&2; tail -n 5 "$logs/$2" >&2; fail "$product does not build; all of it stands in $logs/$2"; }
    done
}
build cross_build build-arm64
build native_build build-amd64

# Five fingers on both.
export DACTYL_ON=headless DACTYL_SIZE=390x844 DACTYL_SCALE=2 DACTYL_PLAY=$root/Documentation/examples/five-fingers.touch
rm -f "$logs"/*.{png,jsonl}
DACTYL_SNAPSHOT=$logs/arm64.png DACTYL_LOG=$logs/arm64.jsonl emulated "$root/.build-arm64/$triple/release/TouchSpots" || fail "TouchSpots does not run under emulation"
DACTYL_SNAPSHOT=$logs/amd64.png DACTYL_LOG=$logs/amd64.jsonl native "$root/.build-debian/release/TouchSpots" || fail "TouchSpots does not run"
unset DACTYL_ON DACTYL_SIZE DACTYL_SCALE DACTYL_PLAY
grep -q '"phase":"began"' "$logs/amd64.jsonl" || fail "five fingers did not arrive: $logs/amd64.jsonl"
cmp "$logs/amd64.png" "$logs/arm64.png" >&2 || fail "the pictures of five fingers differ: $logs/amd64.png, $logs/arm64.png"
cmp "$logs/amd64.jsonl" "$logs/arm64.jsonl" >&2 || fail "the logs of five fingers differ: $logs/amd64.jsonl, $logs/arm64.jsonl"

emulated "$root/.build-arm64/$triple/release/dactyl-tools" scenarios "$root/Scenarios" > "$logs/scenarios" 2>&1 \
    || { grep -v ' ok$' "$logs/scenarios" | tail -n 20 >&2; fail "a scenario fails on arm64; all of it stands in $logs/scenarios"; }
echo "arm64: the picture ($(stat -c %s "$logs/arm64.png") bytes) and the log of five fingers are those of amd64; scenarios under emulation: $(tail -n 1 "$logs/scenarios")"

# What script/sdk-arm64 --check does, which reads this: the same programs for both processors, loaded with the same suite's libraries.

logs=$root/.build/arm64
mkdir -p "$logs"
fail() {
    echo "script/sdk-arm64: $1" >&2
    exit 1
}

for product in TouchSpots dactyl dactyl-tools; do
    cross_build --product $product > "$logs/build" 2>&1 || { grep -E 'error:' "$logs/build" | head -n 20 >&2; tail -n 5 "$logs/build" >&2; fail "$product does not build; all of it stands in $logs/build"; }
done
spots=$(built_here TouchSpots)
also_shared=$(toolchain_here)

# Five fingers on both.
export DACTYL_ON=headless DACTYL_SIZE=390x844 DACTYL_SCALE=2 DACTYL_PLAY=$root/Documentation/examples/five-fingers.touch
rm -f "$logs"/*.{png,jsonl}
DACTYL_SNAPSHOT=$logs/arm64.png DACTYL_LOG=$logs/arm64.jsonl emulated "$root/.build-arm64/$triple/release/TouchSpots" || fail "TouchSpots does not run under emulation"
DACTYL_SNAPSHOT=$logs/amd64.png DACTYL_LOG=$logs/amd64.jsonl native "$spots" || fail "TouchSpots does not run"
unset DACTYL_ON DACTYL_SIZE DACTYL_SCALE DACTYL_PLAY
grep -q '"phase":"began"' "$logs/amd64.jsonl" || fail "five fingers did not arrive: $logs/amd64.jsonl"
cmp "$logs/amd64.png" "$logs/arm64.png" >&2 || fail "the pictures of five fingers differ: $logs/amd64.png, $logs/arm64.png"
cmp "$logs/amd64.jsonl" "$logs/arm64.jsonl" >&2 || fail "the logs of five fingers differ: $logs/amd64.jsonl, $logs/arm64.jsonl"

emulated "$root/.build-arm64/$triple/release/dactyl-tools" scenarios "$root/Scenarios" > "$logs/scenarios" 2>&1 \
    || { grep -v ' ok$' "$logs/scenarios" | tail -n 20 >&2; fail "a scenario fails on arm64; all of it stands in $logs/scenarios"; }
echo "arm64: the picture ($(stat -c %s "$logs/arm64.png") bytes) and the log of five fingers are those of amd64; scenarios under emulation: $(tail -n 1 "$logs/scenarios")"

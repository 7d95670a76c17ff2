# For scripts with steps: each step says its number and what it does, then how long it took; the last thing is a table of both.
# A script sets `steps` to how many there are, calls `step TITLE` for each and `steps_done` at the end.
# What a step does beside others, in the background, is started with `beside` and awaited with `join`.

step_number=0
step_titles=()
step_times=()
step_began=$SECONDS

duration() {
    if [ "$1" -ge 60 ]; then printf '%d min %02d s' $(($1 / 60)) $(($1 % 60)); else printf '%d s' "$1"; fi
}

step() {
    end_step
    step_number=$((step_number + 1))
    step_titles+=("$1")
    step_began=$SECONDS
    printf '\n== %d of %d: %s\n' $step_number "$steps" "$1" >&2
}

end_step() {
    [ $step_number -gt 0 ] || return 0
    step_times+=($((SECONDS - step_began)))
    printf '== %d of %d took %s\n' $step_number "$steps" "$(duration "${step_times[-1]}")" >&2
}

steps_done() {
    end_step
    local index
    printf '\n' >&2
    for index in "${!step_titles[@]}"; do
        printf '%3d  %-13s %s\n' $((index + 1)) "$(duration "${step_times[$index]}")" "${step_titles[$index]}" >&2
    done
    printf '     %-13s in all\n' "$(duration $SECONDS)" >&2
}

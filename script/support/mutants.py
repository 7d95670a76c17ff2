"""Mutants of Swift sources, each behind a switch: for script/mutate.

A mutant is one line changed so that `mutant(N)` decides between it and what stands there. Sites are found by the shape of single lines, without a parser:
what does not compile is left out by the build. Nothing is changed in a line with a string, and each line has one mutant at most.
"""

import random
import re
from pathlib import Path

from swift_sources import code

# What the switch is, in each module that has mutants.
SWITCH = """internal import Glibc

/// The number of the mutant that is there; 0 for none.
private let activeMutant: Int32 = getenv("DACTYL_MUTANT").map { atoi($0) } ?? 0

@inline(never) func mutant(_ number: Int32) -> Bool { activeMutant == number }
"""
KEYWORD = re.compile(r"^(return|guard|if|else|for|while|repeat|switch|case|default|let|var|func|defer|break|continue|throw|precondition|preconditionFailure|"
                     r"assert|import|super\.init|self\.init|init|deinit|note|case|private|public|package|final|static|override|mutating|@|#|\.|\}|\)|\])\b|^[.#@})\]]")
STATEMENT = re.compile(r"^(?:_ = )?[A-Za-z_$][\w.$!?\[\]]*(?:\(.*\)|(?:\[[^\]]*\][\w.!?]*)? (?:=|\+=|-=) [^{]+)$")
CONDITION = re.compile(r"^(\s*(?:\} else )?(?:if|guard|while) )(.+?)( else \{| \{| else \{ .+ \}| \{ .+ \})$")
WHERE = re.compile(r"^(\s*for .+? where )(.+?)( \{| \{ .+ \})$")
FLIP = re.compile(r"^(\s*return )(true|false)$")
TRUTH = re.compile(r"^(\s*(?:[\w()@]+ )*(?:var|func) .*\bBool \{ )([^{}]+)( \})$")
INITIALIZER = re.compile(r"^(\s*)(?:[\w()@]+ )*init[?!]?[(<].*\{$")
EDGES = {" < ": " <= ", " <= ": " < ", " > ": " >= ", " >= ": " > "}


class Mutant:
    """A change of one place: `original` and `changed` are whole lines, `changed` with `MUTANT` for the switch."""

    def __init__(self, path, line, kind, original, changed):
        self.path, self.line, self.kind, self.original, self.changed = path, line, kind, original, changed
        self.number = 0
        self.killer = None

    @property
    def place(self):
        return f"{self.path}:{self.line}"

    @property
    def text(self):
        return " / ".join(line.strip() for line in self.original.split("\n"))


def clauses(condition):
    """The parts of a condition between commas outside of brackets, with their places."""
    depth, start, found = 0, 0, []
    for place, letter in enumerate(condition):
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and depth == 0:
            found.append((start, place))
            start = place + 2
    return found + [(start, len(condition))]


def is_plain(clause):
    """Whether the clause is a truth value, and stands on its own."""
    return not re.match(r"(let|var|case|#|await|try)\b", clause) and clause.count("(") == clause.count(")") and clause.count("{") == clause.count("}")


def of_condition(before, condition, after):
    """Each kind of mutant of a condition's clauses."""
    result = []
    for start, end in clauses(condition):
        clause = condition[start:end]
        if not clause or not is_plain(clause):
            continue
        # A new line of it, by what stands in place of the clause.
        def line(text, start=start, end=end):
            return before + condition[:start] + text + condition[end:] + after
        result += [("negated", line(f"(MUTANT != ({clause}))")), ("always", line(f"(MUTANT || ({clause}))")), ("never", line(f"(!MUTANT && ({clause}))"))]
        for old, new in EDGES.items():
            if clause.count(old) == 1:
                result.append(("edge", line(f"(MUTANT ? ({clause.replace(old, new)}) : ({clause}))")))
        if " && " in clause and " || " not in clause:
            result.append(("and", line(f"(MUTANT ? ({clause.replace(' && ', ' || ', 1)}) : ({clause}))")))
        if " || " in clause and " && " not in clause:
            result.append(("or", line(f"(MUTANT ? ({clause.replace(' || ', ' && ', 1)}) : ({clause}))")))
    return result


def of_line(line, before):
    """The mutants of a line of code without its comment: pairs of a kind and the new line."""
    if '"' in line or "#" in line:
        return []
    for shape in (CONDITION, WHERE):
        found = shape.match(line)
        if found:
            return of_condition(*found.groups())
    found = FLIP.match(line)
    if found:
        return [("flipped", f"{found.group(1)}MUTANT != {found.group(2)}")]
    found = TRUTH.match(line)
    if found and is_plain(found.group(2)):
        return [("negated", f"{found.group(1)}MUTANT != ({found.group(2)}){found.group(3)}")]
    bare = line.strip()
    indent = line[:len(line) - len(line.lstrip())]
    is_whole = bare.count("(") == bare.count(")") and bare.count("[") == bare.count("]") and "{" not in bare and "}" not in bare
    if is_whole and not KEYWORD.match(bare) and STATEMENT.match(bare) and re.search(r"[{};:)\w]$", before) and not before.endswith((",", "(", "[")):
        return [("dropped", f"{indent}if !MUTANT {{ {bare} }}")]
    return []


def sites(root, folders, choose):
    """The mutants of all lines below some folders, one a line, chosen where there are several."""
    result = []
    for folder in folders:
        for path in sorted((root / folder).rglob("*.swift")):
            lines = path.read_text(encoding="utf-8").split("\n")
            before, initializer = "", None
            for number, line in enumerate(code("\n".join(lines)).split("\n"), 1):
                line = line.rstrip()
                if not line:
                    continue
                # A string is gone from the line without comments: those lines are left alone.
                found = of_line(line, before) if '"' not in lines[number - 1] else []
                before = line
                # What an initializer sets it has to set.
                opened = INITIALIZER.match(line)
                if opened:
                    initializer = opened.group(1)
                elif initializer is not None and line.startswith(initializer + "}"):
                    initializer = None
                if initializer is not None:
                    found = [mutant for mutant in found if mutant[0] != "dropped"]
                if found:
                    kind, changed = choose(found)
                    result.append(Mutant(str(path.relative_to(root)), number, kind, lines[number - 1], changed))
    return result


def sample(root, groups, seed, count):
    """A seeded choice, as many of each group of folders."""
    generator, result = random.Random(seed), []
    for place, folders in enumerate(groups.values()):
        found = sites(root, folders, generator.choice)
        wanted = count // len(groups) + (place < count % len(groups))
        result += generator.sample(found, min(wanted, len(found)))
    return result


def known(root, page):
    """The mutants that a page names, and the names of those whose lines are no longer there.

    A block of the page is `name: path`, then the old lines, each after `- `, and the new ones after `+ `, with `MUTANT` for the switch.
    """
    result, lost, taken = [], [], set()
    for block in re.split(r"\n\s*\n", page.read_text(encoding="utf-8")):
        lines = [line for line in block.split("\n") if line and not line.startswith("#")]
        if not lines:
            continue
        name, _, path = lines[0].rpartition(": ")
        old, new = ("\n".join(line[2:] for line in lines[1:] if line.startswith(sign)) for sign in "-+")
        text = (root / path).read_text(encoding="utf-8") if (root / path).exists() else ""
        if f"\n{text}".count(f"\n{old}\n") != 1:
            lost.append(name)
            continue
        first = text[:f"\n{text}".index(f"\n{old}\n")].count("\n") + 1
        lines = {(path, first + line) for line in range(old.count("\n") + 1)}
        if lines & taken:
            lost.append(f"{name}: another has one of its lines")
            continue
        taken |= lines
        result.append(Mutant(path, first, name, old, new))
    return result, lost


def equivalents(page):
    """What changes nothing, by path, kind and line, with the reason."""
    result = {}
    for line in page.read_text(encoding="utf-8").split("\n"):
        parts = [part.strip() for part in line.split(" | ")]
        if len(parts) == 4 and not line.startswith("#"):
            result[tuple(parts[:3])] = parts[3]
    return result


def apply(root, target, mutants):
    """Writes the files of some mutants into a copy of the sources."""
    by_path = {}
    for mutant in mutants:
        by_path.setdefault(mutant.path, []).append(mutant)
    for path, own in by_path.items():
        text = (root / path).read_text(encoding="utf-8")
        lines = text.split("\n")
        # From the end, so that earlier lines keep their numbers.
        for mutant in sorted(own, key=lambda mutant: -mutant.line):
            place = mutant.line - 1
            lines[place:place + mutant.original.count("\n") + 1] = [mutant.changed.replace("MUTANT", f"mutant({mutant.number})")]
        write(Path(target) / path, "\n".join(lines))


def write(path, text):
    """Writes a file unless it says that already: what is not written is not compiled again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")

#!/usr/bin/env python3
"""The storeys of UIKit's sources: what names what, and what must not, for script/map.

script/support/storeys.py FOLDER   prints what is wrong with the sources in a folder

A file may name its own storey and those below. `swift_sources` finds what it names. Here two more ways up are found that it doesn't follow: the application, which
a member such as `UIApplication.shared` leads to wherever it is written, and members that one extension alone declares, of a type of a lower storey.
"""

import re
import sys
from pathlib import Path

sys.dont_write_bytecode = True
from swift_sources import DECLARATION, FORWARD, MODIFIERS, Sources  # noqa: E402

# From the lowest up. `Documentation/architecture/modules.md` says what is in them.
STOREYS = ["Values", "Core", "Kit", "App"]
# Passes other modules on, and is in no storey.
OUTSIDE = {"Exports.swift"}
APPLICATION = re.compile(r"\bUIApplication\s*\.\s*(?:shared|instance)\b")
# The application's answers to the storeys below: `enum Surroundings` is in the core, its members are above.
SEAMS = {"Surroundings"}
EXTENSION = re.compile(r"^(?:@[\w().,: ]+\s+)*(?:public |package )?extension\s+(\w+)")
MEMBER = re.compile(rf"^    (?:@[\w().,: ]+\s+)*(?:{MODIFIERS}|(?:override|required|convenience|weak|mutating)\s+)*"
                    r"(?:class|struct|enum|protocol|typealias|func|let|var|case)\s+`?([A-Za-z_]\w*)", re.M)
ANY_MEMBER = re.compile(MEMBER.pattern.replace("^    ", r"^\s*"), re.M)
TYPES = {"class", "struct", "enum", "protocol", "actor"}
USE = re.compile(r"\.([A-Za-z_]\w*)|(?<![.\w])([a-z]\w*)\(")


class Storeys:
    def __init__(self, sources, folder):
        self.sources, self.folder = sources, folder
        self.level_of = {path: STOREYS.index(self.place(path).parts[0]) for path in sources.files if self.place(path).parts[0] in STOREYS}

    def place(self, path):
        return path.relative_to(self.folder)

    def files(self, storey):
        return [path for path, level in self.level_of.items() if STOREYS[level] == storey]

    def faults(self):
        yield from self.homeless()
        yield from self.arrows_up()
        yield from self.applications()
        yield from self.members_up()

    def homeless(self):
        for path in self.sources.files:
            if path not in self.level_of and str(self.place(path)) not in OUTSIDE:
                yield f"{self.place(path)} is in no storey: {', '.join(STOREYS)}"

    def is_up(self, start, end):
        return start in self.level_of and end in self.level_of and self.level_of[end] > self.level_of[start]

    def arrows_up(self):
        for path in self.sources.files:
            for word in sorted(self.sources.words[path]):
                owners = self.sources.owners.get(word, ())
                if len(owners) == 1 and self.is_up(path, *owners):
                    yield self.up(path, word, *owners)

    def up(self, path, word, owner):
        return (f"{self.place(path)} names {word} of {self.place(owner)}, which is above: move what needs it up, move {word} down, "
                "or have Surroundings answer")

    def applications(self):
        for path, level in self.level_of.items():
            if STOREYS[level] == "App":
                continue
            for number, line in enumerate(self.sources.code[path].split("\n"), 1):
                if APPLICATION.search(line):
                    yield f"{self.place(path)}:{number} asks UIApplication itself; below App a function of Surroundings does that"

    def members_up(self):
        homes, members, all_owners = self.types(), {}, {}
        for path, text in self.sources.code.items():
            for name in ANY_MEMBER.findall(text):
                all_owners.setdefault(name, set()).add(path)
            for type_name, name in self.members_of_extensions(text):
                home = homes.get(type_name)
                if type_name not in SEAMS and home and self.is_up(home, path):
                    members.setdefault(name, set()).add(path)
        for path in self.level_of:
            used = {first or second for first, second in USE.findall(FORWARD.sub("", self.sources.code[path]))}
            for name in sorted(used & members.keys()):
                if len(all_owners[name]) == 1 and self.is_up(path, *members[name]):
                    yield self.up(path, f"the member {name}", *members[name])

    def types(self):
        homes = {}
        for path, text in self.sources.code.items():
            for line in text.split("\n"):
                declaration = DECLARATION.match(line)
                if declaration and declaration.group(1) in TYPES:
                    homes[declaration.group(2)] = path
        return homes

    @staticmethod
    def members_of_extensions(text):
        """The members of extensions, with the types that they extend; not those that their file alone sees."""
        type_name = None
        for line in text.split("\n"):
            extension = EXTENSION.match(line)
            if extension:
                type_name = extension.group(1)
            elif line.startswith("}"):
                type_name = None
            member = MEMBER.match(line) if type_name else None
            if member and not re.search(r"\b(?:private|fileprivate)\b(?!\(set\))", line[:member.start(1)]):
                yield type_name, member.group(1)


if __name__ == "__main__":
    place = Path(sys.argv[1])
    wrong = list(Storeys(Sources(place), place).faults())
    for fault in wrong:
        print(fault, file=sys.stderr)
    sys.exit(1 if wrong else 0)

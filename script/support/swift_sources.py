"""What Swift sources name: for script/map.

Inside a module imports say nothing. So a file is taken to need another when it names a type, function or value that the other declares at
its outermost level. Comments and strings are left out. Members and extensions are not followed: arrows are missing rather than invented.
Nor are members that apps may override and that hand on to another file on one line: they are iOS's interface, whose classes all name each other.
"""

import collections
import re
import statistics

WORD = re.compile(r"[A-Za-z_]\w*")
MODIFIERS = (r"(?:public|package|internal|fileprivate|private|open|final|indirect|nonisolated|@MainActor|dynamic|lazy|static|"
             r"class(?=\s+(?:var|func)))(?:\([\w ]+\))?\s+")
DECLARATION = re.compile(rf"^(?:@[\w().,: ]+\s+)*(?:{MODIFIERS})*(class|struct|enum|protocol|actor|typealias|func|let|var|macro)\s+([A-Za-z_]\w*)")
IMPORT = re.compile(r"^\s*(?:@\w+(?:\([\w, ]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+"
                    r"(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)", re.M)
NOT_CODE = re.compile(r'/\*.*?\*/|//[^\n]*|#*"""(?:\\.|[^\\])*?"""#*|#*"(?:\\.|[^"\\\n])*"#*', re.S)


def code(text):
    """The text without comments and strings, with as many lines."""
    return NOT_CODE.sub(lambda found: "\n" * found.group().count("\n"), text)


# A member that apps may override, and that hands on to another file on its one line.
FORWARD = re.compile(r"^ +(?:@\w+ )*(?:override )?open (?:override )?(?:weak )?(?:var|func)\b[^\n]*\{[^\n]*\}$", re.M)
TYPE = re.compile(rf"^\s*(?:@[\w().,: ]+\s+)*(?:{MODIFIERS})*(?:class|struct|actor)\s+(\w+)")
PROPERTY = re.compile(r"^\s*(?:@[\w.]+(?:\([^()]*\))?\s+)*(?:[a-z]+(?:\([\w ]+\))?\s+)*?(?:let|var)\s+(.*)")
NAME = re.compile(r"(?:^|,)\s*\w+\s*(?=[:=]|$)")
BRACKETS = re.compile(r"\([^()]*\)|\[[^\[\]]*\]|<[^<>]*>")


def is_computed(rest):
    """Whether what follows `var` is a property that is computed: its accessors follow its type. Observers belong to stored ones."""
    place = re.search(r"[{=]", rest)
    return bool(place) and place.group() == "{" and not re.match(r"\{\s*(?:didSet|willSet)\b", rest[place.start():])


def types(text):
    """The names of the classes, structures and actors of a file, inner ones too."""
    return [named.group(1) for named in map(TYPE.match, code(text).split("\n")) if named]


def stored_properties(text):
    """How many stored properties each class, structure and actor of a file has, static ones left out."""
    found, open_types, depth = {}, [], 0
    for line in code(text).split("\n"):
        named, declared = TYPE.match(line), PROPERTY.match(line)
        if declared and open_types and open_types[-1][1] == depth and not re.search(r"\bstatic\b", line[:declared.start(1)]):
            rest = declared.group(1)
            while BRACKETS.search(rest):
                rest = BRACKETS.sub("", rest)
            if not is_computed(rest):
                found[open_types[-1][0]] += len(NAME.findall(rest.split("{")[0].rstrip()))
        if named:
            open_types.append((named.group(1), depth + 1))
            found.setdefault(named.group(1), 0)
        depth += line.count("{") - line.count("}")
        while open_types and depth < open_types[-1][1]:
            open_types.pop()
    return found


def circles(graph):
    """The sets of members that lead to each other (Tarjan's strongly connected components) with more than one member, the largest first."""
    number, low, stack, waiting, found = {}, {}, [], set(), []

    def enter(node):
        number[node] = low[node] = len(number)
        stack.append(node)
        waiting.add(node)
        return node, iter(sorted(graph[node]))

    for root in sorted(graph):
        if root in number:
            continue
        path = [enter(root)]
        while path:
            node, rest = path[-1]
            for other in rest:
                if other not in graph:
                    continue
                if other not in number:
                    path.append(enter(other))
                    break
                if other in waiting:
                    low[node] = min(low[node], number[other])
            else:
                path.pop()
                if path:
                    low[path[-1][0]] = min(low[path[-1][0]], low[node])
                if low[node] == number[node]:
                    members = stack[stack.index(node):]
                    del stack[stack.index(node):]
                    waiting -= set(members)
                    if len(members) > 1:
                        found.append(sorted(members))
    return sorted(found, key=lambda members: (-len(members), members))


class Sources:
    """The Swift files below a folder. Their folders are those in it, or, where it has storeys, those in its storeys."""

    def __init__(self, folder, depth=1):
        self.files = sorted(path for path in folder.rglob("*.swift") if ".build" not in path.parts)
        self.lines, self.imports, self.code = {}, set(), {}
        words, owners = {}, collections.defaultdict(set)
        self.imports_of = {}
        for path in self.files:
            text = path.read_text(encoding="utf-8")
            bare = self.code[path] = code(text)
            self.lines[path] = text.count("\n")
            self.imports_of[path] = set(IMPORT.findall(bare))
            self.imports |= self.imports_of[path]
            words[path] = set(WORD.findall(FORWARD.sub("", bare)))
            for line in bare.split("\n"):
                declaration = DECLARATION.match(line)
                if declaration and not re.search(r"\b(private|fileprivate)\b", line[:declaration.start(1)]):
                    owners[declaration.group(2)].add(path)
        self.folder_of = {path: "/".join(path.parent.relative_to(folder).parts[:depth]) for path in self.files}
        self.words, self.owners = words, owners
        self.graph = {path: set() for path in self.files}
        self.arrows = collections.defaultdict(set)
        for path in self.files:
            for word in words[path]:
                # What several files declare says nothing.
                if len(owners.get(word, ())) == 1:
                    self.graph[path] |= owners[word] - {path}
            for other in self.graph[path]:
                if self.folder_of[path] != self.folder_of[other]:
                    self.arrows[self.folder_of[path], self.folder_of[other]].add(path)
        self.folders = {self.folder_of[path]: set() for path in self.files}
        for start, end in self.arrows:
            self.folders[start].add(end)
        self.file_circles, self.folder_circles = circles(self.graph), circles(self.folders)

    @property
    def total(self):
        return sum(self.lines.values())

    @property
    def median(self):
        return int(statistics.median(self.lines.values())) if self.lines else 0

    @property
    def longest(self):
        return max(self.lines.values(), default=0)

    @property
    def largest_circle(self):
        return len(self.file_circles[0]) if self.file_circles else 0

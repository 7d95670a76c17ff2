"""The tutorial: what DocC reads, as a page of the site."""

import difflib
import re

import layout
import markdown

FOLDER = "Documentation/Tutorial/Sources/MultiTouch/MultiTouch.docc"
PATH = "tutorial/index.html"
DIRECTIVE = re.compile(r"\s*@(\w+)(?:\(([^)]*)\))?\s*(\{)?\s*$")


class Node:
    """A directive of DocC: its name, its arguments, and what stands in it: directives, and texts between them."""

    def __init__(self, name, arguments=""):
        self.name = name
        self.arguments = dict(re.findall(r'(\w+):\s*(?:"([^"]*)"|\w+)', arguments or ""))
        self.inside = []

    def all(self, name):
        return [part for part in self.inside if isinstance(part, Node) and part.name == name]

    def text(self):
        return "\n".join(part for part in self.inside if isinstance(part, str)).strip()


def parse(source):
    """The tree of a file. Lines that neither begin nor end a directive are text."""
    root = Node("File")
    stack = [root]
    for line in source.split("\n"):
        match = DIRECTIVE.match(line)
        if match:
            node = Node(match.group(1), match.group(2))
            stack[-1].inside.append(node)
            if match.group(3):
                stack.append(node)
        elif line.strip() == "}":
            stack.pop()
        else:
            stack[-1].inside.append(line.strip())
    if len(stack) != 1:
        raise SystemExit("script/site: a directive of the tutorial has no end: @%s" % stack[-1].name)
    return root


class Tutorial:
    def __init__(self, root):
        self.resources = root / FOLDER / "Resources"
        self.tree = parse((root / FOLDER / "Pond.tutorial").read_text()).all("Tutorial")[0]
        intro = self.tree.all("Intro")[0]
        self.title = intro.arguments["title"]
        self.sections = [section.arguments["title"] for section in self.tree.all("Section")]
        self.images, self.seen = set(), set()
        self.texts = {}
        self.collect(self.tree)
        self.html = dict(zip(self.texts, markdown.convert(list(self.texts)))) if self.texts else {}

    def collect(self, node):
        if node.text():
            self.texts[node.text()] = None
        for part in node.inside:
            if isinstance(part, Node):
                self.collect(part)

    def said(self, node):
        return self.html.get(node.text(), "")

    def image(self, node):
        """A picture, once in each section."""
        name = node.arguments["source"]
        if name in self.seen:
            return ""
        self.seen.add(name)
        self.images.add(name)
        return '<img class="step" src="%s" alt="%s" loading="lazy">' % (layout.relative("images/tutorial-" + name, PATH), layout.escape(node.arguments["alt"]))

    def code(self, node):
        """A file as it stands after the step. What is new in it is marked."""
        lines = (self.resources / node.arguments["file"]).read_text().rstrip("\n").split("\n")
        old, new = node.arguments.get("previousFile"), set()
        if old:
            before = (self.resources / old).read_text().rstrip("\n").split("\n")
            for kind, _, _, start, end in difflib.SequenceMatcher(None, before, lines, autojunk=False).get_opcodes():
                if kind in ("insert", "replace"):
                    new.update(range(start, end))
        marked = "\n".join("<mark>%s</mark>" % layout.escape(line) if index in new and line.strip() else layout.escape(line) for index, line in enumerate(lines))
        shown = "".join(self.image(image) for image in node.all("Image"))
        return '<figure><figcaption>%s%s</figcaption><pre><code>%s</code></pre>%s</figure>' % (
            layout.escape(node.arguments["name"]), ": what is new is marked" if new else "", marked, shown)

    def questions(self):
        for question in self.tree.all("Assessments")[0].all("MultipleChoice"):
            yield '<div class="question">%s' % self.said(question)
            for choice in question.all("Choice"):
                reason = choice.all("Justification")[0]
                yield "<details><summary>%s</summary><p>%s</p>%s</details>" % (
                    markdown.plain(self.said(choice)), layout.escape(reason.arguments["reaction"]), self.said(reason))
            yield "</div>"

    def body(self):
        intro = self.tree.all("Intro")[0]
        yield "<h1>%s</h1>%s%s" % (layout.escape(self.title), self.said(intro), "".join(map(self.image, intro.all("Image"))))
        yield "<ol>%s</ol>" % "".join('<li><a href="#%s">%s</a></li>' % (markdown.anchor(title), layout.escape(title)) for title in self.sections)
        for section in self.tree.all("Section"):
            self.seen = set()
            title = section.arguments["title"]
            yield '<h2 id="%s">%s</h2>' % (markdown.anchor(title), layout.escape(title))
            for media in section.all("ContentAndMedia"):
                yield self.said(media)
            yield "<ol class=\"steps\">"
            for step in section.all("Steps")[0].all("Step"):
                parts = [self.image(part) if part.name == "Image" else self.code(part) for part in step.inside if isinstance(part, Node)]
                yield "<li>%s%s</li>" % (self.said(step), "".join(parts))
            yield "</ol>"
            for media in section.all("ContentAndMedia"):
                yield from map(self.image, media.all("Image"))
        yield "<h2 id=\"questions\">Questions</h2>"
        yield from self.questions()

    def write(self, write):
        write(PATH, layout.page(PATH, self.title, "\n".join(self.body())))
        for name in self.images:
            write("images/tutorial-" + name, (self.resources / name).read_bytes())

    def index(self):
        """(title, path, kind) of the page and its headings, for the search."""
        yield self.title, PATH, "tutorial"
        for title in self.sections:
            yield "%s: %s" % (self.title, title), PATH + "#" + markdown.anchor(title), "tutorial"

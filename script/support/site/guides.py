"""The pages of Documentation, and those at the top of the repository."""

import posixpath
import re

import layout
import markdown
import rules
import tutorial

# What newcomers look for first, then the rest by folder.
FIRST = ["README.md", "Documentation/coming-from-ios.md", "Documentation/gestures/README.md", "Documentation/touch-testing.md", "Documentation/unmodified-sources.md",
         "Documentation/inspector.md", "Documentation/recordings.md", "Documentation/bundles.md", "Documentation/boards.md", "CHANGELOG.md", "PUBLIC-API.md"]
GROUPS = [("Gesture recognizers", "Documentation/gestures/"), ("Architecture", "Documentation/architecture"), ("How it works inside", "Documentation/inside/"), ("Performance", "Documentation/performance/"),
          ("Decisions", "Documentation/decisions/"), ("More", "")]
# The rules and the tutorial have pages of their own.
ELSEWHERE = {"Documentation/touch-semantics.md": "rules/index.html", "Documentation/Tutorial": tutorial.PATH}
# Larger pages are divided at their headings.
MOST = 80_000


def place(source):
    """Where a page of the repository stands in the site."""
    path = re.sub(r"^Documentation/", "", source)[:-len(".md")].lower()
    return "guides/" + (path[:-len("readme")] + "index" if path.endswith("/readme") else path) + ".html"


def sources(root):
    found = [path.relative_to(root).as_posix() for path in sorted((root / "Documentation").rglob("*.md")) if ".docc" not in path.as_posix()]
    found = [path for path in found if path not in ELSEWHERE and not path.startswith("Documentation/touch-semantics/")]
    return [name for name in ("README.md", "CHANGELOG.md", "PUBLIC-API.md", "CONTRIBUTING.md", "SECURITY.md") if (root / name).exists()] + found


class Guides:
    def __init__(self, root):
        self.root = root
        self.sources = sources(root)
        self.places = {source: place(source) for source in self.sources} | ELSEWHERE
        self.images = set()
        texts = markdown.convert([(root / source).read_text() for source in self.sources])
        self.bodies = {source: markdown.finish(text) for source, text in zip(self.sources, texts)}
        self.titles = {source: re.sub(r"^Dactyl: ", "", markdown.plain(re.search(r"<h1[^>]*>(.*?)</h1>", text, re.S).group(1))) for source, text in self.bodies.items()}
        self.titles["README.md"] = "Read me first"
        self.parts = {}
        for source in self.sources:
            self.divide(source)

    def divide(self, source):
        """Which part of a long page has which anchor: the parts as HTML, the first of which has the page's own address."""
        body = self.bodies[source]
        if len(body) <= MOST:
            self.parts[source] = [body]
            return
        pieces, parts = re.split(r"(?=<h[23] )", body), [""]
        for piece in pieces:
            if parts[-1] and len(parts[-1]) + len(piece) > MOST:
                parts.append("")
            parts[-1] += piece
        # What is longer without a heading is a list.
        self.parts[source] = [cut for part in parts for cut in self.cut(part)]

    @staticmethod
    def cut(part):
        if len(part) <= MOST:
            return [part]
        lines, cuts = re.split(r"(?=<li>)", part), [""]
        for line in lines:
            if len(cuts[-1]) + len(line) > MOST:
                cuts[-1] += "</ul>"
                cuts.append("<ul>")
            cuts[-1] += line
        return cuts

    def part_place(self, source, index):
        return self.places[source] if index == 0 else self.places[source][:-len(".html")] + "-%d.html" % (index + 1)

    def address(self, source, path, target):
        """What a link of a page leads to: an address in the site, or None for what is not in it."""
        if re.match(r"https?:", target):
            return None
        to, _, anchor = target.partition("#")
        resolved = posixpath.normpath(posixpath.join(posixpath.dirname(source), to)) if to else source
        if resolved.endswith((".png", ".svg")) and (self.root / resolved).exists():
            self.images.add(resolved)
            return layout.relative("images/" + resolved.replace("/", "-"), path)
        if (self.root / resolved).is_dir() and resolved + "/README.md" in self.places:
            resolved += "/README.md"
        if resolved not in self.places:
            # A file that the site leaves out is text; one that is not there is for the check to find.
            return None if (self.root / resolved).exists() else "dead/" + resolved
        if resolved in ELSEWHERE:
            return layout.relative(ELSEWHERE[resolved], path)
        if not anchor:
            return layout.relative(self.places[resolved], path)
        for index, part in enumerate(self.parts[resolved]):
            if 'id="%s"' % anchor in part:
                return layout.relative(self.part_place(resolved, index) + "#" + anchor, path)
        return layout.relative(self.places[resolved] + "#" + anchor, path)

    def link(self, source, path, text):
        def anchor(match):
            if re.match(r"https?:", match.group(1)):
                return match.group(0)
            to = self.address(source, path, match.group(1))
            return '<a href="%s">%s</a>' % (to, match.group(2)) if to else match.group(2)

        def image(match):
            return 'src="%s" loading="lazy"' % (self.address(source, path, match.group(1)) or match.group(1))

        text = re.sub(r'<a href="([^"]*)">(.*?)</a>', anchor, text, flags=re.S)
        return re.sub(r'src="([^"]*)"', image, text)

    def write(self, write, known_rules):
        for source in self.sources:
            parts = self.parts[source]
            for index, part in enumerate(parts):
                path = self.part_place(source, index)
                body = rules.link(self.link(source, path, part), path, known_rules)
                if len(parts) > 1:
                    body += '<p class="parts">%s</p>' % " ".join(
                        '<a href="%s"%s>Part %d</a>' % (layout.relative(self.part_place(source, other), path), ' aria-current="page"' if other == index else "", other + 1)
                        for other in range(len(parts)))
                write(path, layout.page(path, self.titles[source], body, [("Guides", "guides/index.html")]))
        path, done, body = "guides/index.html", set(), "<h1>Guides</h1>"
        for title, chosen in [("To begin with", [name for name in FIRST if name in self.places])] + [
                (title, [name for name in self.sources if name.startswith(start)]) for title, start in GROUPS]:
            chosen = [name for name in chosen if name not in done]
            done.update(chosen)
            if chosen:
                body += "<h2>%s</h2><ul>%s</ul>" % (title, "".join('<li><a href="%s">%s</a></li>' % (layout.relative(self.places[name], path), layout.escape(self.titles[name])) for name in chosen))
        write(path, layout.page(path, "Guides", body))

    def index(self):
        """(title, path, kind) of each page and heading, for the search."""
        for source in self.sources:
            for number, part in enumerate(self.parts[source]):
                path = self.part_place(source, number)
                if number == 0:
                    yield self.titles[source], path, "guide"
                for name, inner in re.findall(r'<h[23] id="([^"]+)">(.*?)</h', part, re.S):
                    yield "%s: %s" % (self.titles[source], markdown.plain(inner)), path + "#" + name, "guide"

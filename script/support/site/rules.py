"""The specification: a page a section, and an anchor a rule."""

import re

import layout
import markdown

SOURCE = "Documentation/touch-semantics.md"
CHAPTER = re.compile(r"\(touch-semantics/([\w-]+\.md)\)")
RULE = re.compile(r"\bR-[A-Z]+-\d+[a-z]?\b")


class Rules:
    def __init__(self, root):
        text = (root / SOURCE).read_text()
        introduction, *sections = re.split(r"^(?=## )", text, flags=re.M)
        chapters = [(root / "Documentation/touch-semantics" / name).read_text() for name in CHAPTER.findall(text)]
        # The site makes anchors of its own; a chapter's title is a heading like those of the page.
        sections = [section for section in sections if not section.startswith("## Contents")]
        sections += ["#" + re.sub(r'<a id="[^"]*"></a>', "", chapter) for chapter in chapters]
        self.introduction, *bodies = markdown.convert([introduction] + sections)
        self.pages, self.known, self.texts = [], {}, {}
        for body in bodies:
            body = markdown.finish(re.sub(r"<h2>(.*?)</h2>", r"<h1>\1</h1>", body, count=1, flags=re.S))
            title = markdown.plain(re.search(r"<h1[^>]*>(.*?)</h1>", body, re.S).group(1))
            path = "rules/%s.html" % markdown.anchor(re.sub(r"^\d+\. ", "", title))
            self.pages.append((path, title, self.anchored(body, path)))

    def anchored(self, body, path):
        """Where a rule stands first in a list or a row of a table, it has its anchor."""
        def give(match):
            before, rule, after = match.groups()
            if rule in self.known:
                return match.group(0)
            self.known[rule] = path + "#" + rule
            self.texts[rule] = markdown.plain(after)[:120].strip()
            return '%s<a class="rule" id="%s" href="#%s">%s</a>%s' % (before, rule, rule, rule, after)
        return re.sub(r"(<li>(?:\s*<p>)?\s*(?:<strong>)?|<td>)(R-[A-Z]+-\d+[a-z]?)\b([^\n]*)", give, body)

    def write(self, write):
        path = "rules/index.html"
        listed = "".join('<li><a href="%s">%s</a></li>' % (layout.relative(to, path), layout.escape(title)) for to, title, _ in self.pages)
        write(path, layout.page(path, "Rules", self.introduction + "<ul>%s</ul><p>%d rules. A link to one is its page with its name behind #, as <a href=\"%s\">R-DLV-1</a>.</p>" % (
            listed, len(self.known), layout.relative(self.known["R-DLV-1"], path))))
        for index, (path, title, body) in enumerate(self.pages):
            around = [self.pages[other] for other in (index - 1, index + 1) if 0 <= other < len(self.pages)]
            foot = '<p class="parts">%s</p>' % " ".join('<a href="%s">%s</a>' % (layout.relative(to, path), layout.escape(name)) for to, name, _ in around)
            # Links of the page's own text lead to other files of the repository.
            body = re.sub(r'<a href="(?!#|https?:)[^"]*">(.*?)</a>', r"\1", body)
            write(path, layout.page(path, title, link(body, path, self.known) + foot, [("Rules", "rules/index.html")]))

    def index(self):
        for path, title, _ in self.pages:
            yield title, path, "rules"
        for rule, to in self.known.items():
            yield "%s %s" % (rule, self.texts[rule]), to, "rule"


def link(text, path, known):
    """Makes a link of each rule that is named, outside links and tags."""
    parts = re.split(r"(<a .*?</a>|<[^>]+>)", text, flags=re.S)
    for index, part in enumerate(parts):
        if index % 2 == 0:
            parts[index] = RULE.sub(lambda match: '<a href="%s">%s</a>' % (layout.relative(known[match.group(0)], path), match.group(0)) if match.group(0) in known else match.group(0), part)
    return "".join(parts)

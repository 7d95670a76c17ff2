"""The page that a stranger sees first."""

import layout

BODY = """<h1>UIKit's multi-touch for Linux, in Swift</h1>
<div class="stage">
<figure>
<picture>
<source srcset="images/fingers.png" media="(prefers-reduced-motion: reduce)">
<img class="fingers" src="images/fingers.gif" width="390" height="600" alt="Five fingers circle on the screen; a spot follows each">
</picture>
<figcaption>Apple's sample app for multi-touch under five fingers, as its source stands.</figcaption>
</figure>
<div>
<p>Touch code that was written for iOS compiles as it stands, and real fingers reach it: on X11, Wayland, a bare display, or a phone's browser.
The module is called <code>UIKit</code>.</p>
<ul>
<li><a href="sessions/index.html">A session that plays itself</a>: which recognizer began, which waited, and why</li>
<li><a href="tutorial/index.html">A tutorial</a>: an app for many fingers, from an empty window to its tests</li>
<li><a href="guides/gestures/index.html">Gesture recognizers</a>: tap, pan, pinch, and your own</li>
<li><a href="guides/touch-testing.html">Tests with fingers</a>, on a virtual clock</li>
<li><a href="rules/index.html">%d rules</a> of behaviour, each with its source</li>
<li><a href="reference/index.html">Reference</a></li>
</ul>
<h2>Begin</h2>
<p>On Debian or Ubuntu with a toolchain of Swift, in a checkout:</p>
<pre><code>script/run
swift build -c release --traits Web &amp;&amp; script/install
dactyl new Hello &amp;&amp; cd Hello
dactyl run</code></pre>
<p><a href="guides/readme.html">Read me first</a> goes on from here; <a href="guides/coming-from-ios.html">coming from iOS</a> says what is different.</p>
</div>
</div>
"""


def write(write_page, rule_count):
    write_page("index.html", layout.page("index.html", "Dactyl", BODY % rule_count))

"""Names and chat are text, whatever is written in them: nothing of it runs, nothing of it becomes part of the page."""

import json
from itertools import product
from typing import Final

from playwright.sync_api import expect
from websockets.sync.client import connect

from camarilla.protocol import VERSION
from tests.browser.guest import Guest, Invite
from tests.patience import PATIENCE

RUNS: Final = ("alert(1)", "window.ran=1", "fetch('//elsewhere.invalid')")
FORMS: Final = (
    "<script>{}</script>",
    "<SCRIPT SRC=data:text/javascript,{}></SCRIPT>",
    "<scr<script>ipt>{}</scr</script>ipt>",
    "<img src=x onerror={}>",
    "<img/src='x'/onerror='{}'>",
    "<IMG SRC=javascript:{}>",
    "<svg onload={}>",
    "<svg><script>{}</script></svg>",
    "<svg><animate onbegin={} attributeName=x dur=1s>",
    "<math><mtext></form><form><mglyph><style></math><img src onerror={}>",
    "<iframe src=javascript:{}></iframe>",
    "<iframe srcdoc='<script>{}</script>'></iframe>",
    "<object data=javascript:{}></object>",
    "<embed src=javascript:{}>",
    "<a href=javascript:{}>click</a>",
    "<a href='jav&#x09;ascript:{}'>click</a>",
    "<body onload={}>",
    "<details open ontoggle={}>",
    "<video><source onerror={}></video>",
    "<audio src=x onerror={}>",
    "<input autofocus onfocus={}>",
    "<select autofocus onfocus={}>",
    "<marquee onstart={}>",
    "<form action=javascript:{}><button autofocus>",
    "<link rel=stylesheet href=javascript:{}>",
    "<meta http-equiv=refresh content='0;url=javascript:{}'>",
    "<style>@import 'javascript:{}';</style>",
    "<div style=\"background:url('javascript:{}')\">",
    "<base href='javascript:{}//'>",
    "<template><script>{}</script></template>",
    "<custom-part onclick={} tabindex=1 id=x>",
    "<noscript><p title='</noscript><img src=x onerror={}>'>",
    "<textarea></textarea><img src=x onerror={}>",
    "<title></title><img src=x onerror={}>",
    "<!--><img src=x onerror={}>-->",
    "<![CDATA[><img src=x onerror={}>]]>",
    "<?xml version='1.0'?><img src=x onerror={}>",
    "</p></div></li><script>{}</script>",
    '"><script>{}</script>',
    "'><img src=x onerror={}>",
    "`><img src=x onerror={}>",
    '" autofocus onfocus={} x="',
    "' onmouseover='{}",
    "javascript:{}",
    "data:text/html,<script>{}</script>",
    "&lt;script&gt;{}&lt;/script&gt;",
    "&#60;script&#62;{}&#60;/script&#62;",
    "%3Cscript%3E{}%3C/script%3E",
    "\\u003cscript\\u003e{}\\u003c/script\\u003e",
    "\\x3cscript\\x3e{}\\x3c/script\\x3e",
    "{{{{constructor.constructor('{}')()}}}}",
    "${{{}}}",
    "#{{{}}}",
    "{{@html '<script>{}</script>'}}",
    "{{ $player }} {{ web-lead }} {}",
    "[click](javascript:{})",
    "![x](x' onerror='{})",
    "<script>//\u2028{}</script>",
    "\u202e<script>{}</script>",
    "<img src=x onerror\u00a0={}>",
    "\uff1cscript\uff1e{}\uff1c/script\uff1e",
    "<x:script xmlns:x='http://www.w3.org/1999/xhtml'>{}</x:script>",
    "<img src=x onerror=eval(atob('{}'))>",
    "__proto__ constructor toString {}",
    "<button popovertarget=x onclick={}>",
    "<dialog open onclose={}>",
    "<img srcset=x onerror={}>",
    "<picture><source srcset=x><img onerror={}></picture>",
    "<track src=x onerror={}>",
    "<bgsound src=javascript:{}>",
    "<table background=javascript:{}>",
    "<isindex action=javascript:{} type=image>",
    "<keygen autofocus onfocus={}>",
    "<frameset onload={}>",
    "<layer src=javascript:{}></layer>",
    "<xss onpointerrawupdate={} style=display:block>",
    "<img src=x onerror='{}'//",
    "<img src=x onerror={}",
    "<<script>{}//<</script>",
    "<script\t>{}</script\t>",
    "<script\n>{}</script\n>",
    "<img\nsrc=x\nonerror={}>",
    "<svg/onload={}//",
    "<a id=x href=# onclick={}>",
    "<p id=app onclick={}>",
    "<p class=stage data-choice onclick={}>",
    "<use href='data:image/svg+xml,<svg onload={}>'>",
    "<image href=javascript:{}>",
    "<foreignObject><script>{}</script></foreignObject>",
    "<area href=javascript:{} shape=default>",
    "<object type=text/html data='data:text/html,<script>{}</script>'>",
    "<script type=module>{}</script>",
    "<script type=importmap>{}</script>",
    "<link rel=modulepreload href=data:text/javascript,{}>",
    "<link rel=icon onload={} href=/icon.svg>",
    "<img loading=lazy src=x onerror={}>",
    "<slot onslotchange={}>",
    "<fieldset disabled onpointerover={}>",
    "<progress onanimationend={}>",
    "<wbr ontransitionend={}>",
)
NAMES: Final = ("<b>Ann</b>", "<img src onerror=a>", "<svg onload=a()>", "{{name}}${name}", '"><u>Ann</u>', "'Ann'&lt;")


def payloads() -> list[str]:
    """Three hundred ways to be misread."""
    return [form.format(run) for form, run in product(FORMS, RUNS)]


def say_all(guest: Guest, words: list[str]) -> None:
    """Say many things at a guest's table, with the guest's own session but without the page's manners."""
    cookies = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in guest.context.cookies())
    address = f"{guest.url.replace('http', 'ws')}/ws/tables/{guest.table}"
    with connect(address, additional_headers={"Cookie": cookies, "Origin": guest.url}, open_timeout=PATIENCE) as socket:
        socket.send(json.dumps({"type": "Hello", "version": VERSION, "stretch": None, "since": 0}))
        for number, text in enumerate(words):
            socket.send(json.dumps({"type": "Say", "id": f"h{number}", "text": text}))
        left = {f"h{number}" for number in range(len(words))}
        while left:
            told = json.loads(socket.recv(timeout=PATIENCE))
            assert told["type"] != "Refused", told
            if told["type"] == "Done":
                left.discard(told["id"])


def test_three_hundred_payloads_are_text(invite: Invite) -> None:
    words = payloads()
    assert len(set(words)) >= 300
    ann, bob = invite(), invite()
    address = ann.make_table("secrets", 4)
    bob.come_in(address, NAMES[0])
    expect(ann.page.locator(".room__seats")).to_contain_text(NAMES[0])
    ann.fill_with_bots()
    ann.start()
    bob.page.locator(".stage").wait_for()
    for guest in (ann, bob):
        guest.tab("talk")
    parts = [
        guest.page.evaluate("document.querySelectorAll('script, iframe, object, embed').length") for guest in (ann, bob)
    ]
    say_all(bob, words)
    for guest, before in zip((ann, bob), parts, strict=True):
        said = guest.page.locator(".talk .say__text")
        expect(said).to_have_count(len(words))
        assert said.evaluate_all("(all) => all.filter((one) => one.childElementCount > 0).length") == 0
        shown = said.evaluate_all("(all) => all.map((one) => one.textContent)")
        assert [" ".join(one.split()) for one in shown] == [" ".join(one.split()) for one in read_back(words, shown)]
        assert guest.page.evaluate("document.querySelectorAll('script, iframe, object, embed').length") == before
        assert guest.page.evaluate("'ran' in window") is False


def read_back(words: list[str], shown: list[str]) -> list[str]:
    """What was said, as a table shows it: the server may leave out signs that nobody sees, and nothing else."""
    unseen = {"\u202e", "\u2028"}
    return [
        word if " ".join(word.split()) == " ".join(text.split()) else "".join(s for s in word if s not in unseen)
        for word, text in zip(words, shown, strict=True)
    ]


def test_names_are_text(invite: Invite) -> None:
    host = invite()
    address = host.make_table("secrets", 4 + len(NAMES) - 3)
    for name in NAMES:
        guest = invite()
        guest.come_in(address, name)
        seats = host.page.locator(".room__seats")
        expect(seats).to_contain_text(name)
        assert seats.locator("img, b b, u, svg[onload]").count() == 0
    host.start()
    assert host.page.locator(".stage").locator("img[src=x], u, svg[onload]").count() == 0
    assert host.page.evaluate("document.querySelectorAll('[onerror], [onload], [onclick]').length") == 0

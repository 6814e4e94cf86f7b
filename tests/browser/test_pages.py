"""The pages around the tables: axe finds nothing on any of them, and it would find something."""

import re

import pytest

from tests.browser import tour
from tests.browser.axe import violations
from tests.browser.guest import LOOKS, Invite, Look


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_no_page_has_barriers(invite: Invite, look: Look) -> None:
    guest = invite(look)
    found = {stop: violations(guest.page) for stop in tour.house(guest)}
    found |= {stop: violations(guest.page) for stop in tour.room(guest, host=invite())}
    found |= {stop: violations(guest.page) for stop in tour.absence(guest, friend=invite())}
    assert {stop: wrong for stop, wrong in found.items() if wrong} == {}


def test_a_barrier_would_be_found(invite: Invite) -> None:
    guest = invite()
    guest.home()
    guest.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert [wrong.split()[0] for wrong in violations(guest.page)] == ["button-name"]


def test_an_error_and_a_stranger_would_be_found(invite: Invite) -> None:
    guest = invite()
    guest.home()
    guest.page.evaluate("console.error('planted'); new Image().src = 'http://elsewhere.invalid/'")
    guest.page.evaluate("setTimeout(() => { throw new Error('planted') })")
    planted = ("console error: planted", "error: planted", "request to another host: http://elsewhere.invalid/")
    guest.until(lambda: all(any(wrong.startswith(one) for wrong in guest.wrong) for one in planted))
    guest.excused = re.compile("planted|elsewhere")

"""What is chosen stays chosen; who one is goes along to another device, and away when asked."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.kit.browser import Guest, filled

GuestMaker = Callable[..., Guest]


def come_in(guest: Guest, name: str) -> None:
    """Be somebody here."""
    guest.go("settings")
    form = guest.page.get_by_role("region", name="Your name")
    form.get_by_label("Your name").fill(name)
    form.get_by_role("button", name="Save").click()
    expect(form.get_by_text("Saved.")).to_be_visible()


def test_the_look_is_kept_for_every_page(guest: GuestMaker) -> None:
    me = guest(color_scheme="light")
    me.go("settings")
    page, root = me.page, me.page.locator("html")
    page.get_by_role("radio", name="Dark").check()
    page.get_by_label("Colour-blind-safe colours").check()
    page.get_by_label("Labels on squares").uncheck()
    page.get_by_label("Sounds").check()
    page.get_by_label("Text size").select_option("150 %")
    for path in ("settings", "", "help"):
        me.go(path)
        expect(root).to_have_attribute("data-theme", "dark")
        expect(root).to_have_attribute("data-sight", "safe")
        expect(root).to_have_css("font-size", "24px")
    me.go("settings")
    expect(page.get_by_label("Labels on squares")).not_to_be_checked()
    expect(page.get_by_label("Sounds")).to_be_checked()


def test_another_language_is_spoken_at_once_and_from_then_on(guest: GuestMaker) -> None:
    me = guest()
    me.go("settings")
    me.page.get_by_label("Language").select_option("Deutsch")
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Einstellungen")
    me.go("")
    expect(me.page.get_by_role("button", name="Jetzt spielen")).to_be_visible()
    expect(me.page.locator("html")).to_have_attribute("lang", "de")


def test_a_link_brings_one_to_another_device_and_a_session_is_ended_from_afar(
    guest: GuestMaker,
) -> None:
    first, second = guest(), guest()
    come_in(first, "North")
    devices = first.page.get_by_role("region", name="Other devices")
    devices.get_by_role("button", name="Create link").click()
    link = devices.get_by_label("Link: for another device")
    expect(devices.get_by_alt_text("QR code: for another device")).to_be_visible()
    second.go(filled(link))
    expect(second.page.get_by_text("You play as North.")).to_be_visible()

    first.go("settings")
    expect(devices.get_by_role("listitem")).to_have_count(2)
    devices.get_by_role("button", name="Sign out").click()
    expect(devices.get_by_role("listitem")).to_have_count(1)
    second.go("settings")
    expect(second.page.get_by_role("region", name="Sign in")).to_be_visible()
    second.complaints.clear()  # the browser's own word on the refusal


def test_an_account_is_made_and_opened_on_another_device(guest: GuestMaker) -> None:
    first, second = guest(), guest()
    come_in(first, "North")
    account = first.page.get_by_role("region", name="Account")
    account.get_by_label("Login").fill("north-of-hall")
    account.get_by_label("Password").fill("a long secret")
    account.get_by_role("button", name="Create account").click()
    expect(account.get_by_text("You sign in as north-of-hall.")).to_be_visible()

    second.go("settings")
    entry = second.page.get_by_role("region", name="Sign in")
    entry.get_by_label("Login").fill("north-of-hall")
    entry.get_by_label("Password").fill("a wrong secret")
    entry.get_by_role("button", name="Sign in").click()
    expect(entry.get_by_text("The login or the password is wrong")).to_be_visible()
    second.complaints.clear()  # the browser's own word on the refusal
    entry.get_by_label("Password").fill("a long secret")
    entry.get_by_role("button", name="Sign in").click()
    expect(second.page.get_by_role("textbox", name="Your name")).to_have_value("North")

    account.get_by_label("Old password").fill("a long secret")
    account.get_by_label("New password").fill("a longer secret")
    account.get_by_role("button", name="Change password").click()
    expect(account.get_by_text("Your password has changed.")).to_be_visible()


def test_whoever_wants_it_is_forgotten(guest: GuestMaker) -> None:
    me = guest()
    come_in(me, "North")
    leaving = me.page.get_by_role("region", name="Sign out or delete")
    leaving.get_by_role("button", name="Delete my data").click()
    expect(leaving.get_by_text("This cannot be undone.")).to_be_visible()
    leaving.get_by_role("button", name="Delete for good").click()
    expect(me.page.get_by_role("region", name="Sign in")).to_be_visible()
    expect(me.page.get_by_role("textbox", name="Your name")).to_have_value("")


def test_boards_and_tiles_are_chosen_with_a_picture_and_worn_by_the_table(
    guest: GuestMaker,
) -> None:
    me = guest(color_scheme="light")
    me.go("settings")
    page = me.page
    picture = page.get_by_role("img", name="How the board and the tiles look")
    tile = picture.locator(".tile").first

    worn = {
        "Rosewood": "rgb(185, 138, 99)",
        "Slate": "rgb(143, 155, 168)",
        "Green baize": "rgb(10, 34, 25)",
        "Midnight": "rgb(10, 16, 32)",
    }
    for board, colour in worn.items():
        page.get_by_role("combobox", name="Board").select_option(board)
        expect(picture).to_have_css("background-color", colour)
    page.get_by_role("combobox", name="Tiles").select_option("Ebony")
    expect(tile).to_have_css("color", "rgb(246, 242, 230)")
    assert me.faults_in_both_lights() == []
    me.go("design/table")
    me.wait_for_table()
    expect(page.get_by_role("grid")).to_have_css("background-color", "rgb(10, 16, 32)")
    expect(page.locator(".square .tile").first).to_have_css("color", "rgb(246, 242, 230)")

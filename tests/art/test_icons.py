"""Icons, splash and charts: every one there, of one size, the same every time."""

from __future__ import annotations

from generator.art.board_legend import entries
from generator.art.board_style import map_style
from generator.art.charts import terrain_key
from generator.art.icons import DRAWN, SIDE, icons
from generator.art.marks import Drawing, Rect, Text
from generator.art.raster import draw, png
from generator.art.splash import HEIGHT, WIDTH, splash
from generator.model.names import ICONS, icon_picture
from tests.games import ART, CHOSIN, MINI, game


def test_every_button_has_its_icon_and_no_icon_is_idle() -> None:
    assert [name for name, _ in icons()] == [icon_picture(what) for what in ICONS]
    assert set(DRAWN) == set(ICONS)


def test_icons_are_of_one_size_and_no_two_look_the_same() -> None:
    drawn = {png(draw(drawing)) for _, drawing in icons()}
    assert {(drawing.width, drawing.height) for _, drawing in icons()} == {(SIDE, SIDE)}
    assert len(drawn) == len(ICONS)


def test_the_key_has_a_line_for_everything_on_the_map() -> None:
    style = map_style(ART / "styles" / "map.yaml")
    for folder in (CHOSIN, MINI):
        key = terrain_key(game(folder).ground, style)
        told = " ".join(mark.text for mark in key.marks if isinstance(mark, Text))
        for entry in entries(game(folder).ground, style):
            assert entry.words.split()[0].lower() in told.lower()


def test_the_splash_names_the_game_and_shows_counters_within_its_frame() -> None:
    one = Drawing(75, 75, (Rect(0, 0, 75, 75, fill="#112233"),))
    made = splash(game(MINI), [one] * 7)
    assert "Two Fords" in {mark.text for mark in made.marks if isinstance(mark, Text)}
    shown = [mark for mark in made.marks if isinstance(mark, Rect) and mark.fill == "#112233"]
    assert len(shown) == 5
    assert all(0 < mark.x < WIDTH - 75 and 0 < mark.y < HEIGHT - 75 for mark in shown)
    assert splash(game(MINI), [one] * 7) == made

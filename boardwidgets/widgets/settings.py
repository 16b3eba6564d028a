"""Choosing a new game: players, who they are, the house rules with their sources, the seed."""

from collections.abc import Callable, Sequence
from typing import Any

from ipywidgets import HTML, Button, Dropdown, HBox, Text, VBox

from boardwidgets.core.messages import catalogue
from boardwidgets.core.options import Option
from boardwidgets.core.state import Ruleset
from boardwidgets.game import Game
from boardwidgets.players import PLAYERS
from boardwidgets.teach.reading import RulesPage
from boardwidgets.widgets.sitting import HUMAN, USUAL_BOT, Wanted
from boardwidgets.widgets.texts import say


class SettingsForm(VBox):
    """The form for a new game; `wanted()` is what the reader chose in it."""

    def __init__(self, game: Game, seats: Sequence[str], start: Callable[[Button], object]) -> None:
        self._ruleset = game.ruleset
        most = game.ruleset.seats[-1]
        players = game.start.setup.players
        self._players = Dropdown(
            options=list(game.ruleset.seats), value=players, description=say("new.players")
        )
        self._seats = [Dropdown(options=_seat_choices(), value=USUAL_BOT) for _ in range(most)]
        self._names = [Text(placeholder=say("new.name")) for _ in range(most)]
        self._seed = Text(placeholder=say("new.any_seed"), description=say("new.seed"))
        self._preset = Dropdown(options=_presets(game.ruleset), description=say("new.preset"))
        self._options = {
            option.name: _chooser(game.ruleset, option, players) for option in game.ruleset.options
        }
        self._about = HTML()
        self._fill(game, seats)
        begin = Button(description=say("new.start"), button_style="primary")
        begin.on_click(start)
        rows = [HBox(pair) for pair in zip(self._seats, self._names, strict=True)]
        rules = HBox(tuple(self._options.values()))
        rules.add_class("bw-wrap")
        super().__init__(
            (HBox((self._players, self._seed)), *rows, self._preset, rules, self._about, begin)
        )
        self.add_class("bw-form")
        self._listen()

    def wanted(self) -> Wanted:
        """The game that is chosen now; a ValueError says what is not possible."""
        players = int(self._players.value)
        game = Game(
            self._ruleset.name,
            players,
            seed=_seed(self._seed.value),
            names=_full_names(self._ruleset, [field.value for field in self._names[:players]]),
            **{name: chooser.value for name, chooser in self._options.items()},
        )
        return Wanted(game, tuple(seat.value for seat in self._seats[:players]))

    def _fill(self, game: Game, seats: Sequence[str]) -> None:
        for field, name in zip(self._names, game.given_names, strict=False):
            field.value = name
        for seat_chooser, seat in zip(self._seats, seats, strict=False):
            seat_chooser.value = seat
        for name, chooser in self._options.items():
            chooser.value = game.start.setup.options[name]
        self._show_seats()
        self._explain()

    def _listen(self) -> None:
        self._players.observe(lambda _change: self._show_seats(), "value")
        self._preset.observe(lambda change: self._take_preset(change["new"]), "value")
        for chooser in self._options.values():
            chooser.observe(lambda _change: self._explain(), "value")

    def _show_seats(self) -> None:
        """Show a line for each player, and what depends on their number."""
        players = int(self._players.value)
        for number, (seat, name) in enumerate(zip(self._seats, self._names, strict=True)):
            shown = number < players
            seat.layout.display = name.layout.display = None if shown else "none"
            if shown:
                seat.description = self._ruleset.seat_name(players, number)
        for option in self._ruleset.options:
            if callable(option.default):
                self._options[option.name].value = option.default_for(players)

    def _take_preset(self, preset: str) -> None:
        values = self._ruleset.options.choose({}, preset or None, int(self._players.value))
        for name, chooser in self._options.items():
            chooser.value = values[name]

    def _explain(self) -> None:
        """Show the rules that differ from the usual ones, with their sources."""
        table, players = self._ruleset.options, int(self._players.value)
        chosen = {name: chooser.value for name, chooser in self._options.items()}
        usual = table.choose({}, players=players)
        page = RulesPage(self._ruleset, table.choose(chosen, players=players))
        changed = (option.rule for option in table if chosen[option.name] != usual[option.name])
        book = self._ruleset.rulebook
        entries = [page.entry(book[rule], "h4") for rule in dict.fromkeys(changed)]
        self._about.value = "".join(entries)


def _seat_choices() -> list[tuple[str, str]]:
    return [(say(f"seat.{player}"), player) for player in (HUMAN, *PLAYERS)]


def _presets(ruleset: Ruleset) -> list[tuple[str, str]]:
    names = catalogue(ruleset.package)
    return [
        (say("new.no_preset"), ""),
        *((names.say(f"preset.{preset}"), preset) for preset in ruleset.options.presets),
    ]


def _chooser(ruleset: Ruleset, option: Option, players: int) -> Dropdown:
    names = catalogue(ruleset.package)
    values: list[Any] = [*option.values, *([None] if option.none else [])]

    def label(value: Any) -> str:
        key = f"choice.{option.name}.{value}"
        return names.say(key) if key in names else str(value)

    return Dropdown(
        options=[(label(value), value) for value in values],
        value=option.default_for(players),
        description=names.say(f"option.{option.name}"),
    )


def _seed(text: str) -> int | None:
    """The seed that a reader typed; None for none, so that the game takes one of its own."""
    if not text.strip():
        return None
    if not (text.strip().isascii() and text.strip().isdigit()):
        raise ValueError(say("new.bad_seed", text=text))
    return int(text)


def _full_names(ruleset: Ruleset, names: Sequence[str]) -> list[str]:
    """Names for all, if any was given: who has none is called as the game calls the seat."""
    if not any(name.strip() for name in names):
        return []
    players = len(names)
    return [name.strip() or ruleset.seat_name(players, seat) for seat, name in enumerate(names)]

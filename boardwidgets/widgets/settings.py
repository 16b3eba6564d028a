"""Choosing a new game: players, who they are, the house rules with their sources, the seed."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain, repeat
from typing import Any, Final

from ipywidgets import HTML, Button, Dropdown, HBox, Text

from boardwidgets.core.messages import catalogue
from boardwidgets.core.options import Option, Options
from boardwidgets.core.quoting import shortened
from boardwidgets.core.state import Ruleset
from boardwidgets.game import Game
from boardwidgets.players import PLAYERS
from boardwidgets.teach.reading import RulesPage, chosen
from boardwidgets.widgets.errors import ErrorLine
from boardwidgets.widgets.form import Form
from boardwidgets.widgets.page import Page
from boardwidgets.widgets.session import HUMAN, USUAL_BOT, GameRequest, Session
from boardwidgets.widgets.text_line import TextLine
from boardwidgets.widgets.texts import say

USUAL: Final = ""
OWN_CHOICE: Final = "own choice"
"""What the chooser of presets shows for the usual rules, and for those of no preset."""

LONGEST_SEED: Final = 15

NONE: Final = "none"
"""What a chooser holds for None, which it cannot show as a value."""


class SettingsForm(Form):
    """The form for a new game; `wanted()` is what the reader chose in it.

    Each time it is opened it begins with the settings of the game that is played.
    """

    def __init__(
        self,
        session: Callable[[], Session],
        page: Page,
        errors: ErrorLine,
        start: Callable[[GameRequest], object],
    ) -> None:
        super().__init__("new", page, errors)
        game = session().game
        self._session = session
        self._ruleset = game.ruleset
        self._guard = errors.guard
        self._start = start
        self.told = TextLine("bw-told")
        most = game.ruleset.seats[-1]
        players = game.start.setup.players
        self.players = Dropdown(
            options=list(game.ruleset.seats), value=players, description=say("new.players")
        )
        self.seats = [Dropdown(options=_seat_choices(), value=USUAL_BOT) for _ in range(most)]
        self.names = [Text(placeholder=say("new.name")) for _ in range(most)]
        self.seed = Text(placeholder=say("new.any_seed"), description=say("new.seed"))
        self.preset = Dropdown(options=_presets(game.ruleset), description=say("new.preset"))
        self.options = {
            option.name: _chooser(game.ruleset, option, players) for option in game.ruleset.options
        }
        self._own: set[str] = set()  # the house rules that are chosen otherwise than is usual
        self.about = HTML()
        self.start = Button(description=say("new.start"), button_style="primary")
        self.start.on_click(self._guard(lambda _button: self._begin()))
        rows = [HBox(pair) for pair in zip(self.seats, self.names, strict=True)]
        rules = HBox(tuple(self.options.values()))
        rules.add_class("bw-wrap")
        self.children = (
            HBox((self.players, self.seed)),
            *rows,
            self.preset,
            rules,
            HBox((self.start, self.told)),
            self.about,
        )
        self._listen()

    def appear(self) -> None:
        """Begin with the settings of the game that is played."""
        session = self._session()
        self._fill(session.game, session.seats)

    def wanted(self) -> GameRequest:
        """The game that is chosen now; a ValueError says what is not possible."""
        players = int(self.players.value)
        game = Game(
            self._ruleset.name,
            players,
            seed=_seed(self.seed.value),
            names=_full_names(self._ruleset, [field.value for field in self.names[:players]]),
            **self._chosen(),
        )
        return GameRequest(game, tuple(seat.value for seat in self.seats[:players]))

    def _begin(self) -> None:
        """Start the game that is chosen, or say here what is not possible."""
        try:
            wanted = self.wanted()
        except ValueError as error:
            self.told.say(str(error))
        else:
            self._start(wanted)

    def _fill(self, game: Game, seats: Sequence[str]) -> None:
        self.players.value = game.start.setup.players
        self.seed.value = ""
        for field, name in zip(self.names, chain(game.given_names, repeat("")), strict=False):
            field.value = name
        for chooser, seat in zip(self.seats, chain(seats, repeat(USUAL_BOT)), strict=False):
            chooser.value = seat
        for name, chooser in self.options.items():
            chooser.value = _shown(game.start.setup.options[name])
        for option in self._ruleset.options:
            self._take_option(option)
        self._show_seats()

    def _listen(self) -> None:
        guard = self._guard
        self.players.observe(guard(lambda _change: self._take_players()), "value")
        self.preset.observe(guard(lambda change: self._take_preset(change["new"])), "value")
        for option in self._ruleset.options:
            taken = guard(partial(self._take_option, option))
            self.options[option.name].observe(lambda _change, taken=taken: taken(), "value")

    def _show_seats(self) -> None:
        """Show a line for each player, and what depends on their number."""
        players = int(self.players.value)
        for number, (seat, name) in enumerate(zip(self.seats, self.names, strict=True)):
            shown = number < players
            seat.layout.display = name.layout.display = None if shown else "none"
            if shown:
                seat.description = self._ruleset.seat_name(players, number)

    def _take_players(self) -> None:
        """Show as many seats, and the house rules that depend on their number, unless chosen."""
        players = int(self.players.value)
        self._show_seats()
        for option in self._ruleset.options:
            if callable(option.default) and option.name not in self._own:
                self.options[option.name].value = _shown(option.default_for(players))
        self._explain()

    def _take_option(self, option: Option) -> None:
        """Note whether the reader wants a house rule otherwise than is usual, and explain it."""
        usual = _shown(option.default_for(int(self.players.value)))
        if self.options[option.name].value == usual:
            self._own.discard(option.name)
        else:
            self._own.add(option.name)
        self._explain()

    def _chosen(self) -> dict[str, Any]:
        """The house rules as they are chosen now."""
        values = {name: chooser.value for name, chooser in self.options.items()}
        return {name: None if value == NONE else value for name, value in values.items()}

    def _values(self, preset: str) -> Options:
        """The values of a preset, or the usual ones, for so many players."""
        return self._ruleset.options.choose({}, preset or None, int(self.players.value))

    def _take_preset(self, preset: str) -> None:
        if preset != OWN_CHOICE:
            values = self._values(preset)
            for name, chooser in self.options.items():
                chooser.value = _shown(values[name])

    def _preset_now(self) -> str:
        """The preset whose values are chosen now, if they are those of one."""
        chosen = self._chosen()
        names = (USUAL, *self._ruleset.options.presets)
        return next((name for name in names if dict(self._values(name)) == chosen), OWN_CHOICE)

    def _explain(self) -> None:
        """Show the rules that differ from the usual ones, with their sources."""
        table, players = self._ruleset.options, int(self.players.value)
        chosen = self._chosen()
        self.preset.value = self._preset_now()
        try:
            table.choose(chosen, players=players)
        except ValueError as error:
            self.told.say(str(error))
            return
        self.told.say("")
        usual = self._values(USUAL)
        page = RulesPage(self._ruleset, table.choose(chosen, players=players))
        changed = (option.rule for option in table if chosen[option.name] != usual[option.name])
        book = self._ruleset.rulebook
        entries = [page.entry(book[rule], "h4") for rule in dict.fromkeys(changed)]
        self.about.value = "".join(entries)


def _seat_choices() -> list[tuple[str, str]]:
    return [(say(f"seat.{player}"), player) for player in (HUMAN, *PLAYERS)]


def _presets(ruleset: Ruleset[Any]) -> list[tuple[str, str]]:
    names = catalogue(ruleset.package)
    return [
        (say("new.no_preset"), USUAL),
        *((names.say(f"preset.{preset}"), preset) for preset in ruleset.options.presets),
        (say("new.own_choice"), OWN_CHOICE),
    ]


def _chooser(ruleset: Ruleset[Any], option: Option, players: int) -> Dropdown:
    names = catalogue(ruleset.package)
    values: list[Any] = [*option.values, *([None] if option.none else [])]

    return Dropdown(
        options=[(chosen(ruleset, option, value), _shown(value)) for value in values],
        value=_shown(option.default_for(players)),
        description=names.say(f"option.{option.name}"),
    )


def _seed(text: str) -> int | None:
    """The seed that a reader typed; None for none, so that the game takes one of its own."""
    if not text.strip():
        return None
    digits = text.strip()
    if not (digits.isascii() and digits.isdigit() and len(digits) <= LONGEST_SEED):
        raise ValueError(say("new.bad_seed", text=shortened(text)))
    return int(text)


def _full_names(ruleset: Ruleset[Any], names: Sequence[str]) -> list[str]:
    """Names for all, if any was given: who has none is called as the game calls the seat."""
    if not any(name.strip() for name in names):
        return []
    players = len(names)
    return [name.strip() or ruleset.seat_name(players, seat) for seat, name in enumerate(names)]


def _shown(value: Any) -> Any:
    return NONE if value is None else value

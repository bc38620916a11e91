"""Who sits at the table, as values: seats, teams, offices. No widget is known here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from zonk_desktop.archive.stories import PlayerStory, one_each
from zonk_desktop.engine.choices import Roles
from zonk_desktop.engine.ruleset import RuleSet
from zonk_desktop.live.snapshot import Setup
from zonk_desktop.players.character import Character, character, characters
from zonk_desktop.transcript.lines import Computer
from zonk_desktop.ui.kit import own_keys, people
from zonk_desktop.words import UNKNOWN, say
from zonk_desktop.words import text as text_of

#: Offices at the table, as a header names them.
_OFFICES: dict[Roles, tuple[str, ...]] = {
    Roles.NONE: (),
    Roles.SCOREKEEPER: ("scorekeeper",),
    Roles.SCOREKEEPER_PACKER: ("scorekeeper", "packer"),
}
MOST_NAME = 200
#: Stories of one player in a tooltip.
MOST_TOLD = 4


@dataclass
class SeatDraft:
    name: str
    note: str = ""
    team: int = 0
    look: int = -1
    #: Who plays it, where that is a computer, and how sharply.
    character: str = ""
    level: str = ""
    #: A person's own key.
    key: str = ""
    #: What others call a person: she, he or unknown.
    gender: str = UNKNOWN


@dataclass
class Seating:
    """The table before a game, and what may be done with its seats."""

    ruleset: RuleSet
    #: What is known of people who have played before, by name, those who came last first.
    known: dict[str, str] = field(default_factory=dict)
    #: The look everybody chose before.
    looks: Mapping[str, int] = field(default_factory=dict)
    #: The key everybody had before, and whether each has one.
    keys: Mapping[str, str] = field(default_factory=dict)
    keyed: bool = False
    #: What people are called, by name; None where the language does not ask.
    genders: Mapping[str, str] | None = None
    seats: list[SeatDraft] = field(default_factory=list)
    #: Whether pairs and more share a column.
    teamed: bool = False
    #: What the Zonk File tells of people, by name.
    stories: Mapping[str, tuple[PlayerStory, ...]] = field(default_factory=dict)
    _told: dict[str, PlayerStory] = field(default_factory=dict)
    #: Who was chosen for an office.
    _chosen: dict[str, SeatDraft] = field(default_factory=dict)

    # What is so

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def people(self) -> int:
        return sum(not seat.character for seat in self.seats)

    @property
    def computers(self) -> int:
        return len(self.seats) - self.people

    @property
    def limits(self) -> tuple[int, int]:
        s = self.ruleset.settings
        return s.players_min, s.players_max

    @property
    def full(self) -> bool:
        return len(self.seats) >= self.limits[1]

    @property
    def offices(self) -> dict[str, SeatDraft | None]:
        """The offices that these rules have, each with who holds it."""
        held = {office: seat for office, seat in self._chosen.items() if seat in self.seats}
        found = {office: held.get(office) for office in _OFFICES[self.ruleset.settings.roles]}
        return found | {office: self.keeper for office in found if office == "scorekeeper"}

    @property
    def keeper(self) -> SeatDraft | None:
        """The scorekeeper: who was chosen, or the first person."""
        chosen = self._chosen.get("scorekeeper")
        if chosen in self.seats:
            return chosen
        people_ = [seat for seat in self.seats if not seat.character]
        return next(iter(people_ or self.seats), None)

    def sits(self, name: str) -> bool:
        return name in self.names

    def absent(self, most: int) -> list[str]:
        """People of games before who do not sit here now."""
        return [name for name in self.known if not self.sits(name)][:most]

    def wrong(self) -> str:
        """The reason why a game cannot begin with these players; empty where it can."""
        least, most = self.limits
        if len(self.seats) < least:
            return say("new-game-type-a-name-to-sit", least=least)
        if len(self.seats) > most:
            return say("new-game-these-rules-take-at-most", most=most)
        if self.teamed and self.teams() is None:
            return say("new-game-every-team-needs-two-players")
        return ""

    def no_teams(self) -> str:
        """The reason why there can be no teams at this table; empty where there can."""
        if self.computers:
            return say("new-game-computers-alone")
        least = self.ruleset.settings.teams_from
        if len(self.seats) < least:
            return say("new-game-from-players-up", teams_from=least)
        return ""

    # Coming and going

    def sit(self, text: str) -> str:
        """Add a player; returns the reason where that is refused."""
        name = " ".join(text.split())[:MOST_NAME]
        if not name:
            return ""
        if self.sits(name):
            return say("new-game-sits-here-already")
        if self.full:
            return say("new-game-the-table-is-full")
        note = self.known.get(name, say("new-game-first-game"))
        gender = (self.genders or {}).get(name, UNKNOWN)
        self._add(SeatDraft(name, note, look=self.looks.get(name, -1), gender=gender))
        return ""

    def sit_computer(self, one: Character, level: str = "", look: int = -1) -> str:
        """Add a computer player; returns the reason where that is refused."""
        name = text_of(one.name)
        if self.sits(name):
            return say("new-game-sits-here-already")
        if self.teamed:
            return say("new-game-no-teams-with-computers")
        if self.full:
            return say("new-game-the-table-is-full")
        self._add(
            SeatDraft(
                name,
                text_of(one.line),
                look=self.looks.get(name, look),
                character=one.key,
                level=level or one.level.value,
            )
        )
        return ""

    def _add(self, seat: SeatDraft) -> None:
        self.seats.append(seat)
        self.share_looks()
        self._share_keys(self.keys)
        self._retell()

    def leave(self, place: int) -> None:
        del self.seats[place]

    def move(self, place: int, to: int) -> None:
        """Move a player to another seat; the others move up."""
        if place != to and 0 <= to < len(self.seats):
            self.seats.insert(to, self.seats.pop(place))

    # How they sit

    def appoint(self, office: str, place: int) -> None:
        self._chosen[office] = self.seats[place]

    def share_looks(self) -> None:
        """Assign a colour and a symbol to everybody who has none yet."""
        wished = [seat.look for seat in self.seats]
        for seat, look in zip(self.seats, people.share_out(wished, self.names), strict=True):
            seat.look = look

    def _share_keys(self, wished: Mapping[str, str]) -> None:
        """Give everybody who is a person a key of his own."""
        here = {seat.name: seat for seat in self.seats if not seat.character}
        own = {name: seat.key for name, seat in here.items() if seat.key}
        for name, key in own_keys.shared(here, {**wished, **own}).items():
            here[name].key = key

    def rekey(self, place: int, key: str) -> str:
        """Give a player another key; who had it takes the old one. Returns why not."""
        if key not in own_keys.FREE or not key:
            return say("new-game-key-of-the-table", free=tuple(own_keys.FREE))
        mine = self.seats[place]
        for seat in self.seats:
            if seat.key == key:
                seat.key = mine.key
        mine.key = key
        return ""

    def recolour(self, place: int) -> None:
        """Change to the next free look."""
        taken = {seat.look for seat in self.seats}
        count = len(people.LOOKS)
        now = self.seats[place].look
        free = [(now + n) % count for n in range(1, count) if (now + n) % count not in taken]
        if free:
            self.seats[place].look = free[0]

    def would_look(self) -> dict[str, int]:
        """The look each character has, or would have if it sat down now."""
        found = {seat.character: seat.look for seat in self.seats if seat.character}
        away = [one for one in characters() if one.key not in found]
        names = [text_of(one.name) for one in away]
        taken = [seat.look for seat in self.seats]
        wished = [*taken, *(self.looks.get(name, -1) for name in names)]
        shared = people.share_out(wished, [*self.names, *names])[len(taken) :]
        return found | {one.key: look for one, look in zip(away, shared, strict=True)}

    def tell(self, stories: Mapping[str, tuple[PlayerStory, ...]]) -> None:
        self.stories = stories
        self._retell()

    def _retell(self) -> None:
        """Choose a story for each person, all different."""
        here = [seat.name for seat in self.seats if not seat.character]
        self._told = one_each(self.stories, here, self._told)
        for seat in self.seats:
            if seat.name in self._told and not seat.character:
                seat.note = text_of(self._told[seat.name].message)

    def all_told(self, name: str) -> str:
        """The rarest stories of a player, a line each."""
        return "\n".join(text_of(one.message) for one in self.stories.get(name, ())[:MOST_TOLD])

    # Teams

    def set_teams(self, on: bool) -> None:
        """Set teams of two as they sit, or everybody alone."""
        if on == self.teamed:
            return
        self.teamed = on
        for place, seat in enumerate(self.seats):
            seat.team = place % self.team_count

    @property
    def team_count(self) -> int:
        return max(1, (len(self.seats) + 1) // 2)

    def teams(self) -> tuple[tuple[str, ...], ...] | None:
        """The teams; None where somebody would play alone."""
        found: dict[int, list[str]] = {}
        for seat in self.seats:
            found.setdefault(seat.team, []).append(seat.name)
        teams = tuple(tuple(found[key]) for key in sorted(found))
        return teams if len(teams) > 1 and all(len(team) > 1 for team in teams) else None

    # Whole games

    def recall(self, last: Setup) -> None:
        self.seats = []
        computers = {computer.name: computer for computer in last.computers}
        for column, name in enumerate(last.names):
            together = last.members[column] if column < len(last.members) else ()
            for member in together or (name,):
                computer = computers.get(member)
                one = None if computer is None else character(computer.character)
                if computer is not None and one is not None:
                    self.sit_computer(one, computer.level)
                else:
                    self.sit(member)
                if self.seats:
                    self.seats[-1].team = column
        self.teamed = any(len(together) > 1 for together in last.members)
        for office, name in (("scorekeeper", last.scorekeeper), ("packer", last.packer)):
            if name in self.names:
                self.appoint(office, self.names.index(name))

    def filled(self, setup: Setup) -> Setup:
        names = tuple(self.names)
        held = {office: seat.name for office, seat in self.offices.items() if seat is not None}
        members: tuple[tuple[str, ...], ...] = ()
        options = setup.options
        if self.teamed:
            members = self.teams() or ()
            names = tuple(" & ".join(team)[:MOST_NAME] for team in members)
            options = (*options, ("teams", "on"))
        return setup._replace(
            names=names,
            members=members,
            options=options,
            scorekeeper=held.get("scorekeeper", ""),
            packer=held.get("packer", ""),
            computers=tuple(
                Computer(seat.name, seat.character, seat.level)
                for seat in self.seats
                if seat.character and not members
            ),
        )

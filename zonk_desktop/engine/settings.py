"""The numbers and switches of a rule set, typed.

One field a knob. What a knob is called, allowed to be and says for itself stands in
`zonk_desktop.rulebook.knobs`; the defaults here are those of a rule set that starts from nothing.
"""

from __future__ import annotations

from zonk_desktop.engine.choices import (
    M9950,
    AfterLimit,
    Ceremony,
    CommunalIntegrity,
    DareValue,
    Direction,
    FinishCompare,
    HalftimeTie,
    HotDice,
    Integrity,
    Landing,
    LastLicks,
    LosingThrow,
    NameRule,
    NaturalFive,
    OffBoard,
    PenaltyFloor,
    RankedBy,
    ReleaseBy,
    Reroll,
    Roles,
    RoyaleValue,
    Rule11k,
    SameTotal,
    SecondTriple,
    SheetArchive,
    SheetMark,
    SlimName,
    Sloppiness,
    SpecialDice,
    StopNeeds,
    TakeOverRule,
    TeamHits,
    ThousandBasis,
    ThousandsPerTurn,
    Trip15,
    TurkeyRepeat,
    WinnerBy,
    Zed,
    ZonkHitRepeat,
)
from zonk_desktop.engine.value import Value


class Settings(Value):
    """Values of all knobs of one rule set."""

    # Dice and scoring
    dice_count: int = 6
    special_dice: SpecialDice = SpecialDice.NONE
    single_1: int = 100
    single_5: int = 50
    triple_factor: int = 100
    triple_1: int = 1000
    triple_5: int = 500
    trip15: Trip15 = Trip15.IN_1983
    trip_across_rolls: bool = False
    extra_matching: int = 0
    extra_later: bool = True
    extra_by_face: bool = False
    second_triple: SecondTriple = SecondTriple.BEST
    natural_five: NaturalFive = NaturalFive.NONE
    natural_five_points: int = 2000
    natural_five_factor: int = 1000
    straight_1_5: int = 0
    straight_2_6: int = 0
    straight_1_6: int = 0
    straight_safe: bool = False
    nothing_points: int = 0
    all_dice_bonus: int = 0
    all_dice_safe: bool = False
    clear: int = 0
    wild_face: int = 0
    royale_value: RoyaleValue = RoyaleValue.FIXED_1500
    win_throw: tuple[int, ...] = ()
    losing_throw: LosingThrow = LosingThrow.EVERYBODY
    # Turn
    must_keep_all_scoring: bool = False
    hot_dice: HotDice = HotDice.FORCED
    five_kind_may_stop: bool = False
    blood_die: bool = False
    blood_alone_forced: bool = True
    dare: bool = False
    dare_value: DareValue = DareValue.TOTAL_1000
    reroll: Reroll = Reroll.WHOLE_THROW
    take_over: TakeOverRule = TakeOverRule.OFF
    last_die_tries: int = 1
    # Entry and stopping
    entry_minimum: int = 0
    entry_dice: int = 0
    stop_minimum: int = 0
    stop_dice: tuple[int, ...] = ()
    stop_needs: StopNeeds = StopNeeds.BOTH
    breaking_the_ice: bool = False
    push_your_luck: bool = False
    push_dice: int = 4
    miss_penalty: int = 0
    miss_penalty_after: int = 3
    first_throw_penalty: int = 0
    no_stop_from: int = 0
    no_stop_below: int = 0
    beat_previous: bool = False
    # Hits and bonuses
    hit_step: int = 1000
    thousand_basis: ThousandBasis = ThousandBasis.TOTAL
    thousand_strict: bool = False
    thousands_per_turn: ThousandsPerTurn = ThousandsPerTurn.EACH
    custom_bonuses: tuple[int, ...] = ()
    social: bool = False
    turkey: bool = False
    turkey_repeat: TurkeyRepeat = TurkeyRepeat.EVERY_THIRD
    first_finish: bool = False
    r11_first_hits: int = 2
    integrity: Integrity = Integrity.OFF
    never_two: bool = False
    communal_integrity: CommunalIntegrity = CommunalIntegrity.LATEST_ENTRY
    m9950: M9950 = M9950.ALL
    square_loose: bool = False
    magic_number: bool = False
    magic_reroll: bool = False
    zonk_hit_repeat: ZonkHitRepeat = ZonkHitRepeat.EVERY_THIRD
    train_wreck: bool = False
    texas_smokeem: bool = False
    colors_must_play: bool = False
    overshoot_bh: bool = False
    winner_hit: bool = False
    consolation: bool = False
    # Ceremony and faults
    ceremony: Ceremony = Ceremony.RELAXED
    release: ReleaseBy = ReleaseBy.COURTESY
    strict_asks: bool = False
    give_hits: bool = False
    declare_scores: bool = False
    sloppiness: Sloppiness = Sloppiness.CALLED
    penalty_points: int = 0
    penalty_floor: PenaltyFloor = PenaltyFloor.NONE
    # Rounds and end
    players_min: int = 1
    players_max: int = 12
    limit: int = 10000
    extension: int = 0
    rounds: int = 0
    same_total: SameTotal = SameTotal.OFF
    finish_compare: FinishCompare = FinishCompare.REACH
    landing: Landing = Landing.OVER
    ending: AfterLimit = AfterLimit.FINISH_ROUND
    finish_round: bool = False
    must_beat: bool = False
    last_licks: LastLicks = LastLicks.OFF
    winner_by: WinnerBy = WinnerBy.POINTS
    rule11k: Rule11k = Rule11k.OFF
    rule11k_from: int = 5000
    rule11k_points: int = 1000
    cap_before_11k: bool = True
    halftime: int = 0
    halftime_tie: HalftimeTie = HalftimeTie.ALL
    halftime_score_hits: bool = False
    teams: bool = False
    teams_from: int = 5
    team_hits: TeamHits = TeamHits.ROLLER
    # Sheet
    order_roll: RankedBy = RankedBy.HIGHEST_FIRST
    direction: Direction = Direction.LEFT
    name_rule: NameRule = NameRule.PLAIN
    roles: Roles = Roles.NONE
    surface: OffBoard = OffBoard.ANY
    header: tuple[str, ...] = ("date", "winner")
    sheet_columns: int = 1
    sheet_mark: SheetMark = SheetMark.FLAG
    sheet_archive: SheetArchive = SheetArchive.ZONK_FILE
    slim_name: SlimName = SlimName.SLIM_PICKINS
    zed: Zed = Zed.PLAIN

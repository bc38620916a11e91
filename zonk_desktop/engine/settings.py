"""The numbers and switches of a rule set, typed.

One field a knob. What a knob is called, allowed to be and says for itself stands in
`zonk_desktop.rulebook.knobs`; the defaults here are those of a rule set that starts from nothing.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    """Values of all knobs of one rule set."""

    # Dice and scoring
    dice_count: int = 6
    special_dice: str = "none"
    single_1: int = 100
    single_5: int = 50
    triple_factor: int = 100
    triple_1: int = 1000
    triple_5: int = 500
    trip15: str = "1983"
    trip_across_rolls: bool = False
    extra_matching: int = 0
    extra_later: bool = True
    second_triple: str = "best"
    natural_five: str = "none"
    natural_five_points: int = 2000
    natural_five_factor: int = 1000
    straight_1_5: int = 0
    straight_2_6: int = 0
    straight_1_6: int = 0
    royale_value: str = "fixed1500"
    win_throw: tuple[int, ...] = ()
    # Turn
    must_keep_all_scoring: bool = False
    hot_dice: str = "forced"
    five_kind_may_stop: bool = False
    blood_die: bool = False
    blood_alone_forced: bool = True
    dare: bool = False
    dare_value: str = "total1000"
    reroll: str = "wholeThrow"
    # Entry and stopping
    entry_minimum: int = 0
    entry_dice: int = 0
    stop_minimum: int = 0
    stop_dice: tuple[int, ...] = ()
    stop_needs: str = "both"
    breaking_the_ice: bool = False
    push_your_luck: bool = False
    push_dice: int = 4
    miss_penalty: int = 0
    miss_penalty_after: int = 3
    # Hits and bonuses
    hit_step: int = 1000
    thousand_basis: str = "total"
    thousand_strict: bool = False
    thousands_per_turn: str = "each"
    custom_bonuses: tuple[int, ...] = ()
    social: bool = False
    turkey: bool = False
    turkey_repeat: str = "every3"
    first_finish: bool = False
    r11_first_hits: int = 2
    integrity: str = "off"
    never_two: bool = False
    communal_integrity: str = "latestEntry"
    m9950: str = "all"
    square_loose: bool = False
    magic_number: bool = False
    magic_reroll: bool = False
    zonk_hit_repeat: str = "every3"
    train_wreck: bool = False
    texas_smokeem: bool = False
    colors_must_play: bool = False
    overshoot_bh: bool = False
    winner_hit: bool = False
    consolation: bool = False
    # Ceremony and faults
    ceremony: str = "relaxed"
    release: str = "courtesy"
    strict_asks: bool = False
    give_hits: bool = False
    declare_scores: bool = False
    sloppiness: str = "called"
    penalty_points: int = 0
    penalty_floor: str = "none"
    # Rounds and end
    players_min: int = 1
    players_max: int = 12
    limit: int = 10000
    finish_compare: str = "reach"
    landing: str = "over"
    ending: str = "finishRound"
    finish_round: bool = False
    must_beat: bool = False
    winner_by: str = "points"
    rule11k: str = "off"
    rule11k_from: int = 5000
    rule11k_points: int = 1000
    cap_before_11k: bool = True
    halftime: int = 0
    halftime_tie: str = "all"
    halftime_score_hits: bool = False
    teams: bool = False
    teams_from: int = 5
    team_hits: str = "roller"
    # Sheet
    order_roll: str = "highest-first"
    direction: str = "left"
    name_rule: str = "plain"
    roles: str = "none"
    surface: str = "any"
    header: tuple[str, ...] = ("names",)
    sheet_columns: int = 1
    sheet_mark: str = "flag"
    sheet_archive: str = "zonk-file"
    slim_name: str = "Slim Pickin's"
    zed: str = "plain"

"""Sentences for refusals. The engine gives codes and figures, people read these."""

from __future__ import annotations

from zonk_desktop.engine.refusals import Code, Refusal

SENTENCES: dict[Code, str] = {
    Code.ACCOUNT_FIRST: "The total is challenged. Name the dice that make it up.",
    Code.ALL_DICE_SCORE: "All dice score. They must be rolled.",
    Code.BAD_FACE: "A die shows 1 to 6, not {face}.",
    Code.BAD_NUMBER: "{figure} does not fit here.",
    Code.BELOW_ENTRY: "Needs {need} to get in; this turn has {have}.",
    Code.BELOW_EXTENSION: "Under the 11,000 Rule this turn needs {need}; it has {have}.",
    Code.BELOW_MINIMUM: "Needs {need} to stop; this turn has {have}.",
    Code.BLOOD_DIE: "The Blood Die alone does not score. It must be rolled.",
    Code.CALLED_ALREADY: "The 11,000 Rule has been called already.",
    Code.CANNOT_GIVE: "Hits are not given away here.",
    Code.DARED: "The dare stands. Take it or refuse it.",
    Code.DICE_COUNT: "Stopping takes {need} dice aside; {have} so far.",
    Code.GAME_OVER: "The game is over.",
    Code.GATE_CLOSED: "{holder} has {hits} to take first.",
    Code.KEEP_FIRST: "The dice lie there. Keep at least one that scores.",
    Code.MUST_BEAT_LEADER: "The leader has {leader}; this would make {total}. Roll on.",
    Code.MUST_KEEP_ALL: "All scoring dice stay on the table by these rules.",
    Code.NO_DARE: "There is nothing to dare.",
    Code.NO_FAULT: "These rules know no such fault.",
    Code.NO_GATE: "Nobody has hits to take.",
    Code.NO_PENALTY: "These rules know no such penalty.",
    Code.NO_POT: "These rules have no pot.",
    Code.NO_REROLL: "There is no re-roll to use.",
    Code.NO_RULE_11000: "These rules have no 11,000 Rule.",
    Code.NO_STOP_HERE: "{total} is no place to stop; roll on to {need}.",
    Code.NO_TEAMS: "Nobody plays in teams by these rules; set teams = on.",
    Code.NO_THROW: "No dice lie on the table. Roll first.",
    Code.NOT_ENOUGH_ASKS: "{need} asks are due; there were {have}.",
    Code.NOT_ON_TABLE: "These dice are not in the throw.",
    Code.NOT_SCORING: "These dice do not score together.",
    Code.NOT_YOUR_CALL: "This player cannot call that now.",
    Code.NOT_YOUR_GATE: "This player cannot open that gate.",
    Code.NOTHING_TO_BANK: "There is nothing to bank yet.",
    Code.NOTHING_TO_CHALLENGE: "No declared total stands to be challenged.",
    Code.NOTHING_TO_TAKE_OVER: "The player before has left nothing to take over.",
    Code.OVER_LIMIT: "{total} is beyond {limit}; the limit must be met exactly.",
    Code.ROLL_FIRST: "Nobody has picked up the dice.",
    Code.ROLLING: "The dice are in the air.",
    Code.ROYALE_FIRST: "Four dice are rolled for the Royale first.",
    Code.SOMEBODY_HOME: "Somebody has reached the limit; it is too late to call.",
    Code.TAKEN_OVER: "The {points} taken over count once a throw has scored. Roll.",
    Code.TOO_EARLY: "Needs {need} on the sheet to call; there are {have}.",
    Code.TOO_FEW_FOR_TEAMS: "Teams take {need} people or more; there are {have}.",
    Code.TOO_FEW_PLAYERS: "These rules are for {need} players or more, not {have}.",
    Code.TOO_MANY_ASKS: "{need} asks are due, no more; there were {have}.",
    Code.TOO_MANY_PLAYERS: "These rules are for {need} players at most, not {have}.",
    Code.TOUCH_IS_FREE: "Touching the dice costs nothing here.",
    Code.UNEQUAL_STAKE: "Everybody puts in the same: {need}.",
    Code.UNKNOWN_PLAYER: "Nobody of that name plays.",
    Code.WRONG_DICE_COUNT: "{need} dice are rolled; {have} were named.",
    Code.WRONG_TOTAL: "The dice make {have}, not {said}.",
}


def sentence(refusal: Refusal) -> str:
    """The refusal for people."""
    return SENTENCES[refusal.code].format(**refusal.data)

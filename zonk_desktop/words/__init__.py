"""Messages for people: an id and its data here, the sentence in a file of each language.

`say("turn-hits", name="Ann", count=2)` returns the sentence. Files are those of Project Fluent,
`resources/texts/<language>/*.ftl`; a language is added by adding files (docs/translating.md).
No other module glues sentences or edits a finished one.
"""

from zonk_desktop.words.error import MessageError, reason
from zonk_desktop.words.language import bare
from zonk_desktop.words.letters import folded
from zonk_desktop.words.message import Message, Several, Value
from zonk_desktop.words.speech import (
    GENDERS,
    HIT_WORDS,
    UNKNOWN,
    Speech,
    WordsFault,
    chosen,
    commas,
    figure,
    isolated,
    languages,
    own_page,
    page,
    percent,
    placed,
    say,
    semicolons,
    sentences,
    speech,
    strictly,
    text,
    use,
)

__all__ = [
    "GENDERS",
    "HIT_WORDS",
    "UNKNOWN",
    "Message",
    "MessageError",
    "Several",
    "Speech",
    "Value",
    "WordsFault",
    "bare",
    "chosen",
    "commas",
    "figure",
    "folded",
    "isolated",
    "languages",
    "own_page",
    "page",
    "percent",
    "placed",
    "reason",
    "say",
    "semicolons",
    "sentences",
    "speech",
    "strictly",
    "text",
    "use",
]

"""Games as text: read, replay, write, report. The format is `docs/transcript.md`."""

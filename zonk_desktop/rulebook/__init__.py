"""Rule sets as files: what a knob may be, how a TOML file becomes a rule set, what it says."""

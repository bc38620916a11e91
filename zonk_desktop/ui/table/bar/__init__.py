"""The turn bar and the row of buttons: what they hold, and how they are painted."""

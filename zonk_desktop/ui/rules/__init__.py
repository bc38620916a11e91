"""Rule sets to choose from, and the dialog that changes them."""

"""What lies or hangs over the felt and in the dock: cards of hits, banners, the winner."""

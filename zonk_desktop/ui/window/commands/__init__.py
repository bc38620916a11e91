"""What the menus do, a module for each menu or subject."""

"""The commands of the menus, a module for each menu or subject."""

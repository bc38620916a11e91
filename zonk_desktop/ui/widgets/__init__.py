"""Parts of the window that paint themselves."""

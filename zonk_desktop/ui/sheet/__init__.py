"""The score sheet on screen."""

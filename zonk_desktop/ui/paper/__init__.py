"""Printing: sheets to print, printers and PDF files."""

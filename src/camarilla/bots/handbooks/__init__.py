"""Handbooks: what bots know of each game beyond its rules."""

"""The table server: people in different places at one table."""

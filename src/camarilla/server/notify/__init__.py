"""Calling people back: who is called when (`caller`), by which ways (`preferences`), and how a call gets out.

A call says the game, the table and that it is one's turn. That, and when it is sent, depends on the seat's own
questions only (docs/adr/0008, docs/adr/0016). Addresses come from clients, so `address_check` stands before every
connection; `delivery_queue` keeps slow or dead ones from holding anything up.
"""

"""The table server: people in different places at one table. `app` puts it together; docs/operate.md runs it.

A table is its log. Whatever happens at it, a seat taken, a decision, a word, is an *entry* (`entries`): a command is
checked against the table as it stands (`verbs`), written down, and only then carried out (`table`) and told
(`telling`, the one exit). So nothing that was acknowledged can be lost, any process can take up any table by reading
its log, and two processes that write at once are told apart by the primary key (table, n).
"""

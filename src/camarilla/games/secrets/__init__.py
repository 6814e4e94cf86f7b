"""Secrets: four to eight agents in the sixties, who may not know whose agents they are. Rules SE-1 to SE-8.

Printed numbers are in `components`, decisions in `actions`, the table in `state`. The chapters are `turn`, `offer`,
`united_nations`, `effects`, `scoring`. `trail` keeps what happened to the tokens, `beliefs` what that tells a reader.
`table` answers the contract; `seeing` and `imagine` are the way out of a state and the way back. SE-8.1 says how
random games go.
"""

"""Behaviours of units, each told in VASSAL's traits: what the step rules become.

A recipe is a function from the table it is played at (`Setting`) and a kind of unit to traits, in any order;
`arrange` in units.py puts them in the order VASSAL wants.
"""

"""Press a key on a counter and see what becomes of it, as VASSAL would have it, without VASSAL.

    from generator.play.press import press
    from generator.play.setup import place_piece, on_bare_table, set_table
    from generator.play.table import Ground, Setting

    table, tank = on_bare_table(piece, prototypes)             # or, with maps, zones, global properties:
    table = set_table(Setting((Ground("Main", board),), prototypes, side="US"), {((), "Turn"): "1"})
    table, tank = place_piece(table, piece, "Main", 186, 180)

    after = press(table, tank, named("StepLoss"))              # a key, or the text of an entry in its menu
    after.pieces[tank], after.chat, after.sent, after.warnings
    View(after, tank)("Steps")                                 # lookup.View: any property

Everything is frozen: a press gives a new table. `press` knows VASSAL's order of traits; `react_*` hold one function a
trait; `lookup` and `own_values` answer for properties, `menu` and `offers` for the menu, `wording` asks in the module's
own expressions. What VASSAL would report as bad data, and what is not played here, stands in `warnings`.
"""

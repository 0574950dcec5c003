"""The parts of the check, in the order in which they run."""

from . import boxes, fields, fingers, focus, gallery, hearing, hostile, keyboard, looks, million, moves, pictures, plain, roles, sessions, traffic

PARTS = {
    module.__name__.split(".")[-1]: module
    for module in (
        gallery, looks, million, moves, boxes, fingers, focus, fields, keyboard, hearing, roles, hostile, pictures, plain, traffic, sessions)
}

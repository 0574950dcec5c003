"""The parts of the check, in the order in which they run."""

from . import addresses, admin, boxes, columns, databases, display, drops, fields, fingers, focus, gallery, hearing, hostile, identity, keyboard, looks, million, moves, pictures, plain, roles, sessions, traffic, uploads

COMMON = ("addresses", "admin", "boxes", "columns", "keyboard", "plain", "roles")
"""The parts for every engine, unless engines are named."""

PARTS = {
    module.__name__.split(".")[-1]: module
    for module in (
        gallery, addresses, admin, databases, looks, columns, million, moves, boxes, fingers, focus, fields, uploads, keyboard, hearing, identity, display, drops, roles, hostile, pictures, plain, traffic, sessions)
}

"""Input that no user types: parts of sequences, replies that are late, and pastes of megabytes."""

import itertools
import random

from checks import check, gallery

# Each begins something that may never be completed.
PARTS = ["\x1b", "\x1b[", "\x1b[1", "\x1b[1;", "\x1b[1;5", "\x1b[<0;5", "\x1b[M", "\x1b[M!", "\x1b[[", "\x1bO", "\x1bO1;", "\x1b]",
         "\x1b]11;rgb:", "\x1bP", "\x1bP1$r", "\x1b_", "\x1b_Gi=1;", "\x1b^", "\x1bX", "\x1b\x1b", "\x1b[200", "\x1b[200~abc\x1b[20",
         b"\xf0", b"\xf0\x9f\x8e", b"\xff\xfe", b"\xc3", "e\u0301\u200d"]

# The marks around a paste.
PASTES = {"marked": b"\x1b[200~%s\x1b[201~", "without its end": b"\x1b[200~%s", "without marks": b"%s"}
CONTENTS = {
    "letters": b"abcdefghijklmnoprstuvwxyz012345 ", "lines": b"a line of text for a field\r",
    "accents": ("e" + "\u0301" * 15).encode(), "zeros": b"\0" * 16, "invalid text": b"\xff\xc3\xf0\x9f",
}
PLACES = {"a field": ("signup", "Sign-up", "\x1b[B\r"), "a search": ("packages", "Packages", "/"), "a list": ("packages", "Packages", "")}


def ends(program):
    """Ends a program by Ctrl+C, in whatever screen or field it is."""
    program.send("\x03")
    program.ended("exited", 0)
    program.restored()


@check("parts of sequences, each followed by a key")
def parts():
    with gallery() as program:
        for part in PARTS:
            program.send(part)
            program.idle()
            # Up to three more bytes may belong to the sequence.
            program.send("\x1b[201~\x1b")
            program.idle()
            program.send("\x1b")
            program.idle()
            program.clear()
            program.send("\x0c")
            program.expect("Tableware")
        ends(program)


@check("a paste without its end: Ctrl+C ends the program")
def paste_without_end():
    with gallery() as program:
        program.send("\x1b[200~abc")
        program.idle()
        ends(program)


@check("replies that are late, in pieces and unasked")
def replies():
    with gallery("packages", text="Packages") as program:
        program.send("/")
        program.idle()
        for reply in ("\x1b[?62;4c", "\x1b[>1;10;0c", "\x1b[?2026;2$y", "\x1b]11;rgb:0000/0000/0000\x1b\\", "\x1b]10;?\x07",
                      "\x1bP1$r0m\x1b\\", "\x1b_Gi=31;OK\x1b\\", "\x1b[8;24;80t"):
            program.send(reply)
        for piece in ("\x1b_Gi=31;", "OK", "\x1b\\", "\x1b[?62;", "4c"):
            program.send(piece)
            program.idle()
        # The query consists of this letter only.
        program.send("ö")
        program.expect("No package has “ö”")
        ends(program)


def bomb(megabytes, paste, content, place):
    screen, title, keys = PLACES[place]
    with gallery(screen, text=title) as program:
        program.send(keys)
        program.idle()
        before = program.memory()
        data = CONTENTS[content]
        program.send(PASTES[paste] % (data * (megabytes * 1_000_000 // len(data))), seconds=60)
        program.idle(30)
        if program.has_ended:
            raise AssertionError(f"a paste ends the program: {program.states}")
        program.at_most(before + 120)
        if paste == "without its end":
            program.send("\x1b[201~")
            program.idle()
        ends(program)


BOMBS = [
    (10, "marked", "letters", "a field"), (10, "without marks", "lines", "a list"), (10, "without its end", "accents", "a field"),
    *((1, *case) for case in itertools.product(PASTES, CONTENTS, ["a field"])),
    *((1, *case) for case in itertools.product(["marked", "without marks"], ["letters"], ["a search", "a list"])),
]
for case in BOMBS:
    check("{} MB of {} {} into {}".format(case[0], case[2], case[1], case[3]), cases=[case], long=case != BOMBS[0])(
        lambda case: bomb(*case))


@check("a storm of arrow keys", "a storm of clicks", "a storm of turns of the wheel",
       long=True, cases=[b"\x1b[B\x1b[B\x1b[A", b"\x1b[<0;5;4M\x1b[<0;5;4m", b"\x1b[<65;5;4M"])
def storms(keys):
    with gallery() as program:
        before = program.memory()
        program.send(keys * (200_000 // len(keys)), seconds=60)
        program.idle(30)
        program.at_most(before + 120)
        ends(program)


@check("random bytes")
def noise():
    numbers = random.Random(11)
    pieces = [part.encode() if isinstance(part, str) else part for part in PARTS]
    with gallery("packages", text="Packages") as program:
        for _ in range(200):
            data = b"".join(numbers.choice([numbers.choice(pieces), numbers.randbytes(20)]) for _ in range(10))
            # Ctrl+C and q would end the program, Ctrl+Z would stop it.
            program.send(data.translate(None, b"\x03\x1aqQ"))
        program.idle(30)
        program.at_most(250)
        program.send("\x1b[201~\x1b")
        program.idle()
        ends(program)

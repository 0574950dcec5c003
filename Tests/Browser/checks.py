"""What was checked, what came out wrong, and what was measured."""

import difflib

failures = []
# What came out wrong once, and right when it was tried again.
unsteady = []
figures = {}
count = 0


def expect(condition, sentence):
    """Notes a promise, and says at once if it is not kept."""
    global count
    count += 1
    if not condition:
        failures.append(sentence)
        print("  ✘", sentence, flush=True)
    return bool(condition)


def take():
    """Everything that was noted here so far, for another process. It is forgotten here."""
    global count
    found = (count, failures[:], unsteady[:], dict(figures))
    count = 0
    for notes in (failures, unsteady, figures):
        notes.clear()
    return found


def add(found):
    """Notes what another process took."""
    global count
    count += found[0]
    failures.extend(found[1])
    unsteady.extend(found[2])
    figures.update(found[3])


def differences(recorded, now, limit=40):
    """The lines that went and came, to be read."""
    lines = [
        line for line in difflib.unified_diff(recorded.splitlines(), now.splitlines(), lineterm="", n=1)
        if not line.startswith(("---", "+++"))
    ]
    return "\n".join(f"      {line}" for line in lines[:limit])


def report():
    """The figures, and the last line. Returns the code to leave with."""
    for name, figure in figures.items():
        print(f"{name}: {figure}")
    for sentence in unsteady:
        print("  ↻ right only the second time:", sentence)
    for sentence in failures:
        print("  ✘", sentence)
    print(f"check-web: {count} checks, {len(unsteady)} right only the second time, {len(failures)} failed.")
    return 1 if failures else 0

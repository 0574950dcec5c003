"""The same rows in Textual: app.py WIDGET ROWS WAY [LOG].

WIDGET is "table" (DataTable) or "list" (ListView). WAY is "still" or "edit": 1 % of the rows change once
a second; when each change begins goes into LOG.
"""

import sys
import time

from textual.app import App
from textual.widgets import DataTable, Label, ListItem, ListView

WIDGET, COUNT, WAY = sys.argv[1], int(sys.argv[2]), sys.argv[3]


class Compare(App):
    CSS = "DataTable, ListView { height: 100%; }"

    def compose(self):
        if WIDGET == "table":
            yield DataTable(cursor_type="row")
        else:
            self.labels = [Label(text(row, 0)) for row in range(COUNT)]
            yield ListView(*(ListItem(label) for label in self.labels))

    def on_mount(self):
        if WIDGET == "table":
            table = self.query_one(DataTable)
            _, self.column = table.add_columns("Name", "Value")
            self.keys = table.add_rows((f"Row {row}", "value 0") for row in range(COUNT))
        if WAY == "edit":
            self.log_file = open(sys.argv[4], "w", buffering=1)
            self.turn = 0
            self.set_interval(1, self.change)

    def change(self):
        print(time.monotonic_ns(), file=self.log_file)
        self.turn += 1
        if WIDGET == "table":
            table = self.query_one(DataTable)
            value = f"value {self.turn}"
            for row in range(5, COUNT, 100):
                table.update_cell(self.keys[row], self.column, value)
        else:
            for row in range(5, COUNT, 100):
                self.labels[row].update(text(row, self.turn))


def text(row, turn):
    return f"Row {row}  value {turn}"


Compare().run(mouse=False)

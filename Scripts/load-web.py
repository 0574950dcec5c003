"""Keeps many sessions of a screen open at once, from one process, and measures the cost for the server.

    Scripts/load-web.py PROGRAM SCREEN COUNT SECONDS
    Scripts/load-web.py .build/release/tableware processes 1000 10

It measures at a quarter, half, three quarters and all of them, and what each costs at the end against the quarter:
growth is linear where that stays near 1. With a fifth argument the figures are written there as JSON.
"""

import asyncio
import json
import sys

from webload import Client, Server

program, screen, count, seconds = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])


async def main():
    with Server(program, screen, "--sessions", str(count + 100)) as server:
        before = server.kilobytes
        clients, tasks, figures = [], [], []
        for step in (1, 2, 3, 4):
            while len(clients) < count * step // 4:
                client = await Client(server.port).open()
                clients.append(client)
                tasks.append(asyncio.create_task(client.follow()))
            await asyncio.sleep(2)
            start = server.seconds
            for client in clients:
                client.bytes = client.frames = 0
            await asyncio.sleep(seconds)
            spent, memory = server.seconds - start, server.kilobytes
            frames = max(1, sum(client.frames for client in clients))
            figures.append({
                "sessions": len(clients),
                "kilobytes a session": round((memory - before) / len(clients)),
                "milliseconds a frame": round(spent / frames * 1000, 2),
                "bytes a frame": round(sum(client.bytes for client in clients) / frames),
                "frames a second and session": round(frames / seconds / len(clients), 2),
                "processors": round(spent / seconds, 2),
            })
            print(", ".join(f"{name}: {value}" for name, value in figures[-1].items()), flush=True)
        for name in ("kilobytes a session", "milliseconds a frame"):
            print(f"{name}, all against a quarter: {figures[-1][name] / max(figures[0][name], 0.01):.2f}")
        if len(sys.argv) > 5:
            with open(sys.argv[5], "w") as file:
                json.dump(figures, file, indent=1)
        for task in tasks:
            task.cancel()


asyncio.run(main())

"""Draw the curve that examples/ppo.py keeps: `python bench/curve.py ppo.json docs/curves/ppo-cone.svg`."""

import json
import sys
from pathlib import Path

WIDTH, HEIGHT, LEFT, RIGHT, BOTTOM = 720, 320, 60, 50, 40
SMOOTH = 20  # points that one mean is made of
TICKS = 5


def smoothed(curve: list[list[float]]) -> list[tuple[float, float]]:
    """Steps, and the share won, as means of some points each."""
    parts = [curve[i : i + SMOOTH] for i in range(0, len(curve), SMOOTH)]
    return [(part[-1][0], sum(point[1] for point in part) / len(part)) for part in parts]


def svg(curve: list[list[float]]) -> str:
    """The curve as a picture, from 0 to a share of 60 %."""
    points, most, top = smoothed(curve), curve[-1][0], 0.6
    across, up = WIDTH - LEFT - RIGHT, HEIGHT - BOTTOM - 20

    def place(steps: float, won: float) -> tuple[float, float]:
        return LEFT + across * steps / most, HEIGHT - BOTTOM - up * won / top

    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">']
    lines.append(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>')
    for tick in range(7):
        x, y = place(0, tick / 10)
        lines.append(f'<path d="M{x:.0f} {y:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        lines.append(f'<text x="{x - 8:.0f}" y="{y + 4:.1f}" font-size="12" text-anchor="end">{tick * 10} %</text>')
    digits = 1 if most < TICKS * 1e7 else 0
    for tick in range(TICKS + 1):
        x, y = place(most * tick / TICKS, 0)
        label = f"{most * tick / TICKS / 1e6:,.{digits}f} million"
        lines.append(f'<text x="{x:.0f}" y="{y + 18:.0f}" font-size="12" text-anchor="middle">{label}</text>')
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(*point) for point in points))
    lines.append(f'<polyline points="{path}" fill="none" stroke="#0a6" stroke-width="2"/>')
    lines.append(f'<text x="{LEFT}" y="14" font-size="13">Deals won against sensible, by steps of the learner</text>')
    return "\n".join([*lines, "</svg>", ""])


if __name__ == "__main__":
    source, target = map(Path, sys.argv[1:3])
    target.write_text(svg(json.loads(source.read_text(encoding="utf-8"))), encoding="utf-8")

/** Cards as they are drawn, for tests. */

import { render } from "@testing-library/svelte";
import Card from "../cards/Card.svelte";

export function drawn(game: string, card: string, kind = {}, faceDown = false): SVGElement {
  return render(Card, { game, card, kind, faceDown }).container.querySelector("svg") as SVGElement;
}

/** The text in the first corner of a card, if there is one. */
export function cornerOf(svg: SVGElement): string | undefined {
  return svg.querySelector("text[text-anchor=middle][x='22']")?.textContent ?? undefined;
}

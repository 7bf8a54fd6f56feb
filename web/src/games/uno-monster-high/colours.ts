/** Its red is a pink. */

import { CIRCLE, colourIn, type Colour } from "../../cards/palette";

export const COLOURS: Record<string, Colour> = {
  R: { fill: "#e2478f", dark: "#7f134a", light: "#ffdcec", shape: CIRCLE },
};

export const colourOf = (letter: string): Colour => colourIn(letter, COLOURS);

/** The two markers of Monete and their sides, as the wire writes them. */

export type Marker = "sign" | "hue";

export interface Side {
  of: Marker;
  /** As it is drawn. */
  glyph: string;
  /** The end of its sentences' ids. */
  name: string;
  opposite: string;
}

export const SIDES: Record<string, Side> = {
  "+": { of: "sign", glyph: "+", name: "plus", opposite: "-" },
  "-": { of: "sign", glyph: "−", name: "minus", opposite: "+" },
  "=": { of: "hue", glyph: "=", name: "equal", opposite: "!=" },
  "!=": { of: "hue", glyph: "≠", name: "unequal", opposite: "=" },
};

export const isMarker = (move: string): boolean => move in SIDES;

export const sidesOf = (marker: Marker): string[] => Object.keys(SIDES).filter((side) => SIDES[side]?.of === marker);

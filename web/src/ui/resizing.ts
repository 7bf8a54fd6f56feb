/** Whatever is put somewhere by its pixels: a phone may be turned, and a window dragged. */

/** Put it there at once, when all else has found its place, and whenever the window has another size; answers how to stop. */
export function placed(place: () => void): () => void {
  let frame = 0;
  const next = (then: () => void) => (frame = requestAnimationFrame(then));
  const again = () => {
    cancelAnimationFrame(frame);
    next(() => next(place));
  };
  place();
  again();
  addEventListener("resize", again);
  return () => {
    removeEventListener("resize", again);
    cancelAnimationFrame(frame);
  };
}

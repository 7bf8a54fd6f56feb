/** A card of our hand that is dragged or flicked towards the middle, as one lays it on a table. */

const START = 14; // pixels upwards, and more of them than sideways: sideways a long hand is pushed
const FAR = 70; // pixels that surely mean it
const FLICK = { pixels: 30, time: 250 }; // milliseconds: a short way, but quick

interface Hooks {
  /** It can be thrown now. */
  able: () => boolean;
  /** How far it was dragged; undefined when it was let go. */
  drag: (way: { x: number; y: number } | undefined) => void;
  /** It was thrown. */
  throw: () => void;
}

/** `{@attach throwing({ … })}`, on a card. A card that was dragged is not tapped. */
export function throwing({ able, drag, throw: done }: Hooks) {
  return (node: HTMLElement) => {
    let grip: { x: number; y: number; at: number; id: number; dragged: boolean } | undefined;

    const down = (event: PointerEvent): void => {
      grip = undefined;
      if (!event.isPrimary || event.button !== 0 || !able()) return;
      grip = { x: event.clientX, y: event.clientY, at: event.timeStamp, id: event.pointerId, dragged: false };
    };
    const move = (event: PointerEvent): void => {
      if (!grip || event.pointerId !== grip.id) return;
      const way = { x: event.clientX - grip.x, y: event.clientY - grip.y };
      if (!grip.dragged) {
        if (!able() || -way.y < START || -way.y < Math.abs(way.x)) return;
        grip.dragged = true;
        node.setPointerCapture(grip.id);
      }
      drag(way);
    };
    const up = (event: PointerEvent): void => {
      if (!grip?.dragged || event.pointerId !== grip.id) return;
      drag(undefined);
      const rise = grip.y - event.clientY;
      const quick = event.timeStamp - grip.at < FLICK.time && rise > FLICK.pixels;
      if (event.type === "pointerup" && (rise > FAR || quick)) done();
    };
    const click = (event: MouseEvent): void => {
      if (grip?.dragged) event.stopImmediatePropagation();
      grip = undefined;
    };

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", up);
    node.addEventListener("click", click, { capture: true });
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("click", click, { capture: true });
    };
  };
}

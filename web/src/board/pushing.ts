/** A hand that is longer than its place is pushed along: by dragging it, by the wheel, or by going through it. */

import type { Felt } from "./felt.svelte";
import { reach, stepOf } from "./spread";

const SLACK = 8; // pixels that a thumb trembles when it taps

/** `{@attach pushing(felt, () => count)}`, on the ground of the felt. */
export function pushing(felt: Felt, count: () => number) {
  return (node: HTMLElement) => {
    let grip: { x: number; offset: number; pushed: boolean } | undefined;

    const thrown = (): boolean => !!node.querySelector(".token.dragged");
    const on = (event: MouseEvent): boolean => {
      const zone = felt.zones.get("hand")?.rect;
      const top = node.getBoundingClientRect().top;
      return !!zone && event.clientY - top > zone.y - zone.height * 0.25 && reach(zone, count()) > 0;
    };
    const push = (offset: number): void => {
      const zone = felt.zones.get("hand")?.rect;
      const room = zone ? reach(zone, count()) / 2 : 0;
      felt.offset = Math.max(-room, Math.min(room, offset));
    };

    const down = (event: PointerEvent): void => {
      grip = on(event) ? { x: event.clientX, offset: felt.offset, pushed: false } : undefined;
    };
    const move = (event: PointerEvent): void => {
      if (!grip || !event.buttons || thrown()) return;
      if (!grip.pushed && Math.abs(event.clientX - grip.x) < SLACK) return;
      grip.pushed = true;
      felt.pushed = true;
      push(grip.offset + grip.x - event.clientX);
    };
    const up = (): void => {
      felt.pushed = false;
    };
    const click = (event: MouseEvent): void => {
      if (grip?.pushed) event.stopPropagation();
      grip = undefined;
    };
    const wheel = (event: WheelEvent): void => {
      if (!on(event)) return;
      event.preventDefault();
      push(felt.offset + event.deltaX + event.deltaY);
    };

    node.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    node.addEventListener("click", click, { capture: true });
    node.addEventListener("wheel", wheel, { passive: false });
    return () => {
      node.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      node.removeEventListener("click", click, { capture: true });
      node.removeEventListener("wheel", wheel);
    };
  };
}

/** Push the hand just so far that this card of it is in sight. */
export function reveal(felt: Felt, order: number, count: number): void {
  const zone = felt.zones.get("hand")?.rect;
  if (!zone) return;
  const half = reach(zone, count) / 2;
  const middle = (order - (count - 1) / 2) * stepOf(zone, count);
  const room = (zone.width - zone.height) / 2;
  felt.offset = Math.max(-half, Math.min(half, Math.max(middle - room, Math.min(middle + room, felt.offset))));
}

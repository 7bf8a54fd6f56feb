/** One tab plays a match. Another that wants to may take it over; then the first is told. */

const WAIT = 1000; // milliseconds: a tab that is being loaded anew gives its match back only when it has gone
const CHANNEL = "sobremesa-local";

/** Gives a match back. */
export type Release = () => void;

/** Claim a match; nothing, if another tab has it and it is not to be taken over. `lost`: it was taken from us. */
export function claim(code: string, take: boolean, lost: () => void): Promise<Release | undefined> {
  return "locks" in navigator ? lock(code, take, lost) : Promise.resolve(announce(code, lost));
}

function lock(code: string, take: boolean, lost: () => void): Promise<Release | undefined> {
  const patience = new AbortController();
  setTimeout(() => patience.abort(), WAIT);
  const how: LockOptions = take ? { steal: true } : { signal: patience.signal };
  return new Promise((claimed, fail) => {
    let held = false;
    const holding = navigator.locks.request(`${CHANNEL}/${code}`, how, () => {
      held = true;
      return new Promise<void>((release) => claimed(release));
    });
    holding.catch((trouble: unknown) => {
      if (held) return lost();
      return patience.signal.aborted ? claimed(undefined) : fail(trouble);
    });
  });
}

/** Without locks who comes last plays, and says so to the others. */
function announce(code: string, lost: () => void): Release {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(code);
  channel.onmessage = ({ data }) => {
    if (data !== code) return;
    channel.close();
    lost();
  };
  return () => channel.close();
}
